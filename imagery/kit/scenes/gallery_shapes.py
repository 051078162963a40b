"""Clay animals and the snack plate."""

import math
from math import pi, tau

from toykit.kitchen import bowl, cup, fruit, jug
from toykit.materials import clay, felt, gloss, matte, paint, wood
from toykit.outlines import rounded_rectangle
from toykit.people import doll
from toykit.picture import scene
from toykit.rooms import camera, room
from toykit.shapes import ball, box, cut_sphere, cyl, lathe, rounded_profile, slab, spline, torus, tube
from toykit.stage import group


@scene()
def clay_animals():
    room('E0EAE2', seed=33)
    ink = matte('ink', roughness=0.35)
    slab(rounded_rectangle(5.4, 2.3, 0.3), 0.12, (0.1, -0.45, 0.06), wood('beech', scale=1), bevel=0.04)

    def eyes(x, y, z, d=0.08, r=0.04):
        for side in (-1, 1):
            ball(r, (x + side * d, y, z), ink, segments=16)

    with group((-1.75, -0.4, 0.12), 14):
        paint_of_animal = clay('C98F5F')
        ball(0.5, (0, 0, 0.42), paint_of_animal, scale=(1, 0.9, 0.95))
        ball(0.36, (0, -0.08, 1.05), paint_of_animal)
        for side in (-1, 1):
            ball(0.13, (side * 0.27, -0.02, 1.33), paint_of_animal)
        ball(0.16, (0, -0.38, 0.98), clay('EBCB9F'), scale=(1.1, 0.8, 0.85))
        ball(0.05, (0, -0.51, 1.03), ink, segments=16)
        eyes(0, -0.385, 1.15, 0.13)
        for side in (-1, 1):
            ball(0.17, (side * 0.36, -0.34, 0.14), paint_of_animal)
        for side in (-1, 1):
            ball(
                0.15, (side * 0.48, -0.15, 0.5), paint_of_animal, rot=(0, side * 25, 0), scale=(0.8, 0.9, 1.5)
            )
    with group((-0.35, -0.7, 0.12), -6):
        paint_of_animal = clay('F0B98D')
        tube(
            [(-0.6, 0, 0.1), (-0.1, 0, 0.1), (0.4, 0, 0.12), (0.58, 0, 0.42)],
            0.14,
            paint_of_animal,
            smooth=8,
            taper=lambda t: 0.5 + 0.6 * math.sin(pi * (0.15 + 0.75 * t)),
        )
        ball(0.17, (0.58, 0, 0.5), paint_of_animal)
        for side in (-1, 1):
            tube([(0.6, side * 0.08, 0.6), (0.7, side * 0.14, 0.82)], 0.025, paint_of_animal, smooth=0)
        for side in (-1, 1):
            ball(0.045, (0.7, side * 0.14, 0.84), ink, segments=14)
        tube(
            [
                (
                    0.0 + (0.42 - 0.034 * i) * math.cos(i * 0.55),
                    -0.0,
                    0.55 + (0.42 - 0.034 * i) * math.sin(i * 0.55),
                )
                for i in range(12)
            ],
            0.15,
            clay('coral'),
            taper=lambda t: 1 - 0.25 * t,
        )
    with group((0.95, -0.4, 0.12), -8):
        paint_of_animal = clay('8FB07F')
        cut_sphere(0.55, [((0, 0, 0), (0, 0, 1))], clay('teal'), loc=(0, 0, 0.14), bevel=0.04)
        for x, y in ((-0.36, -0.4), (0.36, -0.4), (-0.36, 0.4), (0.36, 0.4)):
            ball(0.15, (x, y, 0.12), paint_of_animal, scale=(1.2, 1, 0.8))
        ball(0.21, (0.68, -0.05, 0.32), paint_of_animal)
        for side in (-1, 1):
            ball(0.032, (0.8, -0.2 + 0.14 * (side > 0), 0.4), ink, segments=14)
        for i in range(5):
            a = tau * i / 5
            ball(
                0.1,
                (0.33 * math.cos(a), 0.33 * math.sin(a), 0.56),
                clay('sage'),
                scale=(1, 1, 0.35),
                segments=20,
            )
        ball(0.12, (0, 0, 0.69), clay('sage'), scale=(1, 1, 0.35))
    with group((2.2, -0.45, 0.12), -14):
        paint_of_animal = clay('EADFD6')
        ball(0.42, (0, 0, 0.36), paint_of_animal, scale=(0.95, 0.95, 0.95))
        ball(0.31, (0, -0.1, 0.92), paint_of_animal)
        for side in (-1, 1):
            ball(
                0.1, (side * 0.13, -0.02, 1.36), paint_of_animal, rot=(0, side * 8, 0), scale=(0.9, 0.7, 2.5)
            )
        for side in (-1, 1):
            ball(
                0.05, (side * 0.135, -0.085, 1.36), clay('rose'), rot=(0, side * 8, 0), scale=(0.9, 0.5, 2.9)
            )
        eyes(0, -0.37, 0.98, 0.1, 0.036)
        ball(0.04, (0, -0.41, 0.88), clay('coral'), segments=16)
        for side in (-1, 1):
            ball(0.14, (side * 0.26, -0.3, 0.1), paint_of_animal, scale=(0.9, 1.4, 0.7))
        ball(0.13, (0.1, 0.42, 0.25), clay('white'))
    for x, y, paint_of_animal in ((-2.5, -2.0, 'coral'), (-1.7, -2.2, 'sun'), (3.35, -1.5, 'teal')):
        ball(0.3, (x, y, 0.24), clay(paint_of_animal), scale=(1.15, 1, 0.8))
    tube([(0.2, -2.1, 0.08), (1.5, -1.95, 0.08)], 0.09, wood('maple'), smooth=0)
    tube([(1.9, -2.15, 0.05), (3.0, -1.95, 0.05)], 0.05, paint('coral'), smooth=0)
    doll(
        (-2.0, 1.35, 0),
        1.9,
        dress='sage',
        hair=4,
        rot=6,
        trim='cream',
        look=4,
        lean=(6, 0),
        apron='apricot',
        glasses='plum',
    )
    doll(
        (0.1, 1.5, 0),
        1.95,
        skin=3,
        hair='teal',
        style='turban',
        trim='apricot',
        pattern='yoke',
        look=4,
        lean=(6, 0),
    )
    doll(
        (2.2, 1.35, 0),
        1.85,
        dress='sky',
        skin=0,
        hair=3,
        style='pony',
        rot=-8,
        trim='white',
        pattern='stripe',
        look=-4,
        lean=(6, 0),
        apron='sun',
    )
    camera((0.2, -11.4, 5.0), (0.2, -0.1, 0.95), lens=54, aperture=0.2, focus=(0.1, -0.5, 0.7))


