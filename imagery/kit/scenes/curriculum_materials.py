"""Curriculum: approach, special materials, literacy, math and the whole world."""

import math
from math import tau

from toykit.books import board_book, pencil, standing_book
from toykit.family import wheelchair
from toykit.furniture import rug
from toykit.letters import alphabet_box, letter, letter_board
from toykit.materials import matte, paint, wood
from toykit.montessori import globe, knobbed, pink_tower, solids, tablet, tray
from toykit.numbers import abacus, beads, number_rods, numeral
from toykit.outlines import circle, rounded_rectangle
from toykit.people import doll
from toykit.picture import scene
from toykit.plants import bush_plant, leaf, pot, seedling, watering_can
from toykit.playground import magnifier, turbine
from toykit.rooms import camera, room
from toykit.shapes import ball, box, cyl, slab
from toykit.stage import group
from toykit.toys import block_castle


@scene()
def cur_approach():
    room('F8E1D0', seed=8)
    rug((-0.4, -0.5, 0), 5.6, 3.0, colour='D9E9E1', rot=2)
    block_castle((-0.45, -0.1, 0.07), rot=4, scale=1.15)
    doll(
        (-2.05, -0.25, 0.07),
        1.6,
        skin=0,
        hair=3,
        style='pony',
        rot=34,
        trim='sun',
        pattern='stripe',
        look=2,
        lean=(4, 4),
        arms=((-0.22, -0.14, 0.36), (0.27, -0.18, 0.5)),
    )
    doll(
        (1.35, -0.45, 0.07),
        1.55,
        dress='sky',
        skin=4,
        hair=4,
        style='curls',
        rot=-36,
        trim='white',
        pattern='half',
        lean=(4, -4),
        aid='sun',
        arms=((-0.28, -0.16, 0.52), (0.22, -0.14, 0.36)),
    )
    doll(
        (2.95, 0.9, 0),
        2.45,
        dress='teal',
        skin=2,
        style='bun',
        rot=-26,
        trim='sun',
        pattern='yoke',
        look=-8,
        lean=(4, 0),
        glasses='5E3B24',
        arms=((-0.15, -0.25, 0.37), (0.17, -0.25, 0.37)),
    )
    with group((2.72, 0.35, 0.78), (-52, 0, -26)):
        board_book((0, 0, 0), (0.72, 0.56), colour='coral', thickness=0.09)
        slab(
            rounded_rectangle(0.6, 0.46, 0.02),
            0.014,
            (0, 0, 0.095),
            matte('FBF5E8', roughness=0.9),
            bevel=0.003,
        )
        for i in range(4):
            box((0.4, 0.02, 0.004), (-0.04, 0.12 - 0.09 * i, 0.103), matte('B8A99A'), bevel=0)
    box((0.4, 0.4, 0.4), (-2.65, -1.45, 0.07), paint('sun', grain=0.1), rot=20, bevel=0.05)
    cyl(0.2, 0.45, (0.35, -1.55, 0.07), paint('sage'), bevel=0.04)
    box((0.8, 0.3, 0.22), (-1.0, -1.55, 0.07), wood('beech', scale=1), rot=-16, bevel=0.04)
    bush_plant((-3.7, 1.6, 0), radius=0.5, height=0.75, colour='coral', leaf_length=0.95, seed=4)
    camera((0.0, -12.2, 4.7), (0.0, 0, 1.2), lens=55, aperture=0.18, focus=(0, -0.3, 0.9))


