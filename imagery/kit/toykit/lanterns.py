"""The lantern of the name, large and small."""

import math
from math import tau

from toykit.materials import glass, glow, paint, wood
from toykit.rooms import point
from toykit.shapes import cyl, lathe, spline, torus
from toykit.stage import group, unseen


def small_lantern(loc, scale=1.0, strength=9, power=18, frame='plum'):
    """Hand lantern with a warm light inside."""
    with group(loc, 0, scale):
        cyl(0.16, 0.05, (0, 0, 0), paint(frame, grain=0.06), bevel=0.02, segments=40)
        cyl(0.105, 0.26, (0, 0, 0.05), glow('FFC76E', strength), bevel=0.05, segments=32)
        for k in range(4):
            a = tau * k / 4 + 0.4
            cyl(
                0.014,
                0.3,
                (0.13 * math.cos(a), 0.13 * math.sin(a), 0.04),
                wood('oak', axis='Z', scale=1),
                bevel=0.004,
                segments=16,
            )
        lathe(
            [(0, 0.33), (0.17, 0.33), (0.175, 0.35), (0.07, 0.44), (0, 0.45)],
            paint(frame, grain=0.06),
            angle=50,
        )
        torus(
            0.075,
            0.014,
            (0, 0, 0.5),
            wood('oak', scale=1),
            rot=(90, 0, 0),
            ring_segments=32,
            tube_segments=10,
        )
    lamp = point((loc[0], loc[1] - 0.32 * scale, loc[2] + 0.2 * scale), power, colour='FFB861', size=0.12)
    return unseen(lamp)


def lantern_body(loc, scale=1.0, rot=0):
    """The large lantern with its candle."""
    with group(loc, rot, scale):
        frame_paint = paint('plum', grain=0.08, roughness=0.4)
        wood_across = wood('oak', axis='Z', scale=1)
        lathe(
            [(0, 0)]
            + spline([(0.66, 0), (0.7, 0.05), (0.66, 0.14), (0.56, 0.18), (0.54, 0.24)], 5)
            + [(0, 0.24)],
            frame_paint,
            angle=70,
        )
        cyl(0.52, 0.07, (0, 0, 0.22), wood('maple', scale=1), bevel=0.03)
        for k in range(6):
            a = tau * k / 6 + 0.26
            cyl(
                0.04, 1.45, (0.5 * math.cos(a), 0.5 * math.sin(a), 0.26), wood_across, bevel=0.01, segments=24
            )
        for z in (0.62, 1.62):
            torus(0.5, 0.03, (0, 0, z), wood_across)
        lathe([(0.455, 0.28), (0.455, 1.68)], glass(), segments=64)
        cyl(0.2, 0.52, (0, 0, 0.28), glow('FFD59A', 0.75), bevel=0.06)
        lathe(
            [(0, 0)] + spline([(0.03, 0.0), (0.105, 0.14), (0.07, 0.32), (0.0, 0.5)], 6),
            glow('FFB640', 5),
            (0, 0, 0.8),
            segments=28,
        )
        lathe(
            [(0.0, 1.68), (0.6, 1.68)]
            + spline([(0.66, 1.72), (0.62, 1.8), (0.34, 2.02), (0.22, 2.1), (0.2, 2.2), (0.14, 2.26)], 5)
            + [(0, 2.28)],
            frame_paint,
            angle=60,
        )
        torus(0.25, 0.035, (0, 0, 2.1), paint('sun', axis='X', grain=0.06))
        torus(0.34, 0.04, (0, 0, 2.5), wood('oak', scale=1), rot=(90, 0, 20))
