"""Pictures for posts: boots, fees and words."""

import math
import random
from math import tau

from toykit.belongings import boot, coat, mitten
from toykit.books import board_book, pencil, standing_book
from toykit.entrance import coat_rail
from toykit.furniture import bench, rug
from toykit.letters import letter
from toykit.materials import felt, glass, gloss, matte, metal, paint, wood
from toykit.outlines import circle, heart, rounded_rectangle
from toykit.people import doll
from toykit.picture import scene
from toykit.plants import bush_plant
from toykit.rooms import camera, room
from toykit.shapes import box, cyl, lathe, slab, spline, text, torus
from toykit.stage import group


@scene()
def post_boots():
    room('DCE7EE', seed=27, skirting=True, wall_y=4.0)
    bench((0.1, 0.35, 0), width=7.6, depth=1.5, height=1.25)
    box((7.2, 1.1, 0.1), (0.1, 0.45, 0.32), wood('beech', scale=1))
    colours = ('coral', 'sun', 'teal', 'sky', 'plum')
    for i, col in enumerate(colours):
        x = -2.95 + 1.52 * i
        boot((x - 0.24, 0.25, 0.42), col, scale=1.35, rot=6)
        boot((x + 0.26, 0.22, 0.42), col, scale=1.35, rot=-6)

    # mitts in a row on top
    for i, (col, cuff) in enumerate(
        (('sun', 'coral'), ('teal', 'cream'), ('coral', 'sun'), ('plum', 'apricot'), ('sky', 'white'))
    ):
        x = -2.95 + 1.52 * i
        mitten((x - 0.3, 0.3, 1.79), col, rot=(74, 0, 8), scale=0.82, cuff=cuff)
        mitten((x + 0.36, 0.3, 1.79), col, rot=(74, 0, -8), scale=0.82, side=-1, cuff=cuff)
    xs = coat_rail(-3.9, 4.1, 3.55, 3.85, count=5)
    for x, col, hood in zip(
        xs, ('plum', 'sky', 'sun', 'coral', 'sage'), ('apricot', 'white', 'coral', 'cream', 'sun')
    ):
        coat(x, 3.45, col, y=3.5, scale=0.78, hood=hood)
    rug((0.1, -1.7, 0), 6.2, 1.4, colour='E9D3B6', edge='oak')
    camera((0.1, -10.8, 4.1), (0.1, 0.4, 1.75), lens=50, aperture=0.22, focus=(0.1, 0, 1.3))


