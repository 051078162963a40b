"""Summer days: the playground and a picnic."""

import math
import random
from math import tau

from toykit.furniture import basket
from toykit.kitchen import cup, fruit, jug
from toykit.materials import felt, matte, paint, wood
from toykit.outlines import circle, flower_outline
from toykit.peg_doll import peg_doll
from toykit.people import doll
from toykit.picture import scene
from toykit.plants import garden_bed, watering_can
from toykit.playground import bucket, sandbox, slide
from toykit.rooms import backdrop, camera, rig, window_sun, world
from toykit.shapes import ball, box, cyl, lathe, slab, tube
from toykit.stage import group
from toykit.yard import cloud, fence, house, tree


@scene('outdoor_play', exposure=-0.15, saturation=106)
def outdoor_play():
    world('EAF4FA', 0.55)
    backdrop('C4E0EC', y=12, radius=6, width=90, height=30)
    slab(circle(11, count=120), 0.5, (0, 2.5, -0.25), felt('A9BE72', scale=0.45, bump=0.6), bevel=0.12)
    for x, y, r, size_z, colour in (
        (-6.5, 9.5, 5.2, 0.42, 'sage'),
        (1.2, 11.5, 6.2, 0.4, 'grass'),
        (8.0, 9.8, 5, 0.42, 'B9C77E'),
        (-2.5, 8.2, 3.8, 0.3, 'wheat'),
        (4.6, 8.0, 3.4, 0.3, 'D8C877'),
    ):
        ball(r, (x, y, -0.5), felt(colour, scale=0.35), scale=(1, 0.5, size_z), segments=64)
    fence(-5.6, 5.6, 4.6, height=0.95, step=0.34)
    slide((-2.3, 2.0, 0), scale=1.12, rot=-8)
    peg_doll((-2.35, 2.0, 1.6), 0.98, dress='plum', hair=3, style='tails', rot=30, trim='apricot', look=10)
    sandbox((1.9, -0.5, 0), width=2.7, rot=10)
    peg_doll(
        (1.35, -0.35, 0.17),
        1.0,
        dress='sky',
        skin=3,
        hair=4,
        style='curls',
        rot=-8,
        trim='sun',
        pattern='stripe',
    )
    bucket((2.35, -1.05, 0.22), 'coral', scale=0.9, rot=20)
    tube([(1.75, -1.05, 0.24), (2.0, -0.98, 0.27)], 0.03, wood('oak'), smooth=0)
    ball(0.1, (1.68, -1.07, 0.245), paint('teal'), scale=(1, 0.8, 0.35))
    garden_bed((-3.15, -1.55, 0), width=2.9, depth=1.25, rot=8)
    watering_can((-1.15, -1.85, 0), 'teal', scale=0.85, rot=160)
    peg_doll((-1.45, -0.75, 0), 1.12, skin=0, hair='teal', style='toque', rot=14, trim='cream', pattern='hem')
    peg_doll(
        (-0.3, -0.75, 0),
        1.75,
        dress='sage',
        skin=2,
        hair='teal',
        style='scarf',
        rot=-6,
        trim='cream',
        pattern='hem',
    )
    peg_doll(
        (3.65, 0.95, 0), 1.08, dress='apricot', skin=4, style='bun', rot=-24, trim='white', pattern='half'
    )
    house((3.3, 3.3, 0), 1.45, rot=-12, door='sky')
    tree((-5.1, 2.6, 0), 2.7, 'drop')
    tree((-4.3, 3.7, 0), 2.0, 'ball', colour='grass')
    tree((5.2, 2.1, 0), 2.5, 'tier', colour='teal')
    tree((5.0, 0.4, 0), 1.5, 'ball')
    tree((1.1, 3.9, 0), 1.9, 'cone', colour='teal')
    tree((-0.2, 4.0, 0), 1.5, 'ball', colour='sun')
    slab(circle(0.85), 0.22, (-5.3, 12.8, 4.0), paint('sun', axis='Y'), rot=(90, 0, 0), bevel=0.07)
    for x, z, s in ((-2.9, 3.5, 1.5), (1.4, 3.9, 1.9), (7.0, 3.3, 1.5)):
        cloud((x, 12.4, z), s, material=paint('white', axis='X', grain=0.03))
    rng = random.Random(8)
    for i in range(14):
        a, d = (rng.uniform(0, tau), rng.uniform(0.3, 1))
        x, y = rng.choice([(-4.9, 0.4), (4.4, -1.6), (-0.4, -2.6), (0.3, 2.4), (4.3, -0.6)])
        x += d * math.cos(a)
        y += d * 0.6 * math.sin(a)
        tube([(x, y, 0), (x, y, 0.2)], 0.015, matte('grass'), smooth=0)
        slab(
            flower_outline(0.11, 5),
            0.035,
            (x, y, 0.22),
            paint(rng.choice(['white', 'sun', 'coral', 'lilac'])),
            rot=(rng.uniform(10, 50), 0, rng.uniform(-30, 30)),
            bevel=0.012,
        )
    for i in range(150):
        x, y = (rng.uniform(-6.5, 6.5), rng.uniform(5.2, 6.6))
        h = rng.uniform(0.5, 0.8)
        k = math.hypot(x, y - 2.5)
        if k < 10:
            lathe(
                [
                    (0, 0),
                    (0.012, 0),
                    (0.014, h * 0.6),
                    (0.05, h * 0.68),
                    (0.055, h * 0.8),
                    (0.02, h * 0.98),
                    (0, h),
                ],
                matte('wheat', roughness=0.7),
                (x, y, 0),
                rot=(rng.uniform(-8, 8), rng.uniform(-8, 8), 0),
                segments=8,
            )
    window_sun(
        azimuth=-48,
        elevation=42,
        power=4.2,
        target=(0, 0, 0),
        panes=(1, 1),
        pane=(60, 60),
        distance=40,
        soft=4,
        colour='FFE6BF',
    )
    rig(key=1100, fill=300, rim=0, target=(0, 0, 0), key_loc=(-9, -8, 11), key_size=8)
    camera((0.1, -16.4, 5.7), (0.1, 0.8, 1.72), lens=57, aperture=0.19, focus=(0, 0.2, 0.8))


