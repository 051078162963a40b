"""Paper boats, leaf prints and painted stones."""

import math
from math import pi

from toykit.art import boat, brush, jar, veined_leaf
from toykit.materials import gloss, matte, metal, paint, wood
from toykit.outlines import circle, flower_outline, heart, rounded_rectangle, star
from toykit.people import doll
from toykit.picture import scene
from toykit.plants import leaf
from toykit.rooms import camera, room
from toykit.shapes import ball, cyl, slab, torus, tube
from toykit.stage import group


@scene()
def paper_boats():
    room('FBE7D3', seed=31)
    with group((0.3, -0.25, 0)):
        outline = rounded_rectangle(6.2, 3.0, 0.7)
        slab(outline, 0.34, (0, 0, 0.17), wood('beech', scale=1), bevel=0.06)
        slab(
            rounded_rectangle(5.8, 2.6, 0.55),
            0.02,
            (0, 0, 0.345),
            gloss('8CC5E0', roughness=0.06),
            bevel=0.004,
        )
        for ripple, x, y in ((0.5, -1.4, 0.25), (0.75, -1.4, 0.25), (0.45, 1.6, -0.35), (0.7, 1.6, -0.35)):
            torus(ripple, 0.012, (x, y, 0.356), gloss('C6E4F2', roughness=0.1), scale=(1, 0.75, 0.5))
        for x, y, r, s, colour in (
            (-1.75, 0.35, 20, 1.05, 'coral'),
            (-0.25, -0.55, -12, 0.95, 'sun'),
            (1.35, -0.3, 14, 1.1, 'teal'),
            (0.5, 0.65, -24, 0.8, 'white'),
            (2.3, 0.65, 8, 0.72, 'plum'),
            (-2.2, -0.7, -30, 0.8, 'sky'),
        ):
            boat((x, y, 0.36), rot=r, scale=s, colour=colour)
        for x, y, r in ((-1.0, 0.85, 30), (2.35, -0.75, 100)):
            leaf((x, y, 0.37), (0, 0, r), length=0.5, width=0.15, curl=0.02)
    doll(
        (-1.5, 1.75, 0),
        1.9,
        skin=4,
        hair=4,
        style='curls',
        rot=4,
        trim='sun',
        pattern='stripe',
        look=6,
        lean=(10, 0),
    )
    doll(
        (0.55, 1.8, 0),
        2.0,
        dress='sun',
        skin=0,
        hair=5,
        style='braids',
        trim='teal',
        pattern='hem',
        look=-4,
        lean=(10, 0),
    )
    doll(
        (2.6, 1.7, 0),
        1.85,
        dress='plum',
        skin=2,
        hair='apricot',
        style='hijab',
        rot=-8,
        trim='apricot',
        look=-6,
        lean=(10, 0),
        glasses='teal',
    )
    slab(rounded_rectangle(1.2, 1.2, 0.02), 0.02, (-2.7, -2.35, 0.01), matte('apricot'), rot=24, bevel=0.004)
    boat((3.2, -2.2, 0), rot=24, scale=0.9, colour='rose')
    camera((0.3, -11.4, 5.4), (0.3, -0.1, 0.85), lens=52, aperture=0.2, focus=(0.3, -0.4, 0.7))


@scene()
def leaf_prints():
    room('F7E3D6', floor='maple', seed=32, wall_y=6.5)
    for x, y, r, colours in (
        (-1.7, -0.75, 8, ('coral', 'sun', 'apricot')),
        (1.25, -0.95, -7, ('teal', 'sage', 'sky')),
    ):
        with group((x, y, 0.01), r):
            slab(
                rounded_rectangle(2.5, 2.0, 0.03),
                0.02,
                (0, 0, 0.01),
                matte('FCF7EC', roughness=0.9, specular=0.1, variation=0.01),
                bevel=0.004,
            )
            for k, (lx, ly, a, colour) in enumerate(
                (
                    (-0.95, -0.55, 66, colours[0]),
                    (-0.0, -0.65, 88, colours[1]),
                    (0.95, -0.55, 112, colours[2]),
                )
            ):
                veined_leaf((lx, ly, 0.022 + 0.009 * k), 1.2, 0.27, colour, a)
    for x, y, colour in ((-2.85, 1.35, 'coral'), (-2.0, 1.65, 'sun'), (2.9, 1.2, 'teal'), (3.65, 0.8, 'sky')):
        jar((x, y, 0), colour, radius=0.36, height=0.52)
    with group((3.1, -1.2, 0.0), 24):
        cyl(
            0.2,
            0.85,
            (-0.42, 0, 0.2),
            matte('F6D7C3', specular=0.1, variation=0.05, bump=0.3),
            rot=(0, 90, 0),
            bevel=0.05,
        )
        tube(
            [(-0.55, 0, 0.2), (-0.6, 0.35, 0.2), (0, 0.42, 0.2), (0.6, 0.35, 0.2), (0.55, 0, 0.2)],
            0.025,
            metal('C9CCD0', roughness=0.3),
            smooth=0,
        )
        tube([(0, 0.42, 0.2), (0, 1.15, 0.24)], 0.075, paint('coral', axis='Y', grain=0.06), smooth=0)
    for x, y, r, colour, l in (
        (-3.6, -0.6, 40, 'sage', 0.8),
        (-3.4, -1.6, -20, 'wheat', 0.7),
        (0.0, -2.25, 10, 'apricot', 0.8),
        (-0.25, 1.25, 70, 'sage', 0.9),
        (0.35, 1.0, 20, 'coral', 0.75),
    ):
        veined_leaf((x, y, 0.02), l, 0.2, colour, r, thickness=0.03)
    doll(
        (0.85, 1.55, 0),
        1.85,
        dress='sky',
        skin=2,
        style='pony',
        rot=-2,
        trim='sun',
        look=4,
        lean=(8, 0),
        apron='coral',
    )
    doll(
        (-0.75, 1.7, 0),
        1.75,
        dress='sun',
        skin=4,
        hair=4,
        style='short',
        rot=4,
        trim='white',
        pattern='stripe',
        look=-4,
        lean=(8, 0),
        apron='teal',
        aid='coral',
    )
    camera((0.1, -10.6, 6.3), (0.1, -0.05, 0.7), lens=51, aperture=0.2, focus=(0, -0.5, 0.4))