@scene()
def post_fees():
    room('E4EADB', seed=28)

    # jar of counting coins
    with group((-1.65, -0.2, 0)):
        rng = random.Random(6)
        for layer in range(9):
            for k in range(7):
                a = k * tau / 6 + layer * 0.5
                d = 0 if k == 6 else 0.5
                colour = ('E9BE55', 'E09A62', 'D5D8DA')[rng.randrange(3)]
                cyl(
                    0.24,
                    0.07,
                    (d * math.cos(a), d * math.sin(a), 0.1 + 0.125 * layer + rng.uniform(0, 0.03)),
                    gloss(colour, roughness=0.3),
                    rot=(rng.uniform(-14, 14), rng.uniform(-14, 14), 0),
                    bevel=0.02,
                    segments=36,
                )
        lathe(
            [(0, 0), (0.8, 0)]
            + spline([(0.84, 0.03), (0.86, 0.2), (0.86, 1.5), (0.78, 1.72), (0.64, 1.82), (0.64, 2.0)], 6),
            glass(),
            segments=72,
        )
        cyl(0.69, 0.2, (0, 0, 1.98), wood('oak', scale=1), bevel=0.05)
        torus(0.67, 0.05, (0, 0, 1.86), felt('coral', scale=2), ring_segments=72)
        slab(
            heart(0.22),
            0.05,
            (0, -0.89, 1.0),
            paint('coral', axis='X', grain=0.05),
            rot=(90, 0, 0),
            bevel=0.015,
        )

    # calendar page on a little stand
    with group((1.45, 0.65, 0), (-10, 0, -8)):
        box((3.0, 0.12, 2.75), (0, 0, 0.12), wood('maple', scale=1), bevel=0.05)
        box(
            (2.8, 0.04, 2.55),
            (0, -0.07, 0.22),
            matte('FCF7EC', roughness=0.9, specular=0.1, variation=0.01),
            bevel=0.01,
        )
        box((2.8, 0.05, 0.5), (0, -0.09, 2.27), paint('teal', axis='X', grain=0.05), bevel=0.02)
        slab(
            circle(0.15),
            0.04,
            (-1.05, -0.13, 2.52),
            paint('sun', axis='X', grain=0.05),
            rot=(90, 0, 0),
            bevel=0.01,
        )
        for side in (-0.6, 0.6):
            torus(
                0.13,
                0.03,
                (side, -0.05, 2.85),
                metal('C9CCD0', roughness=0.3),
                rot=(0, 90, 0),
                ring_segments=36,
                tube_segments=10,
            )
        for day in range(1, 31):
            colour, row = ((day + 1) % 7, (day + 1) // 7)
            x, z = (-1.17 + 0.39 * colour, 2.0 - 0.385 * row)
            tint = {1: 'F9D8CC', 15: 'FBE7B4'}.get(day, 'F1E7D6')
            slab(
                rounded_rectangle(0.33, 0.33, 0.06),
                0.02,
                (x, -0.1, z),
                matte(tint),
                rot=(90, 0, 0),
                bevel=0.004,
            )
            text(
                str(day),
                0.19,
                (x, -0.115, z),
                matte('3F9186' if day not in (1, 15) else 'E5745C', roughness=0.7),
                depth=0.008,
                bevel=0.001,
            )
        torus(
            0.2,
            0.022,
            (-1.17 + 0.39 * 2, -0.12, 2.0),
            paint('coral', axis='X', grain=0.05),
            rot=(90, 0, 0),
            ring_segments=48,
            tube_segments=10,
        )
        box((3.1, 0.7, 0.14), (0, -0.1, 0), wood('beech', scale=1), bevel=0.04)

    # coins in small stacks
    for x, y, n, colour in ((-0.05, -1.35, 5, 'E3B85A'), (0.6, -1.5, 3, 'D98F5A'), (1.25, -1.6, 1, 'C9CCD0')):
        for k in range(n):
            cyl(
                0.24,
                0.075,
                (x + 0.012 * (k % 3), y, 0.077 * k),
                gloss(colour, roughness=0.3),
                bevel=0.02,
                segments=40,
            )
    doll(
        (3.55, 0.1, 0),
        1.9,
        dress='plum',
        skin=1,
        hair=4,
        style='bob',
        rot=-24,
        trim='apricot',
        pattern='plain',
        look=-4,
        glasses='teal',
        arms=((-0.27, -0.12, 0.42), (0.24, -0.08, 0.32)),
    )
    doll(
        (-3.45, 0.2, 0),
        1.55,
        dress='sun',
        skin=4,
        hair=4,
        style='curls',
        rot=26,
        trim='coral',
        pattern='stripe',
        look=4,
        arms=((-0.24, -0.08, 0.32), (0.28, -0.14, 0.46)),
    )
    pencil((2.35, -1.9, 0.06), (90, 0, 66), length=1.4, radius=0.06)
    camera((0.05, -11.6, 4.3), (0.05, 0, 1.25), lens=52, aperture=0.2, focus=(0, -0.3, 1.0))


@scene()
def post_words():
    room('F9E4D6', seed=29)

    # letter tiles that say hello
    for i, (character, colour) in enumerate(zip('hello', ('coral', 'sky', 'coral', 'coral', 'sky'))):
        with group((-2.0 + 1.06 * i, -1.4, 0.76), (52, 0, 0)):
            slab(
                rounded_rectangle(0.96, 1.14, 0.12),
                0.14,
                (0, 0, 0),
                paint('cream', axis='Y', grain=0.05),
                bevel=0.045,
            )
            letter(
                character,
                (0, -0.05 if character == 'o' or character == 'e' else -0.04, 0.085),
                size=1.25,
                colour=colour,
                depth=0.07,
            )
    box((5.7, 0.8, 0.3), (0.1, -1.45, 0), wood('oak', scale=1), bevel=0.06)
    box((5.7, 0.12, 0.16), (0.1, -1.8, 0.28), wood('oak', scale=1), bevel=0.04)
    for x, y, character, colour, turn in (
        (-3.2, -0.55, 'a', 'teal', 20),
        (3.3, -0.85, 'é', 'plum', -14),
        (2.6, -0.45, 'm', 'coral', 12),
    ):
        with group((x, y, 0), turn):
            slab(
                rounded_rectangle(0.8, 0.92, 0.1),
                0.14,
                (0, 0, 0.07),
                paint('cream', axis='Y', grain=0.05),
                bevel=0.045,
            )
            letter(character, (0, -0.02, 0.165), size=1.0, colour=colour, depth=0.07)
    books = (
        (0.32, 1.8, 'plum', 'apricot'),
        (0.26, 1.6, 'sun', 'coral'),
        (0.36, 1.95, 'teal', 'cream'),
        (0.28, 1.7, 'coral', 'cream'),
        (0.3, 1.85, 'sky', 'white'),
        (0.24, 1.6, 'sage', 'sun'),
    )
    x = 1.35
    for width, height, colour, band in books:
        standing_book(x + width / 2, 1.9, width=width, height=height, depth=1.15, colour=colour, band=band)
        x += width + 0.015
    standing_book(x + 0.42, 1.9, height=1.65, depth=1.15, colour='rose', lean=-16, band='cream')
    for i, (colour, size, turn) in enumerate((('teal', (1.9, 1.4), 6), ('coral', (1.75, 1.3), -5))):
        board_book((-3.1, 1.35, 0.22 * i), size, rot=turn, colour=colour, thickness=0.22)
    bush_plant((-3.05, 1.4, 0.44), radius=0.34, colour='sun', leaves=14, leaf_length=0.62, seed=5)
    doll(
        (-1.15, 0.6, 0),
        2.0,
        dress='teal',
        skin=3,
        hair=4,
        style='braids',
        rot=6,
        trim='sun',
        pattern='hem',
        look=4,
        lean=(8, 0),
        arms=((-0.22, -0.18, 0.34), (0.22, -0.24, 0.38)),
    )
    doll(
        (0.5, 0.55, 0),
        1.85,
        dress='sun',
        skin=0,
        hair=2,
        style='short',
        rot=-6,
        trim='white',
        pattern='stripe',
        look=-4,
        lean=(8, 0),
        aid='coral',
        arms=((-0.22, -0.24, 0.38), (0.22, -0.18, 0.34)),
    )
    camera((0.1, -11.2, 5.4), (0.1, -0.1, 0.85), lens=53, aperture=0.2, focus=(0, -0.6, 0.6))
