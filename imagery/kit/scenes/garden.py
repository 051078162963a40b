"""Mud, seedlings and a safe way across the brook."""

import math
from math import tau

from toykit.art import boat
from toykit.belongings import first_aid, mud_boot
from toykit.materials import gloss, matte, paint, sandy, wood
from toykit.outdoor_dress import helmet, helmet_doll, rain_doll
from toykit.outlines import circle, heart, rounded_rectangle, star, wobble
from toykit.people import doll
from toykit.picture import scene
from toykit.plants import garden_bed, pot, seedling, trowel, watering_can
from toykit.playground import bucket
from toykit.rooms import camera
from toykit.shapes import box, slab, torus
from toykit.yard import bridge, daylight, fence, house, meadow, sky_toys, tree


@scene(exposure=-0.1, saturation=106)
def value_safe():
    meadow(5, flowers=[(-4.2, -0.9), (4.3, 0.4), (-3.9, 1.7), (3.5, -2.3)])
    fence(-6.2, 6.2, 4.4, height=1.0, step=0.34)
    tree((-4.5, 2.7, 0), 3.2, 'drop')
    tree((4.6, 3.0, 0), 2.7, 'ball', colour='grass')
    tree((-2.9, 3.7, 0), 1.9, 'cone', colour='teal')

    # brook and bridge
    brook = [(-0.95 + 0.14 * math.sin(i * 0.5), -3.4 + 0.34 * i) for i in range(25)] + [
        (0.85 + 0.14 * math.sin(i * 0.5), -3.4 + 0.34 * i) for i in range(24, -1, -1)
    ]
    slab(brook, 0.03, (-0.15, 0, 0.005), gloss('8CC5E0', roughness=0.08), bevel=0.008)
    bridge((-0.15, 0.35, 0), rot=4, scale=1.15, rise=0.62, width=1.25)
    helmet_doll(
        (-0.95, 0.3, 0.78),
        1.4,
        look=4,
        dress='sun',
        skin=3,
        hair=4,
        style='short',
        rot=24,
        trim='coral',
        pattern='hem',
        arms=((-0.25, -0.08, 0.4), (0.3, -0.1, 0.5)),
    )
    helmet_doll(
        (0.5, 0.38, 0.82),
        1.4,
        helmet_colour='sky',
        look=-4,
        dress='plum',
        skin=0,
        hair=3,
        style='short',
        rot=-14,
        trim='apricot',
        pattern='stripe',
        arms=((-0.27, -0.1, 0.46), (0.27, -0.08, 0.42)),
    )
    doll(
        (2.75, -0.05, 0),
        2.3,
        dress='teal',
        skin=1,
        hair='coral',
        style='turban',
        rot=-34,
        trim='cream',
        pattern='yoke',
        look=-4,
        beard='2A2022',
        arms=((-0.36, -0.16, 0.52), (0.22, -0.08, 0.32)),
    )
    doll(
        (-3.05, -0.35, 0),
        1.5,
        dress='coral',
        skin=4,
        hair=4,
        style='braids',
        rot=34,
        trim='sun',
        pattern='plain',
        look=4,
        arms=((-0.22, -0.16, 0.4), (0.24, -0.2, 0.44)),
    )
    first_aid((2.1, -1.55, 0), scale=0.78, rot=-12)
    helmet((-2.05, -1.5, 0.02), radius=0.42, colour='teal', rot=(-4, 0, 24), strap=False)
    sky_toys(sun=(-3.3, 2.75, 0.6), clouds=((-0.3, 2.85, 1.2), (3.5, 2.75, 1.5)))
    daylight()
    camera((0.05, -14.2, 5.2), (0.05, 0.5, 1.55), lens=56, aperture=0.19, focus=(0, -0.2, 0.9))


