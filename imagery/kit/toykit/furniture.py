"""Shelves, baskets, rugs, chairs and bunting."""

import math
from math import pi, tau

from toykit.materials import felt, matte, paint, wood
from toykit.outlines import circle, rounded_rectangle
from toykit.palette import RAINBOW
from toykit.shapes import ball, box, cyl, slab, torus, tube
from toykit.stage import group


def shelf(
    loc=(0, 0, 0), width=10.4, depth=2.8, levels=(0.3, 2.65, 5.0), thickness=0.2, tone='maple', divider=True
):
    """Open shelf; levels are the heights of its boards."""
    with group(loc):
        board, upright = (wood(tone, scale=1.1, contrast=0.8), wood(tone, axis='Z', scale=1.1, contrast=0.8))
        for z in levels:
            box((width - 0.02, depth, thickness), (0, 0, z), board, bevel=0.05)
        for side in (-1, 1):
            box(
                (thickness, depth + 0.06, levels[-1] + thickness),
                (side * (width / 2), 0, 0),
                upright,
                bevel=0.05,
            )
        if divider:
            box((thickness * 0.8, depth - 0.1, levels[-1] - levels[0]), (0, 0, levels[0] + 0.02), upright)
        box(
            (width - 0.1, 0.06, levels[-1] - levels[0]),
            (0, depth / 2 - 0.05, levels[0]),
            wood('E9D2AE', scale=0.5, contrast=0.5),
            bevel=0.01,
        )


def basket(loc=(0, 0, 0), radius=0.8, height=0.9, tone='D9B27C'):
    """Woven basket."""
    with group(loc):
        n = 12
        for i in range(n):
            ring = radius * (0.82 + 0.18 * (i / (n - 1)) ** 0.7)
            torus(
                ring,
                height / n * 0.56,
                (0, 0, height * (i + 0.5) / n),
                wood(tone if i % 4 else 'oak', axis='Z', scale=3),
                rot=i * 9,
                ring_segments=56,
                tube_segments=10,
            )
        cyl(radius * 0.85, 0.05, (0, 0, 0.01), wood(tone), bevel=0.01)
        for side in (-1, 1):
            torus(
                0.2,
                0.04,
                (side * radius, 0, height * 0.98),
                wood('oak', scale=3),
                rot=(90, 0, 0),
                arc=pi,
                ring_segments=28,
                tube_segments=10,
            )


def bunting(start, end, count=9, sag=0.6, size=0.5, colours=RAINBOW):
    """Flags on a sagging string."""
    line = [
        (
            start[0] + (end[0] - start[0]) * t,
            start[1] + (end[1] - start[1]) * t,
            start[2] + (end[2] - start[2]) * t - sag * 4 * t * (1 - t),
        )
        for t in [i / 24 for i in range(25)]
    ]
    tube(line, 0.018, matte('white', roughness=0.9), smooth=2)
    for i in range(count):
        t = (i + 0.5) / count
        z = start[2] + (end[2] - start[2]) * t - sag * 4 * t * (1 - t)
        slope = math.degrees(math.atan2(end[2] - start[2] - sag * 4 * (1 - 2 * t), end[0] - start[0]))
        slab(
            [(-size * 0.45, 0), (size * 0.45, 0), (0, -size)],
            0.03,
            (start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t - 0.02, z),
            felt(colours[i % len(colours)], scale=2),
            rot=(90, -slope, 0),
            bevel=0.01,
        )


