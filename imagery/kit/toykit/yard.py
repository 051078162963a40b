"""The yard in summer: ground, hills, fence, houses, trees, bridge and sky."""

import math
import random
from math import pi

from toykit.materials import felt, matte, metal, paint, wood
from toykit.outlines import circle, flower_outline, rounded_rectangle
from toykit.rooms import backdrop, rig, window_sun, world
from toykit.shapes import ball, box, cyl, lathe, slab, spline, tube
from toykit.stage import group


def cloud(loc, scale=1.0, material=None, depth=0.3):
    """wooden cloud standing in the xz plane."""
    with group(loc, 0, scale):
        for i, (cx, cy, r) in enumerate(
            ((-0.48, 0.2, 0.2), (-0.14, 0.34, 0.32), (0.3, 0.28, 0.27), (0.58, 0.16, 0.16))
        ):
            slab(circle(r), depth + 0.012 * i, (cx, 0, cy), material, rot=(90, 0, 0), bevel=0.07)
        slab(
            rounded_rectangle(1.3, 0.3, 0.14),
            depth - 0.01,
            (0.05, 0, 0.12),
            material,
            rot=(90, 0, 0),
            bevel=0.07,
        )


def house(loc=(0, 0, 0), scale=1.0, rot=0, wall='white', roof='coral', door='teal'):
    """Toy house with door, window and chimney."""
    with group(loc, rot, scale):
        width, depth, wall_height, gable = (1.5, 1.0, 1.05, 0.8)
        wall_paint = paint(wall, grain=0.05) if wall != 'wood' else wood('maple', axis='Z')
        slab(
            [
                (-width / 2, 0),
                (width / 2, 0),
                (width / 2, wall_height),
                (0, wall_height + gable - 0.06),
                (-width / 2, wall_height),
            ],
            depth,
            (0, 0, 0),
            wall_paint,
            rot=(90, 0, 0),
        )
        slope = math.hypot(width / 2, gable) + 0.26
        a = math.degrees(math.atan2(gable, width / 2))
        for side in (-1, 1):
            box(
                (slope, depth + 0.26, 0.11),
                (side * (width / 4 + 0.045), 0, wall_height + gable / 2 - 0.005),
                paint(roof, axis='X'),
                rot=(0, side * a, 0),
                bevel=0.035,
                base=False,
            )
        box((0.2, 0.2, 0.6), (0.42, 0.12, wall_height + 0.42), wood('oak', axis='Z'), bevel=0.025)
        arch_d = (
            [(-0.17, 0), (0.17, 0), (0.17, 0.38)]
            + [(0.17 * math.cos(x), 0.38 + 0.17 * math.sin(x)) for x in [pi * i / 14 for i in range(1, 14)]]
            + [(-0.17, 0.38)]
        )
        slab(arch_d, 0.06, (-0.3, -depth / 2 - 0.005, 0), paint(door), rot=(90, 0, 0), bevel=0.015)
        ball(0.025, (-0.19, -depth / 2 - 0.04, 0.28), metal(), segments=16)
        slab(
            rounded_rectangle(0.4, 0.4, 0.03),
            0.05,
            (0.33, -depth / 2 - 0.005, 0.52),
            paint('palesky'),
            rot=(90, 0, 0),
            bevel=0.012,
        )
        box((0.03, 0.03, 0.4), (0.33, -depth / 2 - 0.028, 0.32), wall_paint, bevel=0.006)
        box((0.4, 0.03, 0.03), (0.33, -depth / 2 - 0.028, 0.505), wall_paint, bevel=0.006)
        box((0.5, 0.12, 0.05), (0.33, -depth / 2 - 0.03, 0.26), wood('beech'), bevel=0.015)
        slab(
            circle(0.15),
            0.05,
            (0, -depth / 2 - 0.005, wall_height + 0.22),
            paint('sun'),
            rot=(90, 0, 0),
            bevel=0.014,
        )


def tree(loc=(0, 0, 0), height=1.6, kind='cone', colour='sage', rot=0):
    """Toy tree: cone, tier, ball or drop."""
    with group(loc, rot, height):
        cyl(0.055, 0.35, material=wood('oak', axis='Z', scale=2), bevel=0.01, segments=32)
        if kind == 'cone':
            lathe(
                [(0, 0.2)]
                + spline(
                    [
                        (0.22, 0.2),
                        (0.275, 0.22),
                        (0.27, 0.27),
                        (0.2, 0.47),
                        (0.12, 0.72),
                        (0.05, 0.93),
                        (0.02, 0.985),
                        (0, 1),
                    ],
                    6,
                ),
                paint(colour, grain=0.1),
            )
        elif kind == 'tier':
            for z, r, tier in ((0.2, 0.28, 0.38), (0.43, 0.22, 0.34), (0.65, 0.155, 0.34)):
                lathe(
                    [(0, z)]
                    + spline(
                        [
                            (r * 0.85, z),
                            (r, z + 0.03),
                            (r * 0.9, z + 0.07),
                            (r * 0.45, z + tier * 0.6),
                            (0.03, z + tier),
                            (0, z + tier + 0.005),
                        ],
                        5,
                    ),
                    paint(colour, grain=0.1),
                )
        elif kind == 'ball':
            ball(0.3, (0, 0, 0.62), paint(colour, grain=0.1), segments=56)
        elif kind == 'drop':
            lathe(
                [(0, 0.24)]
                + spline(
                    [(0.1, 0.24), (0.22, 0.32), (0.26, 0.48), (0.2, 0.7), (0.09, 0.9), (0.02, 0.985), (0, 1)],
                    7,
                ),
                paint(colour, grain=0.1),
            )


