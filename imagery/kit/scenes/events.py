"""Open house and potluck."""

import math
from math import pi, tau

from toykit.entrance import doorway
from toykit.family import wheelchair
from toykit.furniture import bunting
from toykit.kitchen import baking_dish, bowl, cup, fruit, jug, plate
from toykit.materials import felt, gloss, matte, paint, wood
from toykit.montessori import tray
from toykit.outlines import flower_outline, rounded_rectangle
from toykit.people import doll
from toykit.picture import scene
from toykit.plants import pot, seedling
from toykit.rooms import camera, room
from toykit.shapes import ball, box, cyl, lathe, slab
from toykit.stage import group
from toykit.yard import daylight, meadow


@scene(exposure=-0.05, saturation=107)
def event_open_house():
    meadow(6, flowers=[(-4.4, -1.4), (4.5, -1.2)], hills=False)

    # the front of the house
    wall_paint = paint('F6E3C8', axis='X', grain=0.07)
    for i in range(9):
        box((13, 0.35, 0.74), (0.2, 4.7, 0.75 * i), wall_paint, bevel=0.05)
    box((13, 0.5, 0.35), (0.2, 4.6, 0), wood('oak', scale=1), bevel=0.04)
    doorway((-0.45, 4.28, 0.12), width=2.3, height=2.55, door='teal', swing=122, from_yard=True)
    for x in (-3.75, 4.3):
        with group((x, 4.45, 2.0)):
            slab(
                rounded_rectangle(1.7, 1.6, 0.1),
                0.1,
                (0, 0, 0.6),
                matte('white', roughness=0.5),
                rot=(90, 0, 0),
            )
            slab(
                rounded_rectangle(1.4, 1.3, 0.06),
                0.06,
                (0, -0.05, 0.6),
                gloss('BFDFEC', roughness=0.12),
                rot=(90, 0, 0),
                bevel=0.01,
            )
            box((0.09, 0.08, 1.3), (0, -0.07, -0.05), matte('white', roughness=0.5), bevel=0.015)
            box((1.4, 0.08, 0.09), (0, -0.075, 0.56), matte('white', roughness=0.5), bevel=0.015)
            box((1.9, 0.4, 0.3), (0, -0.2, -0.45), paint('coral', axis='X', grain=0.08), bevel=0.04)
            for i in range(5):
                seedling((-0.7 + 0.35 * i, -0.22, -0.2), 0.26, leaf_length=0.3, seed=i)
                slab(
                    flower_outline(0.15, 6),
                    0.05,
                    (-0.7 + 0.35 * i, -0.34, 0.12),
                    paint(('sun', 'plum', 'apricot')[i % 3]),
                    rot=(70, 0, 10 * i),
                    bevel=0.015,
                )
    bunting((-5.6, 3.9, 4.75), (5.9, 3.9, 4.85), count=14, sag=0.55, size=0.62)
    box((3.0, 1.2, 0.16), (-0.45, 3.7, 0), wood('beech', scale=1), bevel=0.04)

    # table with cups
    with group((2.7, 0.95, 0), -8):
        slab(rounded_rectangle(2.9, 1.15, 0.2), 0.14, (0, 0, 1.0), wood('maple', scale=1), bevel=0.05)
        for x in (-1.2, 1.2):
            for y in (-0.4, 0.4):
                cyl(0.08, 0.95, (x, y, 0), wood('beech', axis='Z', scale=1), bevel=0.02, segments=28)
        jug((-0.95, 0.1, 1.07), 0.72, rot=200, colour='coral', fill='white')
        for i, col in enumerate(('teal', 'sun', 'sky', 'plum')):
            cup((-0.55 + 0.36 * i, -0.22 + 0.08 * (i % 2), 1.07), col, scale=0.68)
        plate((1.05, 0.12, 1.07), 0.34, colour='coral')
        for a in range(5):
            ball(
                0.12,
                (1.05 + 0.16 * math.cos(a * 1.26), 0.12 + 0.15 * math.sin(a * 1.26), 1.19),
                matte('E0A75C', roughness=0.7, variation=0.12, bump=0.2),
                scale=(1, 1, 0.6),
                segments=24,
            )
    doll(
        (-2.1, 1.25, 0),
        2.35,
        dress='coral',
        skin=2,
        hair=0,
        style='bun',
        rot=14,
        trim='sun',
        pattern='yoke',
        look=4,
        glasses='teal',
        arms=((-0.35, -0.12, 0.66), (0.24, -0.08, 0.32)),
    )
    doll(
        (0.35, 0.6, 0),
        2.3,
        dress='sage',
        skin=4,
        hair=4,
        style='short',
        rot=-22,
        trim='cream',
        pattern='plain',
        look=-4,
        beard='2A2022',
        arms=((-0.26, -0.1, 0.4), (0.28, -0.12, 0.38)),
    )
    doll(
        (-0.7, -0.1, 0),
        1.4,
        dress='sun',
        skin=4,
        hair=4,
        style='afro',
        rot=-12,
        trim='coral',
        pattern='stripe',
        arms=((-0.25, -0.08, 0.34), (0.27, -0.06, 0.52)),
    )
    wheelchair((-3.6, 0.05, 0), rot=30, scale=1.25, colour='plum')
    doll(
        (-3.6, 0.08, 0.66),
        1.2,
        dress='sky',
        skin=0,
        hair=3,
        style='tails',
        rot=30,
        trim='white',
        pattern='plain',
        look=-2,
        arms=((-0.23, -0.14, 0.32), (0.3, -0.14, 0.62)),
    )
    pot((-2.0, 3.6, 0), 0.42, 0.6, colour='sun')
    ball(0.5, (-2.0, 3.6, 1.0), paint('sage', grain=0.1))
    pot((1.75, 3.5, 0.0), 0.42, 0.6, colour='sun')
    ball(0.5, (1.75, 3.5, 1.0), paint('sage', grain=0.1))
    daylight()
    camera((0.05, -13.2, 4.3), (0.05, 0.8, 2.0), lens=50, aperture=0.19, focus=(0, 0.5, 1.2))


