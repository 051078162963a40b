"""Arriving, being greeted, and what we believe in."""

import math
from math import pi

from toykit.belongings import backpack, boot, coat
from toykit.books import board_book
from toykit.entrance import coat_rail, doorway
from toykit.family import wheelchair
from toykit.furniture import bench, rug
from toykit.lanterns import lantern_body
from toykit.materials import gloss, matte, metal, paint, wood
from toykit.montessori import globe
from toykit.outlines import circle, rounded_rectangle, star
from toykit.people import doll
from toykit.picture import scene
from toykit.plants import bush_plant
from toykit.rooms import area, camera, point, room
from toykit.shapes import ball, box, cyl, slab, tube
from toykit.stage import unseen


@scene()
def arrival():
    room('FBE3CF', seed=20, wall_y=6.0, skirting=True)
    door = (
        [(-0.95, 0), (0.95, 0), (0.95, 2.9)]
        + [(0.95 * math.cos(a), 2.9 + 0.95 * math.sin(a)) for a in [pi * i / 28 for i in range(1, 28)]]
        + [(-0.95, 2.9)]
    )
    door_frame = [(p[0] * 1.17, p[1] * (1.04 if p[1] > 0 else 1)) for p in door]
    slab(door_frame, 0.2, (-3.0, 5.95, 0), matte('white', roughness=0.5), rot=(90, 0, 0), bevel=0.04)
    slab(door, 0.2, (-3.0, 5.85, 0), paint('teal', grain=0.1), rot=(90, 0, 0), bevel=0.04)
    slab(circle(0.42), 0.08, (-3.0, 5.73, 2.85), matte('white', roughness=0.5), rot=(90, 0, 0), bevel=0.02)
    slab(circle(0.34), 0.08, (-3.0, 5.7, 2.85), gloss('FFE9B0', roughness=0.2), rot=(90, 0, 0), bevel=0.01)
    ball(0.11, (-2.3, 5.66, 1.75), metal(), segments=28)
    for z in (0.65, 1.5):
        slab(
            rounded_rectangle(1.1, 0.62, 0.08),
            0.05,
            (-3.0, 5.74, z),
            paint('teal', axis='X', grain=0.1),
            rot=(90, 0, 0),
            bevel=0.02,
        )
    box((5.2, 0.14, 0.4), (1.85, 5.75, 3.2), wood('maple', scale=1), bevel=0.04)
    hooks = [-0.2, 0.85, 1.9, 2.95, 3.9]
    for x, colour, hood in zip(
        hooks, ('coral', 'sky', 'sun', 'sage', 'plum'), ('cream', 'white', 'coral', 'sun', 'apricot')
    ):
        tube(
            [(x, 5.65, 3.42), (x, 5.4, 3.4), (x, 5.35, 3.55)], 0.045, wood('oak', axis='Z', scale=2), smooth=5
        )
        coat(x, 3.12, colour, y=5.45, scale=0.78, hood=hood)
    box((5.2, 1.1, 0.14), (1.85, 5.0, 0.62), wood('maple', scale=1), bevel=0.04)
    for x in (-0.65, 1.85, 4.35):
        box((0.14, 1.0, 0.62), (x, 5.0, 0), wood('maple', axis='Z', scale=1))
    for i, (x, colour) in enumerate(((-0.25, 'coral'), (0.85, 'teal'), (2.35, 'sun'), (3.5, 'plum'))):
        boot((x, 4.65, 0.76 if i % 2 else 0), colour, scale=0.95, rot=8)
        boot((x + 0.36, 4.65, 0.76 if i % 2 else 0), colour, scale=0.95, rot=-6)
    rug((-1.9, 1.3, 0), 3.2, 2.1, colour='E8C79A', edge='oak', rot=-4)
    wheelchair((-2.15, 1.05, 0.05), rot=30, scale=1.75, colour='plum')
    doll(
        (-2.13, 1.08, 0.96),
        1.85,
        dress='sky',
        hair=5,
        style='long',
        rot=30,
        trim='white',
        look=14,
        arms=((-0.22, -0.16, 0.34), (0.24, -0.14, 0.4)),
    )
    doll(
        (-0.65, 0.35, 0),
        1.5,
        dress='sun',
        hair=5,
        style='tails',
        rot=-22,
        trim='coral',
        pattern='stripe',
        look=-8,
        arms=((-0.27, -0.08, 0.42), (0.24, -0.06, 0.3)),
    )
    backpack((0.35, 0.15, 0), rot=-24, scale=0.62)
    doll(
        (1.55, 1.2, 0),
        2.45,
        dress='sage',
        skin=4,
        hair=4,
        style='short',
        rot=-10,
        trim='cream',
        pattern='yoke',
        look=8,
        beard='2A2022',
        arms=((-0.25, -0.06, 0.3), (0.27, -0.1, 0.36)),
    )
    doll(
        (2.55, 0.75, 0),
        1.45,
        dress='plum',
        skin=4,
        hair=4,
        style='afro',
        rot=-16,
        trim='apricot',
        pattern='hem',
        look=-4,
        arms=((-0.27, -0.06, 0.5), (0.25, -0.06, 0.3)),
    )
    doll(
        (3.85, 1.3, 0),
        2.35,
        skin=2,
        hair='teal',
        style='hijab',
        rot=-26,
        trim='apricot',
        look=-6,
        arms=((-0.34, -0.1, 0.62), (0.22, -0.06, 0.32)),
    )
    camera((0.35, -12.6, 4.2), (0.35, 1.5, 1.75), lens=50, aperture=0.18, focus=(0.2, 0.8, 1.3))