def fence(x0, x1, y, height=0.85, step=0.3, colour='white', z=0):
    """Picket fence along x."""
    m = paint(colour, grain=0.05)
    for level in (0.22, 0.56):
        box(
            (x1 - x0, 0.06, 0.09),
            ((x0 + x1) / 2, y + 0.06, z + level * height / 0.85),
            paint(colour, axis='X', grain=0.05),
            bevel=0.015,
        )
    x = x0 + step / 2
    while x < x1:
        slab(
            [(-0.085, 0), (0.085, 0), (0.085, height - 0.12), (0.0, height), (-0.085, height - 0.12)],
            0.07,
            (x, y, z),
            m,
            rot=(90, 0, 0),
            bevel=0.02,
        )
        x += step


def bridge(loc, rot=0, scale=1.0, length=4.4, rise=0.75, width=1.3):
    """Humped wooden bridge along x with planks, posts and rails."""

    def at(t):
        return (length * (t - 0.5), rise * math.sin(pi * t) ** 0.9 if 0 < t < 1 else 0)

    with group(loc, rot, scale):
        for y in (-width / 2 + 0.1, width / 2 - 0.1):
            tube(
                [(at(i / 20)[0], y, at(i / 20)[1] + 0.04) for i in range(21)],
                0.1,
                wood('oak', scale=1),
                smooth=0,
            )
        n = 15
        for i in range(n):
            t = (i + 0.5) / n
            x, z = at(t)
            slope = math.degrees(
                math.atan2(at(t + 0.02)[1] - at(t - 0.02)[1], at(t + 0.02)[0] - at(t - 0.02)[0])
            )
            box(
                (length / n * 0.9, width, 0.1),
                (x, 0, z + 0.12),
                wood('maple' if i % 2 else 'beech', axis='Y', scale=1),
                rot=(0, -slope, 0),
            )
        for y in (-width / 2, width / 2):
            rail = [(at(t)[0], y, at(t)[1] + 0.92) for t in [0.04 + 0.92 * i / 20 for i in range(21)]]
            tube(rail, 0.055, paint('teal', axis='X', grain=0.07), smooth=0)
            for t in (0.04, 0.27, 0.5, 0.73, 0.96):
                x, z = at(t)
                cyl(0.075, 1.0, (x, y, z), wood('beech', axis='Z', scale=1), bevel=0.03, segments=28)


def meadow(seed=8, flowers=(), hills=True, grass='A9BE72'):
    """Green yard under a pale sky: ground disc, soft hills, flowers around the given (x, y)."""
    world('EAF4FA', 0.55)
    backdrop('C4E0EC', y=12, radius=6, width=90, height=30)
    slab(circle(11, count=120), 0.5, (0, 2.5, -0.25), felt(grass, scale=0.45, bump=0.6), bevel=0.12)
    if hills:
        for x, y, r, flat, colour in (
            (-6.5, 9.5, 5.2, 0.42, 'sage'),
            (1.2, 11.5, 6.2, 0.4, 'grass'),
            (8.0, 9.8, 5, 0.42, 'B9C77E'),
            (-2.5, 8.2, 3.8, 0.3, 'wheat'),
            (4.6, 8.0, 3.4, 0.3, 'D8C877'),
        ):
            ball(r, (x, y, -0.5), felt(colour, scale=0.35), scale=(1, 0.5, flat), segments=64)
    rng = random.Random(seed)
    for cx, cy in flowers:
        for _ in range(4):
            x, y = (cx + rng.uniform(-0.7, 0.7), cy + rng.uniform(-0.35, 0.35))
            tube([(x, y, 0), (x, y, 0.22)], 0.015, matte('grass'), smooth=0)
            slab(
                flower_outline(0.12, 5),
                0.035,
                (x, y, 0.24),
                paint(rng.choice(['white', 'sun', 'coral', 'lilac'])),
                rot=(rng.uniform(10, 50), 0, rng.uniform(-30, 30)),
                bevel=0.012,
            )


def daylight(colour='FFE6BF', power=4.2, key=1100, fill=300, elevation=42):
    """Open sun from the left with a soft key, for the yard."""
    window_sun(
        azimuth=-48,
        elevation=elevation,
        power=power,
        target=(0, 0, 0),
        panes=(1, 1),
        pane=(60, 60),
        distance=40,
        soft=4,
        colour=colour,
    )
    rig(key=key, fill=fill, rim=0, target=(0, 0, 0), key_loc=(-9, -8, 11), key_size=8)


def sky_toys(sun=(-3.9, 3.15, 0.62), clouds=((-1.2, 3.3, 1.3), (3.6, 3.2, 1.6))):
    """Wooden sun and clouds behind the hills: (x, z, size)."""
    if sun:
        slab(circle(sun[2]), 0.2, (sun[0], 12.8, sun[1]), paint('sun', axis='Y'), rot=(90, 0, 0), bevel=0.07)
    for x, z, s in clouds:
        cloud((x, 12.4, z), s, material=paint('white', axis='X', grain=0.03))
