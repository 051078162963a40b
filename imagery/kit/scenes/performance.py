"""Music and the puppet theatre."""

import math

from toykit.furniture import bunting
from toykit.materials import felt, matte, paint, wood
from toykit.music import drum, egg, mallet, maraca, tambourine, xylophone
from toykit.outlines import circle, star
from toykit.peg_doll import peg_doll
from toykit.people import doll
from toykit.picture import scene
from toykit.rooms import camera, rig, room, table, wall, window_sun, world
from toykit.shapes import arch, ball, box, slab, tube
from toykit.stage import group
from toykit.toys import rainbow
from toykit.yard import house, tree


@scene('music', exposure=0.05, saturation=108)
def music():
    world('FFF8F0', 0.5)
    table('maple', y1=4.4, width=44)
    wall(6.0, 'FAE0D2')
    xylophone((-0.35, -0.75, 0), rot=14, scale=1.05)
    mallet((2.2, -1.75, 0.06), (87, 0, -75), length=1.9)
    mallet((2.55, -2.0, 0.06), (87, 0, -66), colour='teal', length=1.9)
    drum((3.15, 1.6, 0), radius=1.0, height=1.2, colour='teal', rot=10)
    tambourine((1.2, 0.95, 0.79), radius=0.82, rot=(66, 0, 6), colour='coral')
    mallet((2.6, 1.3, 1.32), (88, 0, 120), colour='sun', length=1.5)
    for x, y, colour, r, thread in (
        (2.55, -1.05, 'coral', (82, 0, 30), 'cream'),
        (3.15, -0.5, 'sky', (80, 0, -40), 'sun'),
        (3.45, -1.25, 'sun', (84, 0, 80), None),
        (-2.75, -1.75, 'plum', (82, 0, -20), 'apricot'),
    ):
        egg((x, y, 0.25), colour, scale=0.31, rot=r, stripe=thread)
    maraca((-2.75, 0.6, 0.08), (80, 0, -50), colour='coral', scale=0.85)
    peg_doll(
        (-1.35, 1.25, 0),
        1.95,
        dress='apricot',
        hair=2,
        style='long',
        rot=8,
        trim='teal',
        pattern='hem',
        look=6,
        lean=(0, 5),
    )
    peg_doll(
        (-0.15, 1.35, 0),
        1.7,
        dress='sky',
        skin=4,
        hair=4,
        style='curls',
        rot=-6,
        trim='sun',
        pattern='stripe',
        look=-8,
        lean=(0, -6),
    )
    peg_doll(
        (4.25, 0.35, 0), 1.55, dress='plum', skin=2, style='tails', rot=-22, trim='sun', look=-4, lean=(0, -4)
    )
    rainbow((-3.4, 2.6, 0), 1.25, band=0.19, rot=16)
    bunting((-6.5, 5.5, 3.9), (6.5, 5.5, 4.1), count=13, sag=0.9, size=0.75)
    window_sun(
        azimuth=-56,
        elevation=36,
        power=4.6,
        target=(0, 1, 1),
        panes=(3, 2),
        pane=(2.5, 3.0),
        distance=24,
        leaves=8,
        seed=5,
    )
    rig(key=619, fill=340, rim=0, target=(0.5, 0, 1), wash=280)
    camera((0.3, -11.9, 4.7), (0.3, 0.1, 1.05), lens=50, aperture=0.18, focus=(0, -0.6, 0.6))


@scene()
def puppet_theatre():
    room('F9DFD0', seed=40)
    with group((0.2, 1.6, 0)):
        for side in (-1, 1):
            box((0.55, 0.5, 4.1), (side * 2.15, 0, 0), paint('teal', grain=0.08), bevel=0.07)
            ball(0.24, (side * 2.15, 0, 4.28), paint('sun'))
        box((4.9, 0.62, 1.25), (0, -0.05, 0), paint('coral', axis='X', grain=0.08), bevel=0.07)
        box((5.1, 0.9, 0.16), (0, -0.15, 1.25), wood('beech', scale=1), bevel=0.05)
        arch(
            2.37,
            1.78,
            0.64,
            loc=(0, -0.02, 3.35),
            material=paint('sun', axis='Y', grain=0.08),
            bevel=0.06,
            leg=0.0,
        )
        box((4.3, 0.1, 3.2), (0, 0.75, 1.2), matte('BFE0EC', roughness=0.9), bevel=0.01)
        for side in (-1, 1):
            for k in range(5):
                x = side * (1.82 - 0.17 * k)
                tube(
                    [
                        (x, -0.02, 3.95 - 0.16 * abs(k - 1)),
                        (x - side * 0.02 * k, -0.04, 2.7),
                        (x + side * (0.1 + 0.07 * k), 0, 2.0),
                        (x + side * 0.06 * k, -0.02, 1.42),
                    ],
                    0.12,
                    felt('plum', scale=1.2, bump=0.3),
                    smooth=8,
                )
        for i in range(9):
            x = -1.6 + 0.4 * i
            slab(
                circle(0.26, count=32),
                0.09,
                (x, -0.22, 3.85 + 0.42 * math.sqrt(max(0, 1 - (x / 2.0) ** 2)) - 0.25),
                felt('plum', scale=1.2, bump=0.3),
                rot=(90, 0, 0),
            )
        slab(star(0.36, 0.18), 0.1, (0, -0.32, 5.42), paint('coral'), rot=(90, 0, 0))
        for i, colour in enumerate(('sun', 'cream', 'sun', 'cream', 'sun')):
            slab(
                star(0.22, 0.11),
                0.05,
                (-1.6 + 0.8 * i, -0.39, 0.62),
                paint(colour),
                rot=(90, 0, 0),
                bevel=0.015,
            )
        tree((-1.0, 0.45, 1.41), 1.0, 'cone')
        house((1.0, 0.5, 1.41), 0.5, rot=-6)
        slab(circle(0.28), 0.05, (0.0, 0.66, 3.6), matte('sun', roughness=0.6), rot=(90, 0, 0), bevel=0.02)
        peg_doll(
            (-0.45, -0.1, 1.41),
            1.2,
            dress='sun',
            skin=3,
            hair=4,
            style='bun',
            rot=14,
            trim='coral',
            pattern='stripe',
        )
        peg_doll(
            (0.5, -0.1, 1.41),
            1.2,
            dress='sky',
            skin=0,
            hair='coral',
            style='toque',
            rot=-14,
            trim='white',
            pattern='hem',
        )
    for x, y, r, look in (
        (-2.3, -1.1, 158, dict(dress='plum', skin=1, hair=5, style='tails', trim='sun')),
        (-0.8, -1.5, 172, dict(dress='sage', skin=4, hair=4, style='afro', trim='cream', pattern='hem')),
        (0.75, -1.5, 186, dict(dress='coral', skin=2, hair='sun', style='turban', trim='apricot')),
        (2.35, -1.1, 202, dict(dress='sun', skin=0, hair=3, style='pony', trim='teal', pattern='stripe')),
    ):
        doll((x, y, 0), 1.5, rot=r, **look)
    camera((0.2, -13.4, 4.4), (0.2, 0, 2.45), lens=46, aperture=0.2, focus=(0.2, 0.9, 1.8))