@scene()
def cur_special():
    room('DDE9E6', seed=9)
    knobbed((-1.65, 0.95, 0), rot=8, scale=1.02, lift=(2, 5))
    knobbed((-1.85, -0.05, 0), rot=8, scale=1.02, lift=(4,))
    tray((1.75, -0.55, 0), 3.1, 2.0, rot=-8)
    with group((1.75, -0.6, 0.09), -8):
        solids((0, 0, 0), scale=1.08)
    colours = ['coral', 'apricot', 'sun', 'grass', 'sage', 'teal', 'sky', 'plum', 'lilac']
    for i, colour in enumerate(colours):
        a = math.radians(150 - 15 * i)
        tablet(
            (-1.75 + 1.75 * math.cos(a), -2.55 + 1.5 * math.sin(a), 0.012 * i),
            colour,
            rot=math.degrees(a) - 90,
            width=0.42,
            height=0.74,
        )
    doll(
        (0.25, 1.15, 0),
        1.75,
        dress='sun',
        skin=3,
        hair='teal',
        style='hijab',
        rot=6,
        trim='apricot',
        pattern='hem',
        look=6,
        lean=(8, 0),
    )
    doll(
        (3.55, 0.95, 0),
        1.6,
        hair=4,
        rot=-18,
        trim='cream',
        pattern='stripe',
        look=-10,
        lean=(8, 0),
        glasses='teal',
    )
    pink_tower((-3.55, 1.75, 0), unit=0.05, rot=10)
    camera((0.1, -11.8, 5.4), (0.1, -0.1, 0.8), lens=54, aperture=0.18, focus=(0.2, -0.4, 0.5))


@scene()
def cur_literacy():
    room('D6E6EF', seed=10)
    rug((0.9, -1.2, 0), 4.6, 2.0, colour='F7E4D4', edge='coral', rot=-3)
    alphabet_box((-2.05, 0.35, 0), rot=10, scale=1.05)
    with group((0.95, -1.15, 0.13), -3):
        for i, (character, c) in enumerate((('s', 'coral'), ('u', 'sky'), ('n', 'coral'))):
            letter(character, (-1.5 + 0.78 * i, -0.05, 0), rot=3 * (i - 1), size=1.5, colour=c, depth=0.14)
        slab(circle(0.34), 0.1, (1.05, -0.02, 0), paint('sun', axis='X', grain=0.06))
        for i in range(10):
            slab(
                rounded_rectangle(0.2, 0.07, 0.03),
                0.08,
                (1.05 + 0.5 * math.cos(tau * i / 10), -0.02 + 0.5 * math.sin(tau * i / 10), 0),
                paint('sun', axis='X', grain=0.06),
                rot=math.degrees(tau * i / 10),
                bevel=0.02,
            )
    letter_board('a', (2.35, 1.05, 0.62), rot=(66, 0, -10), colour='sky', width=1.0, height=1.35)
    letter_board('m', (3.5, 0.75, 0.62), rot=(66, 0, -18), colour='coral', width=1.05, height=1.35)
    doll(
        (0.35, 0.55, 0),
        1.8,
        dress='plum',
        skin=2,
        hair=4,
        style='tails',
        rot=4,
        trim='sun',
        pattern='hem',
        look=6,
        lean=(8, 0),
        arms=((-0.2, -0.18, 0.34), (0.2, -0.22, 0.36)),
    )
    doll(
        (1.45, 0.5, 0),
        1.65,
        dress='sun',
        hair='teal',
        style='turban',
        rot=-14,
        trim='cream',
        pattern='stripe',
        look=-4,
        lean=(8, 0),
        arms=((-0.2, -0.2, 0.34), (0.22, -0.16, 0.34)),
    )
    for i, (w, h, c, b) in enumerate(
        (
            (0.3, 1.7, 'teal', 'sun'),
            (0.26, 1.5, 'coral', 'cream'),
            (0.34, 1.85, 'plum', 'apricot'),
            (0.26, 1.6, 'sun', 'coral'),
        )
    ):
        standing_book(-3.9 + 0.36 * i, 2.2, width=w, height=h, colour=c, band=b)
    pencil((-1.75, -1.55, 0.06), (90, 0, 74), colour='teal', length=1.4, radius=0.06)
    pencil((-2.5, -1.25, 0.06), (90, 0, 60), colour='sun', length=1.3, radius=0.06)
    camera((0.1, -11.8, 5.3), (0.05, -0.1, 0.72), lens=54, aperture=0.18, focus=(0.2, -0.5, 0.6))


