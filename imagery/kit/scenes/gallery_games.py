"""Marble run, memory game and train."""

import math
from math import tau

from toykit.family import wheelchair
from toykit.materials import gloss, matte, paint, wood
from toykit.outlines import (
    circle,
    cloud_outline,
    flower_outline,
    heart,
    leaf_outline,
    rounded_rectangle,
    star,
)
from toykit.palette import RAINBOW
from toykit.peg_doll import peg_doll
from toykit.people import doll
from toykit.picture import scene
from toykit.rooms import camera, room
from toykit.shapes import arch, ball, box, cyl, slab, torus, tube
from toykit.stage import group
from toykit.yard import house, tree


@scene()
def marble_run():
    room('DCE3F0', seed=34)
    w = wood('beech', scale=1)
    with group((-0.35, 0.9, 0), -6):
        for x in (-1.95, 1.95):
            box((0.2, 0.5, 4.0), (x, 0.0, 0), wood('maple', axis='Z', scale=1), bevel=0.05)
        box((4.5, 0.9, 0.16), (0, 0, 0), w, bevel=0.05)
        for i in range(5):
            s = 1 if i % 2 == 0 else -1
            z = 3.45 - 0.68 * i
            c = ('coral', 'sun', 'teal', 'sky', 'plum')[i]
            with group((-s * 0.18, -0.2, z), (0, s * 8, 0)):
                box((3.3, 0.12, 0.12), (0, 0, 0), paint(c, axis='X', grain=0.08), base=False)
                for y in (-0.2, 0.2):
                    box((3.3, 0.08, 0.3), (0, y, 0.06), paint(c, axis='X', grain=0.08), base=False)
            t = (0.3, -0.55, 0.75, -0.2, 0.5)[i]
            ball(
                0.15,
                (-s * 0.18 + t * s, -0.2, z + 0.21 - t * 0.139),
                gloss(('sky', 'coral', 'sun', 'teal', 'apricot')[i], roughness=0.08),
            )
        box((1.1, 0.9, 0.3), (2.3, -0.3, 0), paint('apricot', axis='X', grain=0.08), bevel=0.05)
    for i, (x, y) in enumerate(((1.6, -0.95), (2.1, -1.35), (1.15, -1.55), (2.75, -0.9), (0.5, -1.3))):
        ball(0.17, (x, y, 0.17), gloss(RAINBOW[i], roughness=0.08))
    doll(
        (-3.1, 0.2, 0),
        1.9,
        dress='sun',
        skin=3,
        hair=4,
        style='tails',
        rot=30,
        trim='coral',
        pattern='hem',
        look=6,
        arms=((-0.24, -0.1, 0.34), (0.3, -0.14, 0.6)),
    )
    doll(
        (2.95, 0.35, 0),
        1.8,
        hair=2,
        style='short',
        rot=-26,
        trim='cream',
        pattern='stripe',
        look=-8,
        arms=((-0.3, -0.14, 0.56), (0.24, -0.08, 0.3)),
    )
    wheelchair((-1.55, -1.1, 0), rot=22, scale=1.2, colour='teal')
    doll(
        (-1.55, -1.08, 0.63),
        1.15,
        dress='plum',
        skin=4,
        hair=4,
        style='afro',
        rot=22,
        trim='apricot',
        pattern='half',
        look=8,
    )
    camera((0.0, -12.4, 4.5), (0.0, 0, 1.75), lens=51, aperture=0.2, focus=(0, 0.2, 1.2))


