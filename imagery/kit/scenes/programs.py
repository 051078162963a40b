"""The five age groups."""

from toykit.art import cup_of
from toykit.belongings import backpack
from toykit.books import board_book, open_board_book, pencil
from toykit.family import baby, wheelchair
from toykit.furniture import bunting, moses, rug
from toykit.letters import letter_board
from toykit.materials import felt, paint
from toykit.montessori import brown_stair, globe, knobbed, pink_tower
from toykit.numbers import abacus
from toykit.outlines import circle, rounded_rectangle, star
from toykit.people import doll
from toykit.picture import scene
from toykit.plants import bush_plant
from toykit.playground import bicycle
from toykit.rooms import camera, room
from toykit.shapes import ball, box
from toykit.toys import (
    beach_ball,
    board_game,
    cart,
    mobile,
    rainbow,
    rattle,
    rings_stack,
    solid,
    sorter,
    teether,
)


@scene()
def program_infants():
    room('E0EADF', seed=3)
    rug((0.25, 0.1, 0), 7.0, 3, colour='F6DCCB', edge='coral', round_=True)
    moses((0.55, 0.1, 0.06), rot=14, scale=1.25)
    baby((0.1, -0.1, 0.42), 1.15, wrap='apricot', skin=2, rot=-58, lying=54)
    ball(0.62, (0.12, -0.05, 0.6), felt('sky', scale=1.5, bump=0.35), rot=(0, 4, 14), scale=(1.3, 1.0, 0.42))
    doll(
        (2.55, 0.55, 0),
        2.35,
        dress='teal',
        hair=2,
        style='long',
        rot=-26,
        trim='sun',
        pattern='hem',
        look=-8,
        lean=(6, -6),
        apron='cream',
    )
    doll(
        (-1.75, 0.85, 0),
        2.15,
        dress='plum',
        skin=3,
        hair='apricot',
        style='hijab',
        rot=16,
        trim='apricot',
        look=8,
        lean=(5, 5),
    )
    baby((-2.15, -0.55, 0.06), 0.95, wrap='sun', skin=4, rot=14)
    mobile((0.35, 0.6, 4.0), radius=1.0, drop=0.85)
    rattle((-0.85, -1.75, 0.24), rot=(90, 0, 62), scale=0.9)
    rattle((3.05, -1.0, 0.24), rot=(90, 0, -35), scale=0.85, first='teal', second='apricot')
    teether((1.75, -1.75, 0.07), rot=(0, 0, 20))
    teether(
        (-2.75, -1.45, 0.07), rot=(0, 0, 120), scale=0.85, colours=('plum', 'sky', 'sun', 'sage', 'coral')
    )
    box((0.5, 0.5, 0.5), (3.72, -0.15, 0), felt('sky', scale=1.4), rot=20, bevel=0.09)
    box((0.46, 0.46, 0.46), (3.98, 0.5, 0), felt('sun', scale=1.4), rot=-12, bevel=0.09)
    ball(0.3, (-3.3, -0.35, 0.3), felt('coral', scale=1.4))
    camera((0.35, -12.0, 5.3), (0.35, 0, 1.6), lens=49, aperture=0.18, focus=(0.5, -0.3, 0.9))


