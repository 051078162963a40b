"""The values of the about pages."""

from toykit.art import frame, jar
from toykit.books import open_board_book, paper_drawing
from toykit.family import walker, wheelchair
from toykit.furniture import basket, chair, rug, shelf
from toykit.kitchen import bowl
from toykit.materials import felt, matte, paint, wood
from toykit.montessori import globe, knobbed, pink_tower
from toykit.numbers import beads, number_rods
from toykit.outlines import rounded_rectangle, star
from toykit.people import doll
from toykit.picture import scene
from toykit.plants import bush_plant
from toykit.rooms import camera, room
from toykit.shapes import ball, box, cyl, slab
from toykit.stage import group, into


@scene()
def value_together():
    room('DCE8E4', seed=23)
    rug((-0.75, -0.75, 0), 5.2, 2.9, colour='F7E4D4', edge='coral', rot=-2)

    # golden beads, laid out by a child who chose them
    beads((-2.45, 0.05, 0.07), 8, 8, 8, radius=0.062, rot=14)
    beads((-1.15, -1.45, 0.07), 10, 10, 1, radius=0.056, rot=-6)
    for i in range(4):
        beads((0.35 + 0.03 * i, -1.9 + 0.2 * i, 0.07), 10, 1, 1, radius=0.056, rot=-2 + 2 * i)
    for i in range(3):
        beads((1.2, -1.75 + 0.28 * i, 0.07), 1, 1, 1, radius=0.066)
    doll(
        (-0.55, -0.1, 0.06),
        1.75,
        dress='sun',
        skin=3,
        hair=4,
        style='curls',
        rot=4,
        trim='coral',
        pattern='stripe',
        look=4,
        lean=(12, 0),
        arms=((-0.24, -0.24, 0.34), (0.22, -0.3, 0.34)),
    )

    # the educator sits back and watches
    chair((2.65, 1.35, 0), rot=-30, scale=1.35, height=0.55)
    doll(
        (2.6, 1.28, 0.82),
        2.05,
        dress='plum',
        skin=0,
        hair='C9C3BC',
        style='greybun',
        rot=-32,
        trim='cream',
        pattern='plain',
        look=-8,
        glasses='teal',
        wrinkle=True,
        arms=((-0.12, -0.24, 0.3), (0.12, -0.24, 0.3)),
    )
    bush_plant((4.3, 2.4, 0), radius=0.5, height=0.75, colour='teal', leaf_length=0.95, seed=4)
    with group((-2.85, 2.7, 0), 6):
        shelf((0, 0, 0), width=3.6, depth=1.1, levels=(0.12, 1.35), thickness=0.14, divider=False)
        for i, (col, r) in enumerate((('coral', 0.34), ('sun', 0.29), ('teal', 0.24))):
            cyl(r, 0.3, (-1.1, -0.05, 1.49 + 0.3 * i), paint(col, axis='X', grain=0.08), bevel=0.06)
        bowl((0.15, 0, 1.49), 0.42, 0.3, material=wood('oak', scale=1))
        jar((1.15, -0.05, 1.49), 'plum', height=0.5)
        knobbed((0, -0.05, 0.27), scale=0.7)
    camera((0.1, -12.0, 4.9), (0.1, 0, 1.05), lens=52, aperture=0.19, focus=(-0.3, -0.5, 0.9))


@scene()
def value_family():
    room('FBE0CF', seed=24, skirting=True)
    frame((-3.3, 5.9, 3.1), 1.8, 2.1, tone='beech', art='leaf')
    frame((3.6, 5.9, 3.2), 1.9, 2.2)
    rug((0.1, 0.2, 0), 7.6, 3.1, colour='D9E9E1')
    doll(
        (-1.55, 0.95, 0.06),
        2.45,
        dress='sky',
        skin=2,
        hair=0,
        style='short',
        rot=14,
        trim='white',
        pattern='yoke',
        look=4,
        beard='3A2620',
        arms=((-0.24, -0.08, 0.32), (0.27, -0.12, 0.38)),
    )
    doll(
        (1.35, 1.0, 0.06),
        2.35,
        dress='coral',
        skin=1,
        hair=5,
        style='pony',
        rot=-12,
        trim='cream',
        pattern='hem',
        look=-4,
        arms=((-0.27, -0.12, 0.38), (0.24, -0.08, 0.32)),
    )

    # the child and the drawing
    g = doll(
        (-0.1, -0.3, 0.06),
        1.55,
        dress='sun',
        skin=2,
        hair=0,
        style='tails',
        rot=0,
        trim='coral',
        pattern='plain',
        arms=((-0.3, -0.24, 0.36), (0.3, -0.24, 0.36)),
    )
    with into(g):
        paper_drawing((0, -0.27, 0.34), rot=(78, 0, 0), scale=0.52)

    # grandparent with a walker, and a baby
    walker((3.2, 0.35, 0.06), rot=-20, scale=1.75, colour='plum')
    doll(
        (3.2, 0.38, 0.06),
        2.1,
        dress='sage',
        skin=1,
        hair='C9C3BC',
        style='greybun',
        rot=-20,
        trim='cream',
        pattern='plain',
        look=-4,
        glasses='coral',
        wrinkle=True,
        arms=((-0.215, -0.2, 0.42), (0.215, -0.2, 0.42)),
    )
    wheelchair((-3.25, 0.2, 0.06), rot=24, scale=1.15, colour='teal')
    doll(
        (-3.25, 0.23, 0.66),
        1.15,
        dress='plum',
        skin=2,
        hair=0,
        style='curls',
        rot=24,
        trim='apricot',
        pattern='stripe',
        look=4,
        arms=((-0.23, -0.14, 0.32), (0.23, -0.14, 0.32)),
    )
    ball(0.26, (1.65, -1.15, 0.32), paint('apricot'))
    camera((0.0, -12.6, 4.3), (0.0, 0.4, 1.5), lens=50, aperture=0.19, focus=(0, 0.1, 1.2))


