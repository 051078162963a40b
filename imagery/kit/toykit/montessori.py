"""Montessori materials for hand and eye."""

import random

from toykit.materials import felt, metal, paint, wood
from toykit.nodes import colour_ramp, new_material, noise, object_coordinates
from toykit.outlines import rounded_rectangle
from toykit.palette import linear, mix
from toykit.shapes import ball, box, cyl, lathe, slab, torus
from toykit.stage import group, shared_random


def pink_tower(loc=(0, 0, 0), unit=0.1, count=10, rot=0, jitter=4):
    """Ten pink cubes."""
    z = 0
    rng = random.Random(5)
    with group(loc, rot):
        for i in range(count, 0, -1):
            s = unit * i
            box(
                (s, s, s),
                (0, 0, z),
                paint(mix('DC6F6C', 'EE9A8C', (count - i) / count), grain=0.07),
                rot=rng.uniform(-jitter, jitter),
                bevel=0.028 * s**0.5,
            )
            z += s


def brown_stair(loc=(0, 0, 0), unit=0.1, length=2.0, count=10, rot=0, order=1):
    """Ten brown prisms."""
    with group(loc, rot):
        x = 0
        for i in range(count, 0, -1) if order > 0 else range(1, count + 1):
            s = unit * i
            x += s / 2
            box(
                (s - 0.006, length, s),
                (x, 0, 0),
                wood(
                    mix('8A5A3A', 'A8703F', shared_random.random() * 0.6), axis='Y', scale=1.1, contrast=0.8
                ),
                bevel=0.018,
            )
            x += s / 2


def knobbed(loc=(0, 0, 0), rot=0, scale=1.0, lift=(3,), count=8):
    """Block of knobbed cylinders; lift names those pulled out."""
    with group(loc, rot, scale):
        length = 4.2
        box((length, 0.62, 0.5), material=wood('maple', scale=0.9), bevel=0.05)
        for i in range(count):
            r = 0.2 - i * 0.012
            x = -length / 2 + 0.36 + i * (length - 0.72) / (count - 1)
            z = 0.5 + (0.42 if i in lift else 0.0)
            cyl(
                r,
                0.5 if i in lift else 0.05,
                (x, 0, z - (0.4 if i in lift else 0.01)),
                wood('beech', axis='Z', scale=1.4),
                bevel=0.02,
            )
            cyl(0.03, 0.16, (x, 0, z + 0.05), wood('beech', axis='Z'), bevel=0.01)
            ball(0.075, (x, 0, z + 0.22), wood('oak', axis='Z', scale=2), segments=24)
            if i in lift:
                torus(r + 0.01, 0.012, (x, 0, 0.502), wood('walnut'))


def globe(loc=(0, 0, 0), radius=0.7, rot=0):
    """Globe on a stand."""
    with group(loc, rot):
        cyl(radius * 0.55, 0.12, material=wood('oak'), bevel=0.04)
        cyl(0.06, 0.35, (0, 0, 0.1), wood('oak', axis='Z'), bevel=0.02)
        z = radius + 0.5
        with group((0, 0, z), (0, 20, 0)):
            m = globe_map('globe')
            torus(radius + 0.1, 0.04, (0, 0, 0), wood('oak'), rot=(90, 0, 0))
            ball(radius, (0, 0, 0), m, rot=30, segments=64)
            ball(0.06, (0, 0, radius + 0.1), metal(), segments=16)


def globe_map(name):
    """Sea and land for the globe."""
    m, t, b = new_material(name)
    vector, _ = object_coordinates(t, 'X', 1, 1.0)
    n = noise(t, vector, 1.6, detail=5, distortion=0.3)
    w_, l1, l2 = (linear('sky'), linear('sage'), linear('wheat'))
    c = colour_ramp(t, n, [(0.52, w_), (0.535, l1), (0.62, l2)])
    t.links.new(c, b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = 0.45
    return m


def tray(loc=(0, 0, 0), width=2.6, depth=1.7, rot=0, tone='oak'):
    """Wooden tray."""
    with group(loc, rot):
        slab(rounded_rectangle(width, depth, 0.12), 0.07, (0, 0, 0.035), wood(tone, scale=1), bevel=0.02)
        for x, y, size_x, size_y in (
            (0, -depth / 2 + 0.04, width - 0.1, 0.08),
            (0, depth / 2 - 0.04, width - 0.1, 0.08),
            (-width / 2 + 0.04, 0, 0.08, depth),
            (width / 2 - 0.04, 0, 0.08, depth),
        ):
            box(
                (size_x, size_y, 0.2), (x, y, 0.02), wood(tone, axis='X' if size_x > size_y else 'Y', scale=1)
            )


def solids(loc=(0, 0, 0), scale=1.0, colour='sky'):
    """Seven geometric solids."""
    with group(loc, 0, scale):
        m = paint(colour, grain=0.08)
        m2 = paint('teal', grain=0.08)
        ball(0.32, (-0.95, 0.3, 0.32), m)
        box((0.52, 0.52, 0.52), (-0.3, 0.42, 0), m2, rot=14)
        cyl(0.26, 0.72, (0.36, 0.42, 0), paint('coral', grain=0.08), bevel=0.025)
        lathe(
            [(0, 0), (0.3, 0), (0.02, 0.74), (0, 0.75)],
            paint('sun', grain=0.08),
            (1.0, 0.4, 0),
            bevel=0.02,
            angle=30,
        )
        lathe(
            [(0.36, 0), (0.0, 0.62)],
            paint('plum', grain=0.08),
            (0.72, -0.35, 0),
            rot=18,
            segments=4,
            bevel=0.02,
            angle=30,
        )
        ball(0.27, (-0.62, -0.38, 0.27), paint('apricot', axis='X', grain=0.08), scale=(1.35, 1, 1))
        slab(
            [(-0.28, -0.22), (0.28, -0.22), (0, 0.26)],
            0.7,
            (0.08, -0.32, 0.22),
            paint('sage', axis='X', grain=0.08),
            rot=(90, 0, 70),
            bevel=0.025,
        )


def tablet(loc, colour, rot=0, width=0.34, height=0.62):
    """Colour tablet."""
    with group(loc, rot):
        slab(
            rounded_rectangle(width, height, 0.03),
            0.05,
            (0, 0, 0.025),
            paint(colour, axis='Y', grain=0.04),
            bevel=0.01,
        )
        for side in (-1, 1):
            box(
                (width + 0.02, 0.07, 0.062),
                (0, side * (height / 2 - 0.03), -0.003),
                wood('maple', scale=2),
                bevel=0.012,
            )


def dressing_frame(loc=(0, 0, 0), rot=0, scale=1.0, colour='sky', lean=12):
    """Frame with buttons to fasten."""
    with group(loc, (-lean, 0, rot), scale):
        for x in (-0.75, 0.75):
            box((0.12, 0.1, 1.75), (x, 0, 0), wood('maple', axis='Z', scale=1))
        for z in (0, 1.65):
            box((1.5, 0.1, 0.12), (0, 0, z), wood('maple', scale=1))
        for side in (-1, 1):
            box(
                (0.7, 0.05, 1.5),
                (side * 0.345, -0.01 * side, 0.1),
                felt(colour if side > 0 else mix(colour, 'white', 0.25), scale=1.4, bump=0.3),
                bevel=0.02,
            )
        for i in range(5):
            z = 0.3 + 0.28 * i
            cyl(
                0.075,
                0.035,
                (0.0, -0.055, z),
                paint(['coral', 'sun', 'teal', 'plum', 'apricot'][i]),
                rot=(90, 0, 0),
                bevel=0.012,
                segments=28,
            )