@scene()
def event_potluck():
    room('F6DFD0', seed=26)
    top = 1.05
    slab(
        rounded_rectangle(8.4, 2.2, 0.4), 0.16, (0.2, -0.35, top - 0.08), wood('beech', scale=1.2), bevel=0.06
    )
    for x in (-3.5, 0.2, 3.9):
        for y in (-1.05, 0.4):
            cyl(0.12, top - 0.1, (x, y, 0), wood('maple', axis='Z', scale=1), bevel=0.03)
    box((8.5, 0.75, 0.03), (0.2, -0.35, top), felt('F7EBD8', scale=1.2, bump=0.3), bevel=0.012)
    guests = (
        (
            -3.2,
            2.05,
            dict(dress='plum', skin=1, hair='teal', style='hijab', rot=14, trim='apricot', pattern='plain'),
        ),
        (
            -1.75,
            1.75,
            dict(dress='sun', skin=2, hair=0, style='curls', rot=8, trim='coral', pattern='stripe'),
        ),
        (
            -0.35,
            2.2,
            dict(
                dress='teal',
                skin=2,
                hair='coral',
                style='turban',
                rot=2,
                trim='cream',
                pattern='yoke',
                beard='2A2022',
            ),
        ),
        (
            1.05,
            1.75,
            dict(
                dress='sky',
                skin=0,
                hair=5,
                style='braids',
                rot=-4,
                trim='white',
                pattern='hem',
                glasses='coral',
            ),
        ),
        (2.35, 2.15, dict(dress='coral', skin=4, hair=4, style='afro', rot=-8, trim='sun', pattern='plain')),
        (
            3.75,
            2.0,
            dict(
                dress='sage',
                skin=0,
                hair='C9C3BC',
                style='greybun',
                rot=-16,
                trim='cream',
                pattern='plain',
                glasses='teal',
                wrinkle=True,
            ),
        ),
    )
    for x, h, look in guests:
        doll((x, 1.15, 0.22), h, **look)

    # dishes from many kitchens
    baking_dish((-2.95, -0.55, top + 0.02), width=1.15, depth=0.8, fill='E8B45C', rot=6)
    bowl((-1.55, -0.75, top + 0.02), 0.52, 0.34, material=wood('oak', scale=1))
    for i, colour in enumerate(('sage', 'grass', 'D9534A', 'sage', 'sun', 'grass')):
        ball(
            0.17,
            (
                -1.55 + 0.22 * math.cos(i * 1.05),
                -0.75 + 0.22 * math.sin(i * 1.05),
                top + 0.32 + 0.04 * (i % 2),
            ),
            matte(colour, roughness=0.6, specular=0.3, variation=0.12, bump=0.2),
            scale=(1.2, 0.9, 0.5),
            segments=20,
        )
    plate((-0.3, -0.35, top + 0.03), 0.5)
    for i in range(6):
        a = tau * i / 6
        slab(
            [(0.24 * math.cos(pi * k / 14), 0.24 * math.sin(pi * k / 14)) for k in range(15)],
            0.12,
            (-0.3 + 0.2 * math.cos(a), -0.35 + 0.2 * math.sin(a), top + 0.16),
            matte('F0D9A8', roughness=0.7, variation=0.08, bump=0.1),
            rot=math.degrees(a) - 90,
            bevel=0.05,
        )
    cyl(0.58, 0.2, (0.95, -0.75, top + 0.02), gloss('teal', roughness=0.25), bevel=0.06)
    lathe(
        [(0.5, 0.19), (0.35, 0.25), (0, 0.28)],
        matte('F2C66B', roughness=0.6, specular=0.3, variation=0.2, bump=0.3),
        (0.95, -0.75, top + 0.02),
    )
    plate((2.2, -0.45, top + 0.03), 0.5, colour='coral')
    for x, y, turn in ((2.05, -0.35, 10), (2.35, -0.35, -30), (2.2, -0.65, 60)):
        slab(
            [(-0.21, -0.15), (0.21, -0.15), (0, 0.21)],
            0.2,
            (x, y, top + 0.19),
            matte('D9A25A', specular=0.1, variation=0.15, bump=0.2),
            rot=turn,
            bevel=0.07,
        )
    tray((3.45, -0.65, top + 0.02), 1.25, 0.85, rot=-8)
    for x, y, turn in ((3.2, -0.6, 10), (3.6, -0.7, -14)):
        ball(
            0.26,
            (x, y, top + 0.2),
            matte('D39A55', specular=0.15, variation=0.12, bump=0.25),
            rot=(0, 0, turn),
            scale=(0.8, 1.15, 0.62),
            segments=28,
        )
    jug((-0.55, -1.15, top), 0.62, rot=190, colour='sun', fill='white')
    for x, y, colour in (
        (-2.05, 0.25, 'teal'),
        (-0.9, 0.3, 'coral'),
        (0.5, 0.28, 'plum'),
        (1.65, 0.25, 'sun'),
        (3.0, 0.28, 'sky'),
    ):
        cup((x, y, top + 0.03), colour, scale=0.66)
    for kind, x, y in (('apple', 0.1, -1.12), ('pear', 0.45, -1.2), ('orange', 2.75, -1.1)):
        fruit((x, y, top), kind, scale=0.85, rot=20)
    bunting((-6.5, 5.5, 4.5), (6.5, 5.5, 4.7), count=13, sag=0.8, size=0.7)
    camera((0.2, -12.6, 5.2), (0.2, 0, 1.6), lens=48.5, aperture=0.19, focus=(0.2, -0.3, 1.3))