@scene()
def value_quality():
    room('DDE6F0', seed=25, skirting=True)

    # a framed star in the place of a licence; no lettering
    with group((-0.6, 5.85, 3.35)):
        for x, z, width, height in (
            (0, 1.05, 3.1, 0.2),
            (0, -1.05, 3.1, 0.2),
            (-1.45, 0, 0.2, 1.9),
            (1.45, 0, 0.2, 1.9),
        ):
            box(
                (width, 0.16, height),
                (x, 0, z),
                wood('oak', axis='X' if width > height else 'Z', scale=1),
                base=False,
            )
        box((2.9, 0.04, 2.1), (0, 0.04, 0), matte('FCF5E6', roughness=0.9), bevel=0.004, base=False)
        slab(
            rounded_rectangle(2.45, 1.65, 0.08),
            0.02,
            (0, 0.0, 0),
            matte('palesky'),
            rot=(90, 0, 0),
            bevel=0.004,
        )
        slab(
            rounded_rectangle(2.35, 1.55, 0.06),
            0.02,
            (0, -0.01, 0),
            matte('FCF5E6', roughness=0.9),
            rot=(90, 0, 0),
            bevel=0.004,
        )
        slab(star(0.52, 0.26), 0.09, (0, -0.05, 0.1), paint('sun', axis='X', grain=0.05), rot=(90, 0, 0))
        for side in (-1, 1):
            slab(
                [(-0.11, 0.3), (0.11, 0.3), (0.13, -0.35), (0, -0.24), (-0.13, -0.35)],
                0.05,
                (side * 0.2, -0.02, -0.42),
                felt('coral', scale=2),
                rot=(90, side * -10, 0),
                bevel=0.015,
            )

    # low shelf with materials
    with group((2.75, 3.3, 0), -4):
        shelf((0, 0, 0), width=4.2, depth=1.4, levels=(0.15, 1.5), thickness=0.15)
        pink_tower((-1.35, 0, 1.65), unit=0.04, rot=4)
        number_rods((0.15, -0.2, 0.3), unit=0.19, thickness=0.1, count=8, mode='stack')
        basket((-1.05, 0, 0.3), 0.55, 0.6)
        for x, y, colour in ((-1.2, -0.1, 'coral'), (-0.85, 0.05, 'sun'), (-1.0, -0.25, 'teal')):
            ball(0.2, (x, y, 0.95), paint(colour))
        globe((0.2, 0, 1.65), 0.5, rot=20)
        bush_plant((1.5, 0, 1.65), radius=0.32, height=0.48, colour='coral', leaves=14, seed=4)
    g = doll(
        (-1.75, 0.7, 0),
        2.5,
        dress='plum',
        skin=4,
        hair=4,
        style='bob',
        rot=16,
        trim='sun',
        pattern='plain',
        look=4,
        glasses='sun',
        arms=((-0.17, -0.27, 0.38), (0.17, -0.27, 0.38)),
    )
    with into(g):
        with group((0, -0.3, 0.4), (58, 0, 0), 0.26):
            open_board_book((0, 0, 0))
    doll(
        (0.35, 0.1, 0),
        1.6,
        dress='sun',
        skin=1,
        hair=4,
        style='tails',
        rot=-14,
        trim='coral',
        pattern='stripe',
        look=-6,
        arms=((-0.25, -0.08, 0.34), (0.25, -0.08, 0.34)),
    )
    doll(
        (-3.45, -0.15, 0),
        1.5,
        dress='sage',
        skin=2,
        hair='coral',
        style='turban',
        rot=28,
        trim='cream',
        pattern='half',
        look=4,
    )
    box((0.42, 0.42, 0.42), (1.75, -1.0, 0), paint('coral', grain=0.1), rot=18, bevel=0.05)
    box((0.42, 0.42, 0.42), (2.3, -0.75, 0), paint('teal', grain=0.1), rot=-12, bevel=0.05)
    box((0.42, 0.42, 0.42), (2.02, -0.88, 0.42), paint('sun', grain=0.1), rot=30, bevel=0.05)
    camera((0.1, -12.6, 4.3), (0.1, 1.0, 1.95), lens=49, aperture=0.19, focus=(-0.3, 0.4, 1.3))
