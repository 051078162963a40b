"""The lantern in the window, the picture for dark mode."""

import math
import random

import bmesh
from toykit.lanterns import lantern_body
from toykit.materials import glow, matte, paint, snow, wood
from toykit.outlines import circle, star
from toykit.people import doll
from toykit.picture import scene
from toykit.rooms import area, camera, point, world
from toykit.shapes import ball, box, mesh, slab
from toykit.snow import dusk, spruce
from toykit.stage import group
from toykit.yard import house


@scene(exposure=0.5, saturation=105, bloom=0.5)
def lantern():
    world('6C7BB8', 0.16)
    white = snow()
    dusk(width=160, height=30, z=-4)

    # landscape
    bm = bmesh.new()
    nx, ny = (80, 60)
    rows = [
        [
            bm.verts.new(
                (
                    -34 + 68 * i / nx,
                    2.2 + 44 * (j / ny) ** 1.5,
                    -1.6
                    + 0.35 * math.sin(i * 0.21 + j * 0.11) * (j / ny)
                    + 0.22 * math.sin(i * 0.47 - j * 0.2) * 0.5,
                )
            )
            for j in range(ny + 1)
        ]
        for i in range(nx + 1)
    ]
    for i in range(nx):
        for j in range(ny):
            bm.faces.new([rows[i][j], rows[i + 1][j], rows[i + 1][j + 1], rows[i][j + 1]])
    mesh('land', bm, white, bevel=0, angle=170)
    with group((-6.6, 25, -1.6), 12, 1.25):
        box((1.7, 1.5, 3.4), material=paint('coral', grain=0.08), bevel=0.05)
        box((1.0, 1.1, 1.1), (0, 0, 3.3), paint('coral', grain=0.08), bevel=0.05)
        slab([(-0.66, 0), (0.66, 0), (0, 0.6)], 1.25, (0, 0, 4.35), white, rot=(90, 0, 0), bevel=0.04)
        box((1.3, 1.3, 1.5), (1.45, 0, 0), paint('apricot', grain=0.08), bevel=0.05)
        slab([(-0.8, 0), (0.8, 0), (0, 0.5)], 1.45, (1.45, 0, 1.48), white, rot=(90, 0, 0), bevel=0.04)
        box((0.3, 0.1, 0.3), (0, -0.56, 3.8), glow('FFC36B', 4), bevel=0.02)
    for x, y, s, r in ((-3.3, 19, 1.3, 12), (6.9, 23, 1.3, -14)):
        house((x, y, -1.5), s, rot=r, wall='apricot' if x < 0 else 'sky', roof='plum', door='coral')
        with group((x, y, -1.5), r, s):
            for side in (-1, 1):
                box(
                    (1.3, 1.24, 0.12),
                    (side * 0.42, 0, 1.56),
                    white,
                    rot=(0, side * 46.8, 0),
                    bevel=0.055,
                    base=False,
                )
            box((0.4, 0.04, 0.4), (0.33, -0.53, 0.32), glow('FFC36B', 7), bevel=0.01)
            slab(circle(0.15), 0.06, (0, -0.53, 1.27), glow('FFC36B', 7), rot=(90, 0, 0), bevel=0.01)
    for x, y, height in (
        (-5.6, 17, 2.3),
        (-10.5, 19, 3.2),
        (3.8, 15.5, 3.0),
        (5.2, 17.5, 2.2),
        (10.4, 20, 3.4),
        (-1.0, 24, 2.6),
        (1.6, 26, 2.4),
    ):
        spruce((x, y, -1.6), height, colour='2F7A70')
    slab(circle(0.8), 0.1, (-12.2, 44, 8.1), glow('FFF1CF', 1.6), rot=(90, 0, 0))
    rng = random.Random(9)
    for x, z, q in (
        (-18.5, 10.6, 0.3),
        (-16.2, 8.4, 0.24),
        (-13.0, 11.6, 0.26),
        (-8.2, 9.6, 0.28),
        (-5.8, 11.0, 0.22),
        (-3.0, 8.8, 0.3),
        (-0.6, 10.6, 0.24),
        (3.2, 8.2, 0.22),
        (6.0, 11.6, 0.28),
        (14.4, 9.8, 0.3),
        (17.8, 11.2, 0.24),
        (12.6, 7.4, 0.22),
    ):
        slab(star(q, q * 0.45), 0.05, (x, 43, z), glow('FFF1D0', 1.15), rot=(90, 0, 0), bevel=0.01)
    for i in range(26):
        ball(
            rng.uniform(0.03, 0.045),
            (rng.uniform(-6, 6), rng.uniform(2.6, 5.5), rng.uniform(-0.6, 3.6)),
            white,
            segments=10,
        )

    # window and sill
    upright = wood('beech', axis='Z', scale=1)
    crossbar = wood('beech', scale=1)
    for x in (-4.9, -0.0 - 1.35, 4.9):
        box((0.3 if abs(x) > 3 else 0.17, 0.3, 8.5), (x, 1.5, -0.3), upright, bevel=0.05)
    box((10, 0.3, 0.3), (0, 1.5, 0), crossbar, bevel=0.05)
    box((10, 0.26, 0.16), (0, 1.5, 3.95), crossbar, bevel=0.04)
    box((14, 6.6, 0.35), (0, -1.4, -0.35), wood('maple', scale=1), bevel=0.08)
    box((14, 0.3, 1.6), (0, 1.55, -1.95), matte('3F4A78', roughness=0.9), bevel=0)
    lantern_body((1.75, -0.15, 0), scale=1.28, rot=43)
    point((1.75, -0.15, 1.5), 260, colour='FFB861', size=0.16).visible_glossy = False
    doll(
        (-0.35, -0.35, 0),
        1.35,
        skin=2,
        hair='sun',
        style='toque',
        rot=62,
        trim='cream',
        pattern='hem',
        look=4,
    )
    doll(
        (0.3, 0.45, 0),
        1.6,
        dress='teal',
        skin=4,
        hair=4,
        style='afro',
        rot=48,
        trim='sun',
        pattern='stripe',
        look=2,
    )
    doll(
        (3.35, -0.25, 0), 1.4, dress='sun', skin=0, hair='plum', style='hijab', rot=-58, trim='cream', look=-4
    )
    with group((-2.75, -0.25, 0), 14):
        spruce((0, 0, 0), 1.05, colour='sage', cap=False)
    ball(0.16, (-1.95, -0.7, 0.16), paint('coral'))
    slab(star(0.26, 0.13), 0.09, (-2.25, -0.85, 0.05), paint('sun'), rot=20)
    area((-4, -8, 6), (0, 0, 0.5), 6, 110, colour='A9B4F0')
    area((0, 10, 14), (0, 16, -2), 16, 900, colour='9FB0F2')
    camera((0.35, -9.8, 2.5), (0.35, 0, 1.72), lens=46, aperture=0.55, focus=(1.5, -0.2, 1.2))