@scene()
def memory_game():
    room('F6E0E0', seed=35)
    shapes = [
        (star(0.3, 0.15), 'sun'),
        (heart(0.27, count=61), 'coral'),
        (flower_outline(0.29, 6), 'plum'),
        (circle(0.24), 'sky'),
        (leaf_outline(0.56, 0.16), 'sage'),
        (cloud_outline(0.42), 'palesky'),
    ]
    order = [0, None, 1, None, 2, 3, None, 0, None, None, 4, None, None, 1, 3, None, 5, None]
    for i in range(18):
        c, r = (i % 6, i // 6)
        x, y = (-2.55 + 1.02 * c, -1.75 + 0.98 * r)
        k = order[i]
        rng = 5 * math.sin(i * 2.1)
        with group((x, y, 0.04), rng):
            slab(
                rounded_rectangle(0.86, 0.86, 0.12),
                0.08,
                (0, 0, 0),
                wood('maple', scale=1)
                if k is not None
                else paint(('teal', 'coral', 'sun')[(c + r) % 3], axis='X', grain=0.06),
                bevel=0.025,
            )
            if k is None:
                torus(0.2, 0.022, (0, 0, 0.04), matte('cream', roughness=0.7), scale=(1, 1, 0.5))
                slab(circle(0.06), 0.01, (0, 0, 0.042), matte('cream', roughness=0.7), bevel=0.003)
            else:
                slab(
                    shapes[k][0],
                    0.03,
                    (-0.28 if k == 4 else 0, -0.08 if k == 5 else 0, 0.05),
                    paint(shapes[k][1], axis='X', grain=0.04),
                    bevel=0.01,
                )
    doll(
        (-2.2, 1.7, 0),
        1.85,
        dress='teal',
        skin=0,
        hair=5,
        rot=6,
        trim='white',
        pattern='hem',
        look=6,
        lean=(9, 0),
        arms=((-0.2, -0.18, 0.34), (0.2, -0.26, 0.38)),
    )
    doll(
        (-0.1, 1.8, 0),
        1.95,
        dress='sun',
        skin=4,
        hair='coral',
        style='hijab',
        trim='apricot',
        look=-4,
        lean=(9, 0),
    )
    doll(
        (2.05, 1.7, 0),
        1.85,
        dress='sky',
        skin=2,
        style='curls',
        rot=-8,
        trim='sun',
        pattern='stripe',
        look=-4,
        lean=(9, 0),
        aid='coral',
        arms=((-0.2, -0.26, 0.38), (0.2, -0.18, 0.34)),
    )
    camera((0.0, -11.0, 6.0), (0.0, -0.05, 0.75), lens=52, aperture=0.2, focus=(0, -0.6, 0.3))


@scene()
def train_track():
    room('DDEBD8', seed=36)
    track_wood = wood('beech', scale=1.2)
    with group((0.2, -0.45, 0)):
        a, b, gauge = (2.9, 1.35, 0.52)

        def ell(ax, bx, n=96):
            return [(ax * math.cos(tau * i / n), bx * math.sin(tau * i / n)) for i in range(n)]

        slab(
            ell(a + gauge / 2, b + gauge / 2),
            0.14,
            (0, 0, 0.07),
            track_wood,
            holes=[ell(a - gauge / 2, b - gauge / 2)],
        )
        for d in (-0.13, 0.13):
            tube(
                [(x, y, 0.143) for x, y in ell(a + d, b + d) + ell(a + d, b + d)[:1]],
                0.028,
                wood('walnut'),
                smooth=0,
            )

        def at(t):
            q = math.radians(t)
            return (
                (a * math.cos(q), b * math.sin(q)),
                math.degrees(math.atan2(b * math.cos(q), -a * math.sin(q))),
            )

        def wheels(n=2):
            for x in (-0.24, 0.24) if n == 2 else (0,):
                for y in (-0.24, 0.24):
                    cyl(
                        0.13, 0.08, (x, y + 0.04, 0.13), paint('sun'), rot=(90, 0, 0), bevel=0.02, segments=32
                    )

        (x, y), r = at(-82)
        with group((x, y, 0.14), r, 1.1):
            wheels()
            box((0.85, 0.42, 0.14), (0, 0, 0.12), paint('coral', axis='X', grain=0.06))
            cyl(0.21, 0.55, (-0.13, 0, 0.44), paint('coral', grain=0.06), rot=(0, 90, 0), bevel=0.04)
            box((0.36, 0.44, 0.56), (-0.26, 0, 0.24), paint('teal', grain=0.06), bevel=0.04)
            box((0.46, 0.54, 0.08), (-0.26, 0, 0.8), paint('sun', axis='X', grain=0.06))
            cyl(0.075, 0.28, (0.3, 0, 0.6), paint('plum'), bevel=0.02)
            ball(0.085, (0.3, 0, 0.9), paint('plum'), segments=24)
        for t, colour, k in ((-104, 'sky', 0), (-127, 'apricot', 1)):
            (x, y), r = at(t)
            with group((x, y, 0.14), r, 1.1):
                wheels()
                box((0.78, 0.42, 0.14), (0, 0, 0.12), wood('maple', scale=1))
                box((0.74, 0.42, 0.24), (0, 0, 0.24), paint(colour, axis='X', grain=0.06), bevel=0.04)
                if k == 0:
                    peg_doll(
                        (-0.16, 0, 0.36),
                        0.58,
                        dress='sun',
                        skin=3,
                        hair=4,
                        style='curls',
                        rot=-r,
                        trim='white',
                    )
                    peg_doll((0.17, 0, 0.36), 0.55, skin=0, hair=3, style='tails', rot=-r, trim='sun')
                else:
                    for q, colour in ((-0.2, 'teal'), (0.0, 'sun'), (0.2, 'plum')):
                        ball(0.13, (q, 0, 0.52), paint(colour), segments=24)
        tree((-0.9, 0.1, 0), 1.2, 'drop')
        tree((-0.35, 0.4, 0), 0.9, 'ball', colour='grass')
        house((0.75, 0.25, 0), 0.72, rot=-10)
        tree((1.55, -0.05, 0), 1.0, 'cone', colour='teal')
    arch(0.85, 0.5, 0.7, loc=(0.3, 0.9, 0), material=paint('plum', axis='Y', grain=0.08), bevel=0.05)
    doll(
        (-2.6, 1.55, 0),
        1.95,
        dress='sky',
        hair=4,
        style='short',
        rot=14,
        trim='white',
        pattern='stripe',
        look=4,
        lean=(5, 0),
    )
    doll(
        (3.25, 1.25, 0),
        1.9,
        dress='sun',
        skin=4,
        hair='teal',
        style='turban',
        rot=-20,
        trim='coral',
        pattern='hem',
        look=-2,
        lean=(5, 0),
    )
    tree((4.2, 2.2, 0), 2.0, 'tier', colour='teal')
    tree((-4.0, 2.2, 0), 2.1, 'ball')
    camera((0.2, -12.0, 5.6), (0.2, -0.1, 0.85), lens=53, aperture=0.2, focus=(0.2, -0.8, 0.5))