def rug(loc=(0, 0, 0), width=5, depth=3, colour='palesky', edge='teal', rot=0, round_=False, stripes=0):
    """Felt rug with an edge."""
    with group(loc, rot):
        outline = circle(width / 2, count=96) if round_ else rounded_rectangle(width, depth, 0.18)
        slab(outline, 0.07, (0, 0, 0.035), felt(colour, scale=0.8, bump=0.6))
        inner_outline = (
            circle(width / 2 - 0.16, count=96)
            if round_
            else rounded_rectangle(width - 0.34, depth - 0.34, 0.1)
        )
        tube(
            [(x, y, 0.075) for x, y in inner_outline + inner_outline[:1]],
            0.028,
            felt(edge, scale=1.5),
            smooth=0,
        )
        for i in range(stripes):
            x = -width / 2 + 0.45 + (width - 0.9) * i / max(1, stripes - 1)
            box((0.09, depth - 0.5, 0.012), (x, 0, 0.068), felt(edge, scale=1.5), bevel=0.005)
        if not round_:
            for side in (-1, 1):
                for k in range(int(depth / 0.16)):
                    y = -depth / 2 + 0.1 + k * 0.16
                    tube(
                        [
                            (side * width / 2, y, 0.03),
                            (side * (width / 2 + 0.16), y + 0.02 * math.sin(k * 2.1), 0.02),
                        ],
                        0.018,
                        felt(edge, scale=2),
                        smooth=0,
                    )


def moses(loc=(0, 0, 0), rot=0, scale=1.0):
    """Moses basket with bedding."""
    with group(loc, rot, scale):
        for i in range(10):
            t = i / 9
            torus(
                0.72 + 0.14 * t,
                0.052,
                (0, 0, 0.06 + 0.62 * t),
                wood('D9B27C' if i % 3 else 'oak', axis='Z', scale=3),
                rot=i * 7,
                scale=(1.42, 0.92, 1),
                ring_segments=72,
                tube_segments=10,
            )
        ball(
            0.78,
            (0, 0, 0.3),
            matte('white', roughness=0.9, specular=0.1, variation=0.04, bump=0.2),
            scale=(1.36, 0.86, 0.32),
        )
        ball(
            0.3, (0.62, 0.05, 0.5), felt('white', scale=2, bump=0.3), rot=(0, -18, 0), scale=(0.9, 1.5, 0.42)
        )
        for side in (-1, 1):
            torus(
                0.27,
                0.04,
                (0, side * 0.79, 0.72),
                wood('oak', scale=3),
                rot=(90 + side * 62, 0, 0),
                arc=pi,
                ring_segments=32,
                tube_segments=10,
            )


def bench(loc, width=4.0, depth=1.0, height=0.62, tone='maple'):
    """Plain bench."""
    with group(loc):
        box((width, depth, 0.14), (0, 0, height), wood(tone, scale=1), bevel=0.04)
        for x in (-width / 2 + 0.2, width / 2 - 0.2):
            box((0.14, depth - 0.1, height), (x, 0, 0), wood(tone, axis='Z', scale=1))


def chair(loc, rot=0, scale=1.0, seat='sage', height=0.62):
    """Low child-size chair that looks to -y."""
    with group(loc, rot, scale):
        box((0.95, 0.9, 0.1), (0, 0, height), paint(seat, axis='X', grain=0.1), bevel=0.045)
        for x in (-0.38, 0.38):
            cyl(0.065, height, (x, -0.35, 0), wood('beech', axis='Z', scale=1), bevel=0.02, segments=28)
            cyl(0.065, height + 0.95, (x, 0.38, 0), wood('beech', axis='Z', scale=1), bevel=0.03, segments=28)
        for z in (height + 0.42, height + 0.72):
            box((0.86, 0.09, 0.18), (0, 0.38, z), paint(seat, axis='X', grain=0.1), bevel=0.035)


def stool(loc, radius=0.6, height=0.7, tone='maple', top=None):
    """Round stool with three legs."""
    with group(loc):
        cyl(radius, 0.12, (0, 0, height - 0.12), top or wood(tone, scale=1), bevel=0.04)
        for i in range(3):
            a = tau * i / 3 + 0.5
            tube(
                [
                    (radius * 0.62 * math.cos(a), radius * 0.62 * math.sin(a), height - 0.1),
                    (radius * 0.85 * math.cos(a), radius * 0.85 * math.sin(a), 0),
                ],
                0.07,
                wood('beech', axis='Z', scale=1),
                smooth=0,
            )
