"""Jugs, bowls, fruit and the broom."""

import math
from math import pi

from toykit.materials import gloss, matte, paint, wood
from toykit.outlines import rounded_rectangle
from toykit.plants import leaf
from toykit.shapes import ball, box, cyl, lathe, slab, spline, torus, tube
from toykit.stage import group


def jug(loc=(0, 0, 0), scale=1.0, rot=0, colour='white', fill=None):
    """Jug, full or empty."""
    with group(loc, rot, scale):
        m = gloss(colour, roughness=0.22) if colour == 'white' else paint(colour, grain=0.04, roughness=0.3)
        lathe(
            [(0, 0)]
            + spline(
                [
                    (0.24, 0),
                    (0.34, 0.06),
                    (0.4, 0.3),
                    (0.34, 0.58),
                    (0.25, 0.76),
                    (0.28, 0.92),
                    (0.25, 0.92),
                    (0.215, 0.76),
                    (0.3, 0.56),
                ],
                5,
            ),
            m,
            angle=75,
        )
        slab([(-0.1, -0.1), (0.12, 0), (-0.1, 0.1)], 0.06, (0.3, 0, 0.9), m, rot=(0, -22, 0), bevel=0.02)
        tube([(-0.26, 0, 0.82), (-0.55, 0, 0.8), (-0.58, 0, 0.45), (-0.36, 0, 0.28)], 0.045, m, smooth=8)
        if fill:
            lathe([(0.23, 0.72), (0, 0.72)], gloss(fill))


def cup(loc=(0, 0, 0), colour='coral', scale=1.0, fill='palesky', handle=None):
    """Cup; handle is the turn of its handle in degrees."""
    with group(loc, handle or 0, scale):
        m = paint(colour, grain=0.05, roughness=0.3)
        lathe(
            [(0, 0), (0.17, 0), (0.2, 0.03), (0.24, 0.42), (0.235, 0.45), (0.21, 0.44), (0.18, 0.08)],
            m,
            angle=75,
        )
        if fill:
            lathe([(0.212, 0.37), (0, 0.37)], gloss(fill, roughness=0.12))
        if handle is not None:
            tube([(0.22, 0, 0.36), (0.38, 0, 0.34), (0.38, 0, 0.16), (0.2, 0, 0.1)], 0.03, m, smooth=8)


def bowl(loc=(0, 0, 0), radius=0.5, height=0.3, colour='white', material=None):
    """Bowl."""
    lathe(
        [(0, 0), (radius * 0.42, 0), (radius * 0.46, 0.02)]
        + spline(
            [
                (radius * 0.5, 0.03),
                (radius * 0.82, height * 0.45),
                (radius, height),
                (radius - 0.04, height + 0.005),
                (radius * 0.76, height * 0.5),
                (radius * 0.4, 0.07),
                (0, 0.05),
            ],
            5,
        ),
        material or gloss(colour, roughness=0.25),
        loc,
        angle=80,
    )


def fruit(loc, kind='apple', scale=1.0, rot=0):
    """apple, pear, orange, banana or berry."""
    with group(loc, rot, scale):
        if kind in ('apple', 'pear'):
            lathe(
                [(0, 0.03)]
                + (
                    spline([(0.08, 0), (0.2, 0.08), (0.235, 0.24), (0.17, 0.38), (0.06, 0.37)], 6)
                    if kind == 'apple'
                    else spline(
                        [(0.08, 0), (0.22, 0.1), (0.22, 0.25), (0.12, 0.42), (0.09, 0.52), (0.03, 0.56)], 6
                    )
                )
                + [(0, 0.34 if kind == 'apple' else 0.555)],
                paint('D9534A' if kind == 'apple' else 'B9C25A', grain=0.1, roughness=0.3),
            )
            tube(
                [(0, 0, 0.34 if kind == 'apple' else 0.54), (0.03, 0, 0.5 if kind == 'apple' else 0.68)],
                0.015,
                wood('walnut'),
                smooth=0,
            )
            leaf((0.02, 0, 0.46 if kind == 'apple' else 0.62), (0, -20, 30), length=0.2, width=0.06)
        elif kind == 'orange':
            ball(0.22, (0, 0, 0.22), paint('F2953B', grain=0.06, roughness=0.5))
            ball(0.03, (0, 0, 0.435), paint('sage'), scale=(1, 1, 0.4), segments=12)
        elif kind == 'banana':
            tube(
                [(-0.4, 0, 0.28), (-0.25, 0, 0.1), (0, 0, 0.05), (0.25, 0, 0.1), (0.42, 0, 0.3)],
                0.085,
                paint('F3CB45', axis='X', grain=0.06, roughness=0.4),
                smooth=8,
                taper=lambda t: 0.45 + 0.6 * math.sin(pi * min(1, max(0, t))) ** 0.5,
            )
        elif kind == 'berry':
            ball(0.1, (0, 0, 0.1), paint('plum', grain=0.08, roughness=0.35), segments=24)


def broom(loc, rot, colour='coral', length=2.3):
    """Broom."""
    with group(loc, rot):
        cyl(0.05, length, (0, 0, 0.5), wood('maple', axis='Z', scale=1.5), bevel=0.03, segments=24)
        box((0.75, 0.18, 0.14), (0, 0, 0.44), paint(colour, axis='X', grain=0.08), bevel=0.04)
        for i in range(22):
            x = -0.33 + 0.66 * (i % 11) / 10
            tube(
                [(x, 0.04 if i < 11 else -0.04, 0.46), (x * 1.18, 0.06 if i < 11 else -0.06, 0)],
                0.024,
                matte('wheat', roughness=0.9, specular=0.1, variation=0.1),
                smooth=0,
            )


def baking_dish(loc, width=1.1, depth=0.75, colour='coral', fill='E9B45E', rot=0):
    """Dish with handles and a browned crust."""
    with group(loc, rot):
        slab(
            rounded_rectangle(width, depth, 0.14),
            0.3,
            (0, 0, 0.15),
            gloss(colour, roughness=0.25),
            bevel=0.05,
        )
        slab(
            rounded_rectangle(width - 0.14, depth - 0.14, 0.1),
            0.06,
            (0, 0, 0.29),
            matte(fill, roughness=0.7, variation=0.2, bump=0.3),
            bevel=0.02,
        )
        for side in (-1, 1):
            torus(
                0.12,
                0.035,
                (side * (width / 2 + 0.02), 0, 0.22),
                gloss(colour, roughness=0.25),
                rot=(0, 0, 0),
                scale=(0.8, 1.2, 1),
                ring_segments=32,
                tube_segments=12,
            )


def plate(loc, radius=0.42, colour='sky'):
    """Plate with a coloured rim."""
    lathe(
        [(0, 0), (radius * 0.55, 0)]
        + spline(
            [
                (radius * 0.6, 0.01),
                (radius * 0.9, 0.05),
                (radius, 0.09),
                (radius * 0.97, 0.1),
                (radius * 0.6, 0.04),
            ],
            5,
        )
        + [(0, 0.035)],
        gloss('white', roughness=0.2),
        loc,
        segments=72,
        angle=80,
    )
    torus(radius * 0.985, 0.014, (loc[0], loc[1], loc[2] + 0.093), paint(colour), ring_segments=72)