@scene()
def welcome():
    room('E4ECDD', seed=21, skirting=True)
    doorway((1.0, 5.85, 0), width=2.3, height=2.75, swing=124)
    unseen(area((1.0, 5.2, 2.4), (0.3, 0, 0.2), 2.2, 120, colour='FFEFD2'))

    # low hooks and a bench
    xs = coat_rail(-5.3, -1.15, 2.45, 5.75)
    for x, colour, hood in zip(xs, ('sky', 'sun', 'plum'), ('white', 'coral', 'apricot')):
        coat(x, 2.38, colour, y=5.45, scale=0.72, hood=hood)
    bench((-3.2, 5.1, 0), height=0.5)
    for x, colour in ((-4.6, 'coral'), (-3.35, 'teal'), (-2.1, 'sun')):
        boot((x, 4.75, 0.64), colour, scale=0.8, rot=8)
        boot((x + 0.32, 4.75, 0.64), colour, scale=0.8, rot=-6)
    rug((1.0, 4.3, 0), 2.4, 1.4, colour='sage')

    # the two who greet
    doll(
        (-1.35, 0.95, 0),
        2.4,
        dress='teal',
        skin=3,
        hair=4,
        style='bun',
        rot=34,
        trim='sun',
        pattern='hem',
        look=6,
        glasses='sun',
        arms=((-0.24, -0.08, 0.3), (0.36, -0.12, 0.66)),
    )
    doll(
        (-2.55, 0.1, 0),
        1.5,
        dress='sun',
        skin=0,
        hair=2,
        style='short',
        rot=36,
        trim='coral',
        pattern='stripe',
        look=4,
        aid='sky',
        arms=((-0.25, -0.06, 0.3), (0.33, -0.1, 0.64)),
    )

    # the family that arrives
    doll(
        (3.0, 1.25, 0),
        2.35,
        dress='plum',
        skin=1,
        hair=4,
        style='long',
        rot=-30,
        trim='apricot',
        pattern='plain',
        look=-6,
        arms=((-0.3, -0.12, 0.36), (0.24, -0.06, 0.3)),
    )
    doll(
        (1.8, 0.6, 0),
        1.4,
        dress='coral',
        skin=1,
        hair=4,
        style='bob',
        rot=-34,
        trim='cream',
        pattern='hem',
        look=-4,
        arms=((-0.3, -0.1, 0.56), (0.25, -0.04, 0.44)),
    )
    backpack((4.1, 0.6, 0), rot=16, scale=0.62, colour='sky', pocket='palesky')
    camera((0.15, -12.4, 4.2), (0.15, 1.3, 1.8), lens=51, aperture=0.18, focus=(0, 0.8, 1.3))


@scene()
def philosophy():
    room('E6E0EC', seed=22, sun=3.6)
    rug((0.15, 0.1, 0), 6.8, 3, colour='F3E2CF', edge='plum', round_=True)
    cyl(0.82, 0.42, (0.65, -0.3, 0.06), wood('maple', scale=1), bevel=0.06)
    lantern_body((0.65, -0.3, 0.48), scale=0.8, rot=20)
    unseen(point((0.65, -0.9, 1.3), 60, colour='FFB861'))
    doll(
        (-1.95, -0.55, 0.06),
        1.75,
        dress='coral',
        skin=4,
        hair=4,
        style='afro',
        rot=42,
        trim='sun',
        pattern='hem',
        look=8,
        lean=(5, 0),
        arms=((-0.2, -0.18, 0.36), (0.24, -0.2, 0.4)),
    )
    doll(
        (2.55, -0.2, 0.06),
        1.7,
        dress='sky',
        skin=0,
        hair=5,
        style='braids',
        rot=-42,
        trim='cream',
        pattern='stripe',
        look=-8,
        lean=(5, 0),
        arms=((-0.24, -0.2, 0.4), (0.2, -0.18, 0.36)),
    )
    doll(
        (-0.75, 1.15, 0.06),
        2.5,
        dress='teal',
        skin=2,
        hair='plum',
        style='hijab',
        rot=10,
        trim='apricot',
        pattern='plain',
        lean=(4, 0),
        arms='down',
    )
    bush_plant((-4.0, 2.2, 0), radius=0.55, height=0.8, colour='coral', leaf_length=1.0, seed=4)
    globe((3.95, 1.7, 0), 0.72, rot=20)
    board_book((-2.2, -2.05, 0.07), (1.15, 0.9), rot=18)
    board_book((-2.18, -2.05, 0.23), (1.0, 0.8), rot=8, colour='sun', thickness=0.14, title=star(0.2, 0.1))
    camera((0.1, -12.2, 4.5), (0.1, 0, 1.45), lens=51, aperture=0.2, focus=(0.1, -0.2, 1.1))