@scene(exposure=-0.1, saturation=106)
def spring_mud():
    meadow(3, flowers=[(-4.6, -1.6), (4.6, -1.3), (-1.6, -2.75)], grass='B0BE7C')
    fence(-6.2, 6.2, 4.8, height=0.95, step=0.34)
    tree((-4.6, 2.6, 0), 2.9, 'ball', colour='grass')
    tree((4.7, 2.9, 0), 3.0, 'drop')
    house((2.6, 3.4, 0), 1.25, rot=-14, wall='apricot', roof='teal', door='coral')

    # the puddle in its ring of mud
    mud = [(3.15 * math.cos(tau * i / 90), 1.45 * math.sin(tau * i / 90)) for i in range(90)]
    slab(wobble(mud, amount=0.035, seed=2), 0.1, (0.15, -0.75, 0.015), sandy('8C6A4C'), bevel=0.04)
    water = [(2.6 * math.cos(tau * i / 90), 1.12 * math.sin(tau * i / 90)) for i in range(90)]
    slab(
        wobble(water, amount=0.04, seed=5),
        0.03,
        (0.2, -0.78, 0.06),
        gloss('9CC3D4', roughness=0.05),
        bevel=0.008,
    )
    for r, x, y in ((0.42, -0.55, -0.95), (0.62, -0.55, -0.95), (0.36, 1.45, -0.5)):
        torus(r, 0.012, (x, y, 0.078), gloss('CFE6F0', roughness=0.1), scale=(1, 0.7, 0.5))
    for x, y, r, s, colour in (
        (-0.55, -0.95, 16, 0.78, 'coral'),
        (1.45, -0.5, -14, 0.7, 'sun'),
        (0.55, -1.35, 28, 0.6, 'white'),
    ):
        boat((x, y, 0.07), rot=r, scale=s, colour=colour)
    rain_doll(
        (-2.55, 0.3, 0),
        1.65,
        look=4,
        dress='sun',
        skin=3,
        hair=4,
        style='short',
        rot=30,
        trim='coral',
        arms=((-0.24, -0.12, 0.36), (0.32, -0.16, 0.5)),
    )
    rain_doll(
        (-0.45, 0.95, 0),
        1.75,
        hat='coral',
        dress='coral',
        skin=0,
        hair=5,
        style='braids',
        rot=8,
        trim='sun',
        lean=(6, 0),
        arms=((-0.24, -0.16, 0.36), (0.24, -0.22, 0.38)),
    )
    rain_doll(
        (2.75, 0.55, 0),
        1.6,
        hat='teal',
        look=-4,
        dress='teal',
        skin=1,
        hair=4,
        style='short',
        rot=-30,
        trim='sun',
        arms=((-0.32, -0.14, 0.56), (0.24, -0.08, 0.32)),
    )
    for x, y, colour, turn in ((-2.9, -1.75, 'coral', 24), (3.0, -1.6, 'plum', -20)):
        mud_boot((x, y, 0), colour, scale=0.95, rot=turn)
        mud_boot((x + 0.42, y + 0.02, 0), colour, scale=0.95, rot=turn - 16)
    bucket((-3.75, -0.75, 0), 'sky', scale=1.15, rot=20)
    sky_toys(sun=(-2.6, 2.1, 0.5), clouds=((0.1, 2.3, 1.15), (3.9, 2.05, 1.3)))
    daylight()
    camera((0.05, -13.8, 5.4), (0.05, 0.3, 1.35), lens=57, aperture=0.19, focus=(0, -0.6, 0.6))


@scene(exposure=-0.12, saturation=106)
def event_planting():
    meadow(4, flowers=[(-4.4, 0.6), (4.5, 0.3), (3.6, -2.2)])
    fence(-6.2, 6.2, 4.6, height=0.95, step=0.34)
    tree((-4.7, 2.6, 0), 3.0, 'ball')
    tree((5.4, 3.2, 0), 2.7, 'cone', colour='teal')
    tree((-3.0, 3.8, 0), 1.8, 'ball', colour='sun')
    garden_bed((-0.75, -0.85, 0), width=4.6, depth=1.7, rot=3, rows=3, colours=9, seed=5)
    watering_can((2.65, -1.35, 0), 'teal', scale=1.05, rot=165)
    for i, (x, y, col) in enumerate(((2.35, -0.35, 'coral'), (3.75, 0.45, 'sun'), (4.05, -0.45, 'sky'))):
        pot((x, y, 0), 0.3, 0.42, colour=col)
        seedling((x, y, 0.36), 0.34 + 0.1 * (i % 2), leaves=5, leaf_length=0.36, seed=i + 2)
    bucket((-3.75, -1.35, 0), 'coral', scale=1.15, rot=-20)
    trowel((1.05, -2.15, 0.08), (90, 0, 70))
    doll(
        (-2.4, 0.75, 0),
        1.7,
        dress='sun',
        skin=4,
        hair=4,
        style='tails',
        rot=12,
        trim='coral',
        pattern='plain',
        look=4,
        lean=(9, 0),
        apron='teal',
        arms=((-0.22, -0.2, 0.36), (0.22, -0.24, 0.38)),
    )
    doll(
        (-0.65, 0.9, 0),
        2.3,
        dress='coral',
        skin=1,
        hair=2,
        style='short',
        rot=4,
        trim='cream',
        pattern='yoke',
        look=4,
        lean=(6, 0),
        beard='8E5A2D',
        arms=((-0.24, -0.14, 0.34), (0.22, -0.24, 0.38)),
    )
    doll(
        (1.05, 0.75, 0),
        1.75,
        dress='sky',
        skin=2,
        hair='plum',
        style='turban',
        rot=-16,
        trim='white',
        pattern='stripe',
        look=-4,
        lean=(8, 0),
        arms=((-0.22, -0.24, 0.38), (0.24, -0.14, 0.34)),
    )
    doll(
        (3.0, 1.35, 0),
        1.8,
        dress='plum',
        skin=0,
        hair=3,
        style='bob',
        rot=-26,
        trim='apricot',
        pattern='hem',
        look=-2,
        arms=((-0.26, -0.12, 0.46), (0.24, -0.08, 0.32)),
    )
    for x in (-2.6, -0.75, 1.1):
        slab(
            rounded_rectangle(0.3, 0.24, 0.04),
            0.04,
            (x, -1.82, 0.72),
            paint('cream', axis='X', grain=0.04),
            rot=(84, 0, 0),
            bevel=0.012,
        )
        slab(
            heart(0.08) if x < -1 else star(0.1, 0.05) if x < 0 else circle(0.08),
            0.02,
            (x, -1.85, 0.72),
            matte('coral', roughness=0.6),
            rot=(84, 0, 0),
            bevel=0.005,
        )
        box((0.05, 0.04, 0.36), (x, -1.8, 0.3), wood('beech', axis='Z', scale=1), bevel=0.01)
    sky_toys(sun=(-2.5, 2.1, 0.5), clouds=((0.3, 2.3, 1.15), (3.7, 2.05, 1.3)))
    daylight()
    camera((0.0, -13.8, 5.4), (0.0, 0.3, 1.35), lens=57, aperture=0.19, focus=(0, -0.5, 0.7))