@scene()
def snack_plate():
    room('D8E8EF', seed=38)
    crust = matte('E3A95F', roughness=0.7, variation=0.12, bump=0.2)
    crumb = matte('F3D29B', roughness=0.7, variation=0.06, bump=0.1)
    lathe(
        [(0, 0), (1.0, 0)]
        + spline([(1.05, 0.02), (1.5, 0.12), (1.85, 0.2), (1.83, 0.23), (1.45, 0.15), (1.0, 0.07)], 5)
        + [(0, 0.06)],
        gloss('white', roughness=0.2),
        (-0.75, -0.7, 0),
        segments=96,
        angle=80,
    )
    torus(1.83, 0.022, (-0.75, -0.7, 0.215), paint('coral'), ring_segments=96)
    for i in range(3):
        lathe(
            rounded_profile(0.98 - 0.03 * i, 0.17, 0.08),
            crumb,
            (-0.75 + 0.03 * (i % 2), -0.7, 0.07 + 0.16 * i),
            segments=72,
            angle=80,
        )
        lathe(
            rounded_profile(0.93 - 0.03 * i, 0.03, 0.014),
            crust,
            (-0.75 + 0.03 * (i % 2), -0.7, 0.22 + 0.16 * i),
            segments=72,
            angle=80,
        )
    z = 0.57
    with group((-0.75, -0.7, z)):
        for side in (-1, 1):
            lathe(rounded_profile(0.33, 0.15, 0.06), crumb, (side * 0.72, 0.72, -0.25))
            lathe(rounded_profile(0.3, 0.03, 0.012), crust, (side * 0.72, 0.72, -0.11))
            ball(0.09, (side * 0.3, 0.2, 0.04), paint('plum', grain=0.06, roughness=0.3), segments=28)
        lathe(rounded_profile(0.34, 0.1, 0.05), crumb, (0, -0.28, 0))
        ball(
            0.1,
            (0, -0.18, 0.12),
            paint('D9534A', grain=0.06, roughness=0.3),
            scale=(1.2, 0.9, 0.7),
            segments=28,
        )
        tube(
            [(-0.2, -0.4, 0.1), (-0.1, -0.46, 0.1), (0, -0.4, 0.1), (0.1, -0.46, 0.1), (0.2, -0.4, 0.1)],
            0.016,
            matte('walnut'),
        )
    for i in range(6):
        a = -2.3 + 0.32 * i
        cyl(
            0.17,
            0.07,
            (-0.75 + 1.32 * math.cos(a), -0.7 + 1.32 * math.sin(a), 0.16),
            matte('F8E7B4', roughness=0.6),
            rot=(8, 0, 0),
            bevel=0.02,
        )
    for i, colour in enumerate(('D9534A', 'plum', 'D9534A', 'plum', 'D9534A')):
        a = 0.55 - 0.27 * i
        ball(
            0.13,
            (-0.75 + 1.35 * math.cos(a), -0.7 + 1.35 * math.sin(a), 0.26),
            paint(colour, grain=0.06, roughness=0.3),
            segments=28,
        )
    cup((1.85, 0.35, 0), 'teal', scale=1.7, fill='white', handle=-20)
    jug((3.1, 0.9, 0), 1.15, rot=200, colour='sun', fill='white')
    bowl((2.6, -1.05, 0), 0.62, 0.34, material=wood('oak', scale=1))
    fruit((2.4, -1.05, 0.16), 'apple')
    fruit((2.8, -1.15, 0.14), 'orange')
    fruit((2.62, -0.78, 0.18), 'pear')
    box((1.0, 1.3, 0.03), (-3.25, -0.9, 0), felt('apricot', scale=1.5, bump=0.3), rot=12, bevel=0.012)
    for x, fork in ((-3.4, True), (-3.05, False)):
        tube([(x, -1.5, 0.06), (x + 0.12, -0.85, 0.07)], 0.05, wood('beech', axis='Y', scale=2), smooth=0)
        ball(
            0.14,
            (x + 0.16, -0.62, 0.08),
            wood('beech', axis='Y', scale=2),
            rot=(0, 0, -10),
            scale=(0.85, 1.4, 0.28),
            segments=28,
        )
    doll(
        (-2.3, 1.55, 0),
        1.9,
        dress='plum',
        skin=4,
        hair=4,
        style='braids',
        rot=8,
        trim='apricot',
        pattern='hem',
        look=4,
        lean=(6, 0),
    )
    doll(
        (0.3, 1.65, 0),
        1.95,
        dress='sky',
        hair=2,
        style='curls',
        rot=-2,
        trim='white',
        pattern='stripe',
        look=-4,
        lean=(6, 0),
        glasses='plum',
    )
    camera((0.1, -10.6, 5.6), (0.1, -0.05, 0.75), lens=52, aperture=0.2, focus=(-0.5, -0.7, 0.5))