@scene()
def program_toddlers():
    room('D9E9EE', seed=4)
    rug((0.3, -0.15, 0), 7.6, 3, colour='F8E3B4', edge='sun', round_=True)
    cart((1.35, 0.35, 0.06), rot=-14, scale=1.25)
    for x, y, z, colour, r in (
        (0.9, 0.2, 0.62, 'coral', 10),
        (1.55, 0.35, 0.62, 'sun', -20),
        (2.1, -0.05, 0.62, 'sky', 15),
        (1.2, 0.55, 0.62, 'plum', 40),
        (1.3, 0.25, 1.1, 'sage', 25),
        (1.85, 0.3, 1.08, 'apricot', -10),
    ):
        box((0.48, 0.48, 0.48), (x, y, z), paint(colour, axis='X', grain=0.1), rot=r, bevel=0.05)
    doll(
        (-0.55, 0.85, 0.05),
        1.6,
        skin=2,
        style='tails',
        rot=-24,
        trim='sun',
        pattern='stripe',
        look=-10,
        lean=(0, 5),
        arms=((-0.2, -0.12, 0.42), (0.26, -0.12, 0.5)),
    )
    rings_stack((-2.35, 0.35, 0.06), scale=1.35)
    sorter((-1.25, -1.25, 0.06), rot=22, scale=0.9)
    tri = [(-0.22, -0.2), (0.22, -0.2), (0, 0.2)]
    solid(star(0.27, 0.14), 'sun', (-2.35, -1.5, 0.06), rot=20, height=0.3)
    solid(tri, 'teal', (-0.35, -2.0, 0.06), rot=12, height=0.3)
    solid(circle(0.2), 'coral', (0.25, -1.4, 0.06), height=0.34)
    solid(rounded_rectangle(0.36, 0.36, 0.04), 'sky', (-1.8, -2.15, 0.06), rot=34, height=0.34)
    doll(
        (3.35, 0.1, 0.0),
        1.5,
        dress='sky',
        skin=4,
        hair=4,
        style='afro',
        rot=-22,
        trim='white',
        pattern='half',
        look=-6,
    )
    ball(0.36, (2.75, -1.3, 0.4), paint('apricot'))
    doll(
        (-3.45, 0.75, 0),
        1.4,
        dress='sage',
        skin=0,
        hair=3,
        style='short',
        rot=22,
        trim='cream',
        pattern='yoke',
        look=6,
        aid='coral',
    )
    rainbow((3.3, 2.4, 0), 1.5, band=0.22, depth=0.8, rot=-10)
    camera((0.2, -12.2, 5.0), (0.2, 0, 1.05), lens=50, aperture=0.18, focus=(0.2, -0.4, 0.9))


@scene()
def program_preschoolers():
    room('FBE2D6', seed=5)
    rug((0.35, -0.35, 0), 6.6, 3.3, colour='DCEBE4', rot=-3)
    pink_tower((1.75, 0.2, 0.07), unit=0.066, rot=8)
    brown_stair((-2.0, -1.15, 0.07), unit=0.05, length=0.85, rot=2)
    doll(
        (-1.15, 0.35, 0.05),
        1.8,
        dress='sun',
        skin=3,
        hair=4,
        style='braids',
        rot=10,
        trim='coral',
        pattern='hem',
        look=4,
        lean=(10, 0),
        arms=((-0.2, -0.2, 0.34), (0.24, -0.22, 0.36)),
    )
    doll(
        (0.55, 0.25, 0.05),
        1.75,
        dress='sky',
        hair='plum',
        style='turban',
        rot=-30,
        trim='white',
        pattern='stripe',
        look=-6,
        lean=(4, 6),
        arms=((-0.24, -0.1, 0.3), (0.27, -0.16, 0.5)),
    )
    doll((3.35, 0.2, 0), 1.6, skin=0, hair=5, rot=-30, trim='cream', look=-8, glasses='teal', arms='down')
    for i, (x, y, r) in enumerate(((1.1, -1.15, 14), (1.75, -0.95, 33), (1.45, -1.5, 55))):
        q = 0.36 - 0.1 * i
        box((q, q, q), (x, y, 0.07), paint('E58A82', grain=0.07), rot=r, bevel=0.02)
    knobbed((3.0, -1.75, 0), rot=-14, scale=0.62, lift=(2, 5))
    bush_plant((-3.9, 1.4, 0), radius=0.5, height=0.75, colour='teal', leaf_length=0.95, seed=4)
    rainbow((-2.0, 2.3, 0), 1.55, band=0.22, depth=0.8, rot=6)
    camera((0.2, -12.4, 5.2), (0.2, 0, 1.35), lens=49, aperture=0.18, focus=(0.2, -0.3, 0.9))


