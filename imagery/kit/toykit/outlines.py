"""Closed outlines in the plane; shapes.slab gives them thickness."""

import math
import random
from math import pi, tau


def circle(radius, count=48, cx=0, cy=0, start=0, end=tau):
    """Circle, or the arc from start to end (radians)."""
    return [
        (
            cx + radius * math.cos(start + (end - start) * i / count),
            cy + radius * math.sin(start + (end - start) * i / count),
        )
        for i in range(count if end - start > tau - 0.01 else count + 1)
    ]


def star(outer, inner, points=5, turn=pi / 2):
    """Star with inner and outer radius."""
    return [
        (
            (outer if i % 2 == 0 else inner) * math.cos(turn + pi * i / points),
            (outer if i % 2 == 0 else inner) * math.sin(turn + pi * i / points),
        )
        for i in range(2 * points)
    ]


def heart(size, count=60):
    """two lobes and a softly rounded point (no cusp, so that a bevel cannot spike)."""
    outline = [
        (
            size * 0.0625 * 16 * math.sin(t) ** 3,
            size * 0.0625 * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)),
        )
        for t in [tau * (i + 0.5) / count for i in range(count)]
    ]
    return [
        p
        for p in outline
        if not (abs(p[0]) < size * 0.09 and p[1] < -size * 0.9)
        and (not (abs(p[0]) < size * 0.04 and p[1] > 0))
    ]


def leaf_outline(length, width, count=16):
    """Leaf from the origin along x."""
    return [(length * i / count, width * math.sin(pi * (i / count) ** 0.8)) for i in range(count + 1)] + [
        (length * i / count, -width * math.sin(pi * (i / count) ** 0.8)) for i in range(count - 1, 0, -1)
    ]


def flower_outline(radius, petals=6, count=90, dent=0.25):
    """Flower with round petals."""
    return [
        (
            radius * (1 - dent + dent * abs(math.cos(petals * a / 2)) ** 0.7 * 1.6) * math.cos(a),
            radius * (1 - dent + dent * abs(math.cos(petals * a / 2)) ** 0.7 * 1.6) * math.sin(a),
        )
        for a in [tau * i / count for i in range(count)]
    ]


def cloud_outline(size=1):
    """Cloud with three bumps."""
    pts = []
    for cx, cy, r, a0, a1 in [
        (-0.5, 0.22, 0.24, 3 * pi / 2, pi / 2 + 0.1),
        (-0.12, 0.42, 0.34, pi - 0.35, 0.75),
        (0.42, 0.26, 0.28, pi / 2 + 0.35, -pi / 2),
    ]:
        if a1 > a0:
            a0 += tau
        pts += [
            (
                size * (cx + r * math.cos(a0 + (a1 - a0) * i / 18)),
                size * (cy + r * math.sin(a0 + (a1 - a0) * i / 18)),
            )
            for i in range(19)
        ]
    return pts[::-1]


def rounded_rectangle(width, height, radius=0.05, count=6):
    """Rectangle with round corners about the origin."""
    out = []
    for cx, cy, a in [
        (width / 2 - radius, height / 2 - radius, 0),
        (-width / 2 + radius, height / 2 - radius, pi / 2),
        (-width / 2 + radius, -height / 2 + radius, pi),
        (width / 2 - radius, -height / 2 + radius, 3 * pi / 2),
    ]:
        out += [
            (cx + radius * math.cos(a + pi / 2 * i / count), cy + radius * math.sin(a + pi / 2 * i / count))
            for i in range(count + 1)
        ]
    return out


def wobble(outline, amount=0.02, seed=0):
    """The outline as a hand would draw it."""
    rng = random.Random(seed)
    phases = [rng.uniform(0, tau) for _ in range(4)]
    n = len(outline)
    cx = sum((p[0] for p in outline)) / n
    cy = sum((p[1] for p in outline)) / n
    return [
        (
            x + (x - cx) * amount * sum((math.sin((k + 2) * tau * i / n + phases[k]) for k in range(4))),
            y + (y - cy) * amount * sum((math.sin((k + 2) * tau * i / n + phases[k]) for k in range(4))),
        )
        for i, (x, y) in enumerate(outline)
    ]


def arch_outline(width, height):
    """Outline of a door or window with a round top; height is the height of the straight part."""
    r = width / 2
    top = [(r * math.cos(pi * i / 32), height + r * math.sin(pi * i / 32)) for i in range(33)]
    return [(-r, 0), (r, 0), *top]


def smooth_outline(points, steps=5):
    """Smooth closed outline through the points."""
    out = []
    count = len(points)
    for i in range(count):
        p0, p1, p2, p3 = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            out.append(
                tuple(
                    (
                        0.5
                        * (
                            2 * p1[a]
                            + (p2[a] - p0[a]) * t
                            + (2 * p0[a] - 5 * p1[a] + 4 * p2[a] - p3[a]) * t * t
                            + (3 * p1[a] - p0[a] - 3 * p2[a] + p3[a]) * t**3
                        )
                        for a in (0, 1)
                    )
                )
            )
    return out
