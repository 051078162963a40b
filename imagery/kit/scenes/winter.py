"""Winter days: the snowy yard and the lantern walk."""

import math
import random

import bmesh
from toykit.family import wheelchair
from toykit.lanterns import small_lantern
from toykit.materials import glow, paint, snow
from toykit.outdoor_dress import knit
from toykit.outlines import circle, star
from toykit.people import doll
from toykit.picture import scene
from toykit.playground import bucket
from toykit.rooms import area, backdrop, camera, rig, window_sun, world
from toykit.shapes import ball, box, mesh, slab
from toykit.snow import dusk, sled, snowman, spruce
from toykit.stage import group, unseen
from toykit.yard import cloud, fence, house


@scene(exposure=-0.05, saturation=108)
def outdoor_winter():
    world('DCEBFA', 0.6)
    backdrop('BFDCEE', y=14, radius=6, width=90, height=30)
    white = snow()
    slab(circle(12, count=120), 0.5, (0, 3, -0.25), white, bevel=0.15)
    for x, y, r, size_z in ((-6.5, 11, 6, 0.26), (2.2, 12, 7, 0.3), (9.5, 11, 6, 0.24)):
        ball(r, (x, y, -0.5), white, scale=(1.1, 0.5, size_z), segments=64)
    fence(-7, 7, 6.2, height=0.95, step=0.36, colour='FFFFFF')
    house((-3.3, 3.6, 0), 1.55, rot=14, wall='apricot')
    with group((-3.3, 3.6, 0), 14, 1.55):
        slope = math.hypot(0.75, 0.8) + 0.2
        a = math.degrees(math.atan2(0.8, 0.75))
        for side in (-1, 1):
            box(
                (slope, 1.2, 0.12),
                (side * 0.42, 0, 1.56),
                white,
                rot=(0, side * a, 0),
                bevel=0.055,
                base=False,
            )
        box((0.26, 0.26, 0.08), (0.42, 0.12, 2.06), white, bevel=0.035)
    for x, y, height, colour in (
        (-6.0, 3.0, 2.8, 'teal'),
        (-5.1, 1.6, 1.7, 'sage'),
        (4.7, 3.2, 3.1, 'teal'),
        (5.9, 2.2, 2.1, 'sage'),
        (2.9, 4.9, 2.2, 'teal'),
    ):
        spruce((x, y, 0), height, colour=colour)
    with group((1.2, 9.2, -0.1)):
        box((1.5, 1.3, 2.9), material=paint('coral', grain=0.08), bevel=0.05)
        box((0.85, 1.0, 1.0), (0, 0, 2.8), paint('coral', grain=0.08), bevel=0.05)
        slab([(-0.55, 0), (0.55, 0), (0, 0.5)], 1.1, (0, 0, 3.75), white, rot=(90, 0, 0), bevel=0.04)
        box((1.1, 1.2, 1.3), (-1.25, 0, 0), paint('apricot', grain=0.08), bevel=0.05)
        slab([(-0.7, 0), (0.7, 0), (0, 0.45)], 1.3, (-1.25, 0, 1.28), white, rot=(90, 0, 0), bevel=0.04)
    snowman((1.9, 1.2, 0), scale=1.2, rot=-8)
    sled((-1.55, -0.85, 0), rot=14, scale=1.15)
    knit((-1.75, -0.85, 0.5), 1.2, dress='sun', skin=3, hat='coral', rot=60, mitt='teal', trim='cream')
    knit((0.45, 0.45, 0), 1.5, dress='coral', skin=1, hat='teal', rot=22, trim='cream', pattern='hem')
    knit((3.3, 0.15, 0), 1.45, dress='plum', skin=4, hat='sun', rot=-24, mitt='coral', trim='cream')
    doll(
        (-3.1, 0.55, 0),
        2.0,
        dress='teal',
        skin=2,
        hair='plum',
        style='hijab',
        rot=12,
        trim='cream',
        pattern='hem',
        arms='down',
    )
    for x, y, z in ((0.8, -1.3, 0.14), (1.15, -1.15, 0.14), (1.0, -1.2, 0.36)):
        ball(0.15, (x, y, z), white, segments=28)
    bucket((2.75, -0.95, 0), 'sky', scale=1.1, rot=20)
    rng = random.Random(4)
    for i in range(70):
        ball(
            rng.uniform(0.022, 0.042),
            (rng.uniform(-7, 7), rng.uniform(-3, 7), rng.uniform(0.6, 6)),
            white,
            segments=8,
        )
    for x, z, s in ((-4.0, 3.75, 1.3), (4.3, 3.55, 1.5)):
        cloud((x, 13, z), s, material=paint('white', axis='X', grain=0.03))
    window_sun(
        azimuth=-48,
        elevation=30,
        power=3.2,
        target=(0, 0, 0),
        panes=(1, 1),
        pane=(60, 60),
        distance=40,
        soft=4,
        colour='FFDDB0',
    )
    rig(key=700, rim=0, target=(0, 0, 0), key_loc=(-9, -8, 11), key_size=8)
    camera((0.1, -15.4, 4.9), (0.1, 0.8, 1.85), lens=55, aperture=0.19, focus=(0, 0.2, 0.8))