@scene()
def painted_stones():
    room('EFE3F0', floor='maple', seed=39, wall_y=6.5)

    def stone(x, y, r, col, rot=0, size_x=1.25, size_z=0.52):
        ball(
            r,
            (x, y, r * size_z),
            matte(col, roughness=0.6, specular=0.3, variation=0.05, bump=0.08),
            rot=rot,
            scale=(size_x, 1, size_z),
            segments=48,
        )
        return r * size_z * 2

    def on(x, y, z, fn, rot=0):
        with group((x, y - 0.1, z - 0.03), (15, 0, rot)):
            fn()

    h = stone(-2.1, -0.6, 0.72, 'D9534A', 10)
    for dx, dy in ((-0.42, 0.1), (-0.1, 0.3), (0.2, 0.05), (0.0, -0.32), (-0.3, -0.28), (0.38, 0.3)):
        ball(
            0.1,
            (
                -2.1 + dx,
                -0.6 + dy,
                h * (0.5 + 0.5 * math.sqrt(max(0, 1 - (dx / 0.9) ** 2 - (dy / 0.72) ** 2))) - 0.01,
            ),
            matte('ink', roughness=0.5),
            scale=(1, 1, 0.35),
            segments=20,
        )
    ball(0.34, (-1.35, -0.5, 0.24), matte('ink', roughness=0.5), scale=(0.8, 1, 0.7))
    for s in (0, 1):
        ball(0.07, (-1.18, -0.72 + 0.22 * s, 0.42), matte('white', roughness=0.5), segments=16)
    h = stone(-0.25, -1.2, 0.7, 'sky', -8, 1.3)
    for i, colour in enumerate(('coral', 'sun', 'teal', 'plum')):
        torus(
            0.46 - 0.11 * i,
            0.055,
            (-0.25, -1.42, h - 0.01 - 0.05 * abs(i - 1)),
            matte(colour, roughness=0.5),
            rot=(14, 0, -8),
            scale=(1, 1, 0.5),
            arc=pi,
        )
    h = stone(1.55, -0.75, 0.7, 'teal', 6)
    on(
        1.55,
        -0.78,
        h + 0.02,
        lambda: (
            slab(flower_outline(0.36, 6), 0.05, (0, 0, 0), matte('cream', roughness=0.6), bevel=0.015),
            slab(circle(0.12), 0.05, (0, 0, 0.03), matte('sun', roughness=0.6), bevel=0.015),
        ),
    )
    h = stone(3.0, -0.35, 0.62, 'sun', -14)
    on(
        3.0,
        -0.38,
        h + 0.02,
        lambda: (
            ball(0.055, (-0.16, 0.08, 0.02), matte('ink', roughness=0.5), segments=16),
            ball(0.055, (0.16, 0.08, 0.02), matte('ink', roughness=0.5), segments=16),
            tube(
                [(-0.2, -0.08, 0.03), (-0.1, -0.17, 0.02), (0.1, -0.17, 0.02), (0.2, -0.08, 0.03)],
                0.026,
                matte('ink', roughness=0.5),
            ),
        ),
    )
    h = stone(-3.4, 0.35, 0.55, 'plum', 20)
    on(
        -3.4,
        0.32,
        h + 0.02,
        lambda: slab(star(0.3, 0.15), 0.05, (0, 0, 0), matte('sun', roughness=0.6), bevel=0.015),
        12,
    )
    h = stone(2.3, -1.85, 0.5, 'white', 12)
    on(
        2.3,
        -1.88,
        h + 0.02,
        lambda: slab(heart(0.25, count=61), 0.05, (0, 0, 0), matte('coral', roughness=0.6), bevel=0.015),
    )
    for x, y, r in ((-1.6, -2.05, 0.3), (-3.2, -1.5, 0.34), (0.95, -2.2, 0.26)):
        stone(x, y, r, 'B9AFA6', 20)
    for x, y, colour in ((-2.4, 1.5, 'coral'), (-1.55, 1.8, 'sun'), (2.5, 1.5, 'teal'), (3.35, 1.2, 'plum')):
        jar((x, y, 0), colour, radius=0.36, height=0.52)
    brush((0.6, -2.2, 0.08), (88, 0, 78), length=1.8)
    brush((-4.0, -0.7, 0.08), (88, 0, 170), colour='sky', length=1.5)
    doll(
        (-0.25, 1.35, 0),
        1.85,
        skin=2,
        hair='teal',
        style='hijab',
        rot=4,
        trim='apricot',
        pattern='hem',
        look=4,
        lean=(8, 0),
    )
    doll(
        (1.3, 1.4, 0),
        1.8,
        dress='sky',
        skin=0,
        hair=3,
        style='short',
        rot=-6,
        trim='white',
        pattern='stripe',
        look=-4,
        lean=(8, 0),
        apron='sun',
        glasses='teal',
    )
    camera((0.0, -10.8, 5.9), (0.0, -0.1, 0.6), lens=52, aperture=0.2, focus=(0, -0.7, 0.3))