@scene()
def program_kindergarten():
    room('E7DDEA', seed=6)
    abacus((-1.65, 0.75, 0), rot=10, scale=1.25)
    globe((1.3, 1.25, 0), 0.85, rot=20)
    for i, (colour, s, r) in enumerate(
        (('coral', (2.0, 1.5), 5), ('sky', (1.85, 1.4), -5), ('sun', (1.7, 1.3), 6))
    ):
        board_book((3.15, 0.75, 0.22 * i), s, rot=r, colour=colour, thickness=0.22)
    cup_of((3.2, 0.85, 0.66), radius=0.38, height=0.7, count=9, material=paint('teal', grain=0.06), seed=6)
    doll(
        (0.1, 0.1, 0),
        1.75,
        dress='teal',
        skin=2,
        style='pony',
        rot=6,
        trim='sun',
        pattern='hem',
        look=8,
        lean=(5, 0),
        arms=((-0.26, -0.12, 0.5), (0.23, -0.1, 0.3)),
    )
    doll(
        (2.05, -0.35, 0),
        1.6,
        skin=4,
        hair=4,
        style='curls',
        rot=-16,
        trim='cream',
        pattern='stripe',
        look=-8,
        glasses='plum',
    )
    wheelchair((-3.45, -0.05, 0), rot=30, scale=1.25)
    doll(
        (-3.45, -0.02, 0.66),
        1.2,
        dress='sun',
        hair=2,
        rot=30,
        trim='teal',
        look=-8,
        arms=((-0.23, -0.14, 0.32), (0.23, -0.14, 0.32)),
    )
    open_board_book((0.3, -1.55, 0), width=0.95, depth=1.15, rot=6, cover='teal')
    for x, y, r, colour in ((-1.55, -1.5, 70, 'plum'), (-1.7, -1.95, 84, 'coral'), (2.35, -1.95, 62, 'sky')):
        pencil((x, y, 0.06), (90, 0, r), colour=colour, length=1.4, radius=0.06)
    for i, (n, colour) in enumerate((('1', 'coral'), ('2', 'teal'), ('3', 'sun'))):
        letter_board(
            n,
            (3.3 + 0.12 * i, -1.2 - 0.1 * i, 0.05 + 0.085 * i),
            rot=(0, 0, 12 - 14 * i),
            colour=colour,
            width=0.8,
            height=1.0,
        )
    bunting((-6.5, 5.5, 4.1), (6.5, 5.5, 4.3), count=13, sag=0.9, size=0.7)
    camera((0.1, -12.2, 4.7), (0.1, 0, 1.2), lens=50, aperture=0.18, focus=(0.2, -0.2, 0.9))


@scene()
def program_school_age():
    room('D7E8DE', seed=7)
    bicycle((-1.65, 1.0, 0), rot=8, scale=1.5)
    backpack((2.55, 0.85, 0), rot=-14, scale=1.15)
    board_game((0.55, -1.35, 0), rot=12, width=2.2)
    doll(
        (-0.05, 0.35, 0),
        2.1,
        dress='sky',
        skin=2,
        hair='coral',
        style='turban',
        rot=4,
        trim='white',
        pattern='yoke',
        look=6,
        arms='down',
    )
    doll(
        (1.25, 0.3, 0),
        2.15,
        dress='plum',
        skin=0,
        hair=5,
        style='pony',
        rot=-8,
        trim='apricot',
        pattern='hem',
        look=-4,
        glasses='teal',
    )
    doll(
        (3.9, -0.1, 0),
        2.0,
        dress='sun',
        skin=4,
        hair=4,
        style='braids',
        rot=-20,
        trim='coral',
        pattern='stripe',
        look=-6,
    )
    doll(
        (-3.55, -0.35, 0),
        2.05,
        dress='sage',
        skin=3,
        hair=4,
        style='short',
        rot=22,
        trim='cream',
        pattern='half',
        look=6,
    )
    beach_ball((-1.95, -1.05, 0.42), 0.42)
    board_book((2.7, -1.35, 0), (1.2, 0.95), rot=20, colour='sky', thickness=0.18, title=star(0.2, 0.1))
    pencil((2.1, -2.2, 0.06), (90, 0, 64), length=1.2, radius=0.055)
    camera((0.15, -12.6, 4.5), (0.15, 0, 1.2), lens=50, aperture=0.18, focus=(0.2, -0.3, 1))