@scene(exposure=0.5, saturation=105, bloom=0.4)
def event_winter_walk():
    world('7C88C0', 0.22)
    white = snow()
    dusk(width=160, height=30, z=-4)
    bm = bmesh.new()
    nx, ny = (80, 60)
    rows = [
        [
            bm.verts.new(
                (
                    -34 + 68 * i / nx,
                    -14 + 58 * (j / ny) ** 1.3,
                    0.12 * math.sin(i * 0.3 + j * 0.17) * (j / ny) * 3 - 0.02,
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
    for x, y, height, colour in (
        (-5.6, 5, 3.4, '2F7A70'),
        (-4.2, 7, 2.5, '3F9186'),
        (5.5, 5.5, 3.8, '2F7A70'),
        (4.2, 7.6, 2.7, '3F9186'),
        (-1.4, 9.5, 2.2, '2F7A70'),
        (7.2, 4.2, 2.6, '3F9186'),
        (-7.4, 4.2, 2.8, '3F9186'),
    ):
        spruce((x, y, 0), height, colour=colour)
    for x, y, s, r in ((1.3, 11.5, 1.45, -10),):
        house((x, y, 0), s, rot=r, wall='apricot', roof='plum', door='coral')
        with group((x, y, 0), r, s):
            for side in (-1, 1):
                box(
                    (1.3, 1.24, 0.12),
                    (side * 0.42, 0, 1.56),
                    white,
                    rot=(0, side * 46.8, 0),
                    bevel=0.055,
                    base=False,
                )
            box((0.4, 0.04, 0.4), (0.33, -0.53, 0.32), glow('FFC36B', 6), bevel=0.01)
            slab(circle(0.15), 0.06, (0, -0.53, 1.27), glow('FFC36B', 6), rot=(90, 0, 0), bevel=0.01)
    slab(circle(0.9), 0.1, (-9.8, 44, 8.6), glow('FFF1CF', 1.6), rot=(90, 0, 0))
    for x, z, q in (
        (-15.5, 9.6, 0.3),
        (-5.2, 8.6, 0.28),
        (-1.0, 9.6, 0.24),
        (3.2, 8.2, 0.3),
        (7.0, 9.7, 0.26),
        (11.4, 8.6, 0.3),
        (15.2, 9.4, 0.24),
    ):
        slab(star(q, q * 0.45), 0.05, (x, 43, z), glow('FFF1D0', 1.15), rot=(90, 0, 0), bevel=0.01)

    # the row of walkers, each with a lantern
    walkers = (
        (-3.75, 0.9, 2.2, 'teal', 3, 'plum', 'hijab', 26, 'cream'),
        (-2.2, 0.35, 1.5, 'sun', 0, 'coral', 'toque', 24, 'teal'),
        (-0.75, 0.05, 1.55, 'coral', 4, 'sun', 'toque', 16, 'sky'),
        (0.75, 0.05, 1.5, 'plum', 1, 'teal', 'toque', 12, 'sun'),
        (2.15, 0.3, 1.55, 'sky', 2, 'coral', 'toque', 6, 'apricot'),
    )
    for x, y, height, dress, skin, cloth, style, turn, knitted in walkers:
        doll(
            (x, y, 0),
            height,
            dress=dress,
            skin=skin,
            hair=cloth,
            style=style,
            rot=turn,
            trim='cream',
            pattern='hem',
            scarf=None if style == 'hijab' else knitted,
            arms=((-0.24, -0.06, 0.3), (0.27, -0.2, 0.42)),
        )
        a = math.radians(turn)
        hand_x, hand_y = (0.28 * height, -0.22 * height)
        lx, ly = (
            x + hand_x * math.cos(a) - hand_y * math.sin(a),
            y + hand_x * math.sin(a) + hand_y * math.cos(a),
        )
        small_lantern(
            (lx, ly - 0.06, 0.12 * height), scale=0.71 if height > 2 else 0.62, strength=5, power=26
        )
    wheelchair((3.75, 0.55, 0), rot=4, scale=1.2)
    doll(
        (3.75, 0.58, 0.63),
        1.2,
        dress='sage',
        skin=3,
        hair='sun',
        style='toque',
        rot=4,
        trim='cream',
        scarf='coral',
        arms=((-0.23, -0.14, 0.32), (0.23, -0.14, 0.32)),
    )
    small_lantern((3.75, -0.02, 0.78), scale=0.5, strength=5, power=24)
    for x, y, r in ((-4.6, -1.5, 0.2), (4.6, -1.3, 0.26), (-1.6, -1.9, 0.16)):
        ball(r, (x, y, r * 0.4), white, scale=(1.4, 1, 0.8), segments=28)
    unseen(area((-4, -8, 6), (0, 0, 0.5), 6, 760, colour='C6C4EE'))
    unseen(area((0, 10, 14), (0, 16, -2), 16, 700, colour='9FB0F2'))
    camera((0.0, -11.6, 3.2), (0.0, 0.5, 1.75), lens=46, aperture=0.55, focus=(0, 0.1, 1.0))