@scene(exposure=-0.1, saturation=106)
def picnic():
    world('EAF4FA', 0.55)
    backdrop('C4E0EC', y=12, radius=6, width=90, height=30)
    slab(circle(11, count=120), 0.5, (0, 2.5, -0.25), felt('A9BE72', scale=0.45, bump=0.6), bevel=0.12)
    for x, y, r, size_z, colour in (
        (-6.5, 9.5, 5.2, 0.42, 'sage'),
        (1.2, 11.5, 6.2, 0.4, 'grass'),
        (8.0, 9.8, 5, 0.42, 'B9C77E'),
        (-2.5, 8.2, 3.8, 0.3, 'wheat'),
        (4.6, 8.0, 3.4, 0.3, 'D8C877'),
    ):
        ball(r, (x, y, -0.5), felt(colour, scale=0.35), scale=(1, 0.5, size_z), segments=64)
    fence(-6, 6, 5.2, height=0.95, step=0.34)
    tree((-4.2, 2.4, 0), 3.3, 'ball')
    tree((4.4, 2.8, 0), 2.8, 'drop', colour='teal')
    tree((3.3, 3.9, 0), 1.9, 'ball', colour='grass')
    with group((0.1, -0.3, 0), 4):
        box((6.0, 3.3, 0.04), (0, 0, 0.0), felt('FBF3E6', scale=0.8, bump=0.3), bevel=0.02)
        for i in range(8):
            box((0.36, 3.3, 0.006), (-2.62 + 0.75 * i, 0, 0.039), felt('coral', scale=1.2, bump=0.2), bevel=0)
        for j in range(4):
            box((6.0, 0.36, 0.006), (0, -1.2 + 0.8 * j, 0.0425), felt('rose', scale=1.2, bump=0.2), bevel=0)
    basket((-1.85, 0.35, 0.04), 0.62, 0.75)
    fruit((-2.0, 0.3, 0.72), 'apple')
    fruit((-1.65, 0.42, 0.7), 'orange')
    fruit((-1.8, 0.12, 0.75), 'banana', scale=0.8, rot=30)
    for x, y, colour in ((0.1, -0.75, 'sky'), (1.35, -0.35, 'sun')):
        cyl(0.5, 0.06, (x, y, 0.05), paint(colour, axis='X', grain=0.05), bevel=0.025)
    for x, y, z in ((0.0, -0.8, 0.11), (0.2, -0.65, 0.11)):
        slab(
            [(-0.2, -0.16), (0.2, -0.16), (0, 0.2)],
            0.16,
            (x, y, z + 0.1),
            matte('E9C48A', specular=0.1, variation=0.1, bump=0.2),
            rot=30,
            bevel=0.04,
        )
    for i in range(5):
        fruit((1.35 + 0.2 * math.cos(i * 1.3), -0.35 + 0.2 * math.sin(i * 1.3), 0.11), 'berry')
    jug((0.65, 0.5, 0.04), 0.75, rot=200, colour='teal', fill='white')
    cup((2.1, -0.85, 0.04), 'coral', scale=0.85)
    cup((-0.75, -1.05, 0.04), 'sun', scale=0.85)
    doll(
        (-0.7, 0.85, 0.04),
        1.6,
        dress='sun',
        skin=4,
        hair=4,
        style='afro',
        rot=6,
        trim='coral',
        pattern='stripe',
        look=4,
        arms='down',
    )
    doll(
        (1.45, 0.9, 0.04),
        1.65,
        dress='plum',
        skin=2,
        hair='apricot',
        style='hijab',
        rot=-8,
        trim='apricot',
        look=-4,
    )
    doll(
        (2.65, 0.25, 0.04),
        1.45,
        dress='sky',
        skin=0,
        hair=5,
        style='braids',
        rot=-22,
        trim='white',
        pattern='half',
        look=-4,
    )
    doll(
        (-3.0, -0.15, 0.04),
        1.5,
        hair=4,
        style='short',
        rot=24,
        trim='white',
        pattern='yoke',
        look=4,
        glasses='teal',
    )
    slab(circle(0.62), 0.2, (-3.9, 12.8, 3.15), paint('sun', axis='Y'), rot=(90, 0, 0), bevel=0.07)
    for x, z, s in ((-1.2, 3.3, 1.3), (3.6, 3.2, 1.6)):
        cloud((x, 12.4, z), s, material=paint('white', axis='X', grain=0.03))
    rng = random.Random(8)
    for i in range(16):
        x, y = rng.choice([(-4.2, -0.9), (4.1, -1.0), (3.6, 1.6), (-3.6, 1.6), (0, -2.7)])
        x += rng.uniform(-0.8, 0.8)
        y += rng.uniform(-0.4, 0.4)
        tube([(x, y, 0), (x, y, 0.22)], 0.015, matte('grass'), smooth=0)
        slab(
            flower_outline(0.12, 5),
            0.035,
            (x, y, 0.24),
            paint(rng.choice(['white', 'sun', 'coral', 'lilac'])),
            rot=(rng.uniform(10, 50), 0, rng.uniform(-30, 30)),
            bevel=0.012,
        )
    window_sun(
        azimuth=-48,
        elevation=42,
        power=4.2,
        target=(0, 0, 0),
        panes=(1, 1),
        pane=(60, 60),
        distance=40,
        soft=4,
        colour='FFE6BF',
    )
    rig(key=1100, fill=300, rim=0, target=(0, 0, 0), key_loc=(-9, -8, 11), key_size=8)
    camera((0.0, -14.4, 5.6), (0.0, 0.6, 1.45), lens=57, aperture=0.19, focus=(0, -0.2, 0.6))