@scene()
def cur_math():
    room('DDE4F2', seed=11)
    number_rods((-3.3, -0.15, 0), unit=0.33, thickness=0.17, mode='flat')
    beads((1.5, 1.0, 0), 10, 10, 10, radius=0.058, rot=18)
    beads((3.05, 0.55, 0), 10, 10, 1, radius=0.058, rot=-10)
    beads((2.1, -0.55, 0), 10, 1, 1, radius=0.058, rot=12)
    beads((2.25, -0.9, 0), 10, 1, 1, radius=0.058, rot=4)
    for i in range(3):
        beads((3.3 + 0.2 * i, -0.6 - 0.1 * (i % 2), 0), 1, 1, 1, radius=0.062)
    for s, x, y, colour, width, r in (
        ('1', 3.5, -1.35, 'grass', 0.5, -6),
        ('10', 2.75, -1.6, 'sky', 0.8, 4),
        ('100', 1.6, -1.75, 'coral', 1.15, -3),
        ('1000', 0.05, -1.7, 'teal', 1.5, 3),
    ):
        numeral(s, (x, y, 0), rot=r, colour=colour, width=width)
    doll(
        (0.2, 0.75, 0),
        1.75,
        dress='sky',
        skin=3,
        hair=4,
        style='braids',
        trim='sun',
        pattern='hem',
        look=8,
        lean=(8, 0),
        arms=((-0.22, -0.16, 0.34), (0.24, -0.2, 0.4)),
    )
    doll(
        (2.75, 1.75, 0),
        1.75,
        skin=0,
        hair=2,
        style='short',
        rot=-10,
        trim='white',
        pattern='yoke',
        look=-8,
        lean=(6, 0),
        glasses='3F9186',
    )
    abacus((-2.35, 2.35, 0), rot=6)
    camera((0.15, -11.8, 5.3), (0.15, -0.1, 0.85), lens=53, aperture=0.18, focus=(0.3, -0.2, 0.5))


@scene()
def cur_holistic():
    room('DCEAD9', seed=12)
    globe((-1.45, 0.85, 0), 1.05, rot=20)
    turbine((2.75, 1.35, 0), scale=1.55, rot=-10)
    for i, (x, y, c) in enumerate(((1.0, -0.35, 'coral'), (1.85, -0.65, 'sun'), (2.75, -0.45, 'sky'))):
        pot((x, y, 0), 0.34, 0.46, colour=c)
        seedling((x, y, 0.4), 0.42 + 0.12 * (i % 2), leaves=5, leaf_length=0.42, seed=i + 2)
    magnifier((-0.95, -1.65, 0), rot=(0, 0, -18), scale=1.1)
    leaf((-1.3, -1.5, 0.03), (0, -2, 24), length=0.8, width=0.2, curl=0.05)
    leaf((-2.35, -1.35, 0.03), (0, -2, 120), length=0.7, width=0.18, colour='teal', curl=0.05)
    for i in range(3):
        ball(
            0.13,
            (-2.7 + 0.3 * i, -0.65 - 0.14 * (i % 2), 0.1),
            matte(('C9B8A4', 'A7B0AF', 'D8C6AE')[i], roughness=0.7, variation=0.1),
            scale=(1.2, 1, 0.7),
        )
    doll(
        (0.25, 0.75, 0),
        1.95,
        dress='teal',
        skin=2,
        style='pony',
        rot=4,
        trim='sun',
        pattern='hem',
        look=8,
        lean=(8, 0),
        arms=((-0.22, -0.16, 0.34), (0.24, -0.22, 0.38)),
    )
    doll(
        (-3.1, 0.35, 0),
        1.75,
        dress='apricot',
        skin=4,
        hair=4,
        style='afro',
        rot=20,
        trim='white',
        pattern='stripe',
        look=6,
        lean=(4, 0),
    )
    wheelchair((3.95, 0.1, 0), rot=-32, scale=1.2, colour='sky')
    doll(
        (3.95, 0.12, 0.63),
        1.15,
        dress='plum',
        hair=3,
        style='short',
        rot=-32,
        trim='cream',
        pattern='half',
        look=6,
    )
    watering_can((0.15, -1.15, 0), 'coral', scale=0.75, rot=200)
    camera((0.25, -12.2, 4.7), (0.25, 0, 1.25), lens=50, aperture=0.18, focus=(0.2, -0.3, 0.9))
