"""Babies, sleeping children, wheelchair and walker."""

import math
import random
from math import tau

from toykit.materials import felt, matte, metal, paint, wood
from toykit.palette import HAIRS, mix, SKINS
from toykit.peg_doll import on_head, skin_wood
from toykit.shapes import ball, box, cut_sphere, cyl, lathe, spline, torus, tube
from toykit.stage import group


def baby(loc=(0, 0, 0), height=0.7, wrap='mint', skin=1, hair=0, rot=0, lying=0):
    """swaddled baby: rounder head, no hair but a small tuft. lying: degrees of leaning back (head to +y)."""
    with group(loc, rot, height) as g:
        with group((0, 0, 0.16 if lying else 0), (-lying, 0, 0) if lying else (0, 0, 0)):
            lathe(
                [(0, 0)]
                + spline([(0.12, 0), (0.17, 0.06), (0.2, 0.2), (0.185, 0.36), (0.13, 0.5), (0.1, 0.54)], 6)
                + [(0, 0.55)],
                paint(wrap, grain=0.1, roughness=0.6),
                segments=56,
            )
            tube(
                [(-0.19, -0.06, 0.3), (-0.06, -0.19, 0.22), (0.1, -0.17, 0.34), (0.17, -0.05, 0.42)],
                0.022,
                paint(mix(wrap, 'white', 0.35), grain=0.08),
            )
            with group((0, 0, 0.7)):
                head = 0.2
                ball(head, (0, 0, 0), skin_wood(skin), segments=48)
                ink = matte('ink', roughness=0.35, specular=0.4, variation=0)
                for side in (-1, 1):
                    ball(
                        0.017,
                        on_head(20 * side, -2, head),
                        ink,
                        rot=(0, 0, 20 * side),
                        scale=(1, 0.45, 1.1),
                        segments=16,
                    )
                    ball(
                        0.042,
                        on_head(38 * side, -20, head - 0.001),
                        matte(mix(SKINS[skin], 'coral', 0.35), roughness=0.9, specular=0.05, variation=0),
                        rot=(15, 0, 36 * side),
                        scale=(1, 0.06, 0.85),
                        segments=20,
                    )
                tube(
                    [on_head(-11, -22, head), on_head(0, -27, head), on_head(11, -22, head)],
                    0.0065,
                    ink,
                    smooth=5,
                )
                tube(
                    [(0, -0.02, head - 0.01), (0.03, -0.05, head + 0.05), (-0.02, -0.06, head + 0.035)],
                    0.014,
                    paint(HAIRS[hair]),
                )
    return g


def wheelchair(loc=(0, 0, 0), rot=0, scale=1.0, colour='coral'):
    """faces -y; seat at z=.5*s, made for a doll of about 1.2*s standing on the seat as if seated."""
    with group(loc, rot, scale):
        frame_paint, wood_parts, rubber = (
            paint(colour, grain=0.06, roughness=0.35),
            wood('maple', axis='Z', scale=1.2),
            matte('4A4442', roughness=0.7, specular=0.3, variation=0.02),
        )
        box((0.62, 0.6, 0.07), (0, 0, 0.46), paint(mix(colour, 'ink', 0.25), axis='X', grain=0.06))
        box((0.62, 0.07, 0.62), (0, 0.31, 0.5), frame_paint, rot=(-6, 0, 0), bevel=0.035)
        for side in (-1, 1):
            with group((side * 0.42, 0.1, 0.46), (0, 90, 0)):
                torus(0.44, 0.04, (0, 0, 0), rubber, ring_segments=72, tube_segments=14)
                torus(
                    0.37,
                    0.018,
                    (0, 0, side * 0.045),
                    metal('C9CCD0', roughness=0.3),
                    ring_segments=64,
                    tube_segments=10,
                )
                cyl(0.07, 0.1, (0, 0, -0.05), paint('sun', grain=0.06), bevel=0.02, segments=32)
                for k in range(8):
                    a = tau * k / 8
                    tube(
                        [
                            (0.05 * math.cos(a), 0.05 * math.sin(a), 0),
                            (0.42 * math.cos(a), 0.42 * math.sin(a), 0),
                        ],
                        0.011,
                        wood_parts,
                        smooth=0,
                    )
            torus(
                0.1,
                0.035,
                (side * 0.27, -0.45, 0.135),
                rubber,
                rot=(0, 90, 0),
                ring_segments=40,
                tube_segments=12,
            )
            tube(
                [(side * 0.27, -0.28, 0.48), (side * 0.27, -0.47, 0.3), (side * 0.27, -0.46, 0.14)],
                0.028,
                wood_parts,
                smooth=5,
            )
            tube(
                [(side * 0.31, 0.3, 0.5), (side * 0.31, 0.36, 1.1), (side * 0.31, 0.55, 1.16)],
                0.03,
                wood_parts,
                smooth=5,
            )
            box((0.07, 0.5, 0.05), (side * 0.33, 0, 0.76), wood_parts, bevel=0.02)
            tube([(side * 0.33, -0.2, 0.5), (side * 0.33, -0.2, 0.78)], 0.024, wood_parts, smooth=0)
        box((0.5, 0.26, 0.05), (0, -0.58, 0.12), wood_parts, rot=(-8, 0, 0), bevel=0.02)


def walker(loc=(0, 0, 0), rot=0, scale=1.0, colour='sky'):
    """four-wheeled walking frame, open towards -y (the doll stands inside)."""
    with group(loc, rot, scale):
        frame_paint, rubber = (
            paint(colour, grain=0.06, roughness=0.3),
            matte('4A4442', roughness=0.7, specular=0.3, variation=0.02),
        )
        for side in (-1, 1):
            tube(
                [
                    (side * 0.36, -0.36, 0.12),
                    (side * 0.34, -0.3, 0.62),
                    (side * 0.34, -0.12, 0.68),
                    (side * 0.34, 0.2, 0.62),
                    (side * 0.36, 0.34, 0.12),
                ],
                0.032,
                frame_paint,
            )
            tube(
                [(side * 0.34, -0.34, 0.64), (side * 0.34, -0.08, 0.68)],
                0.042,
                paint('sun', axis='Y', grain=0.05),
                smooth=0,
            )
            tube([(side * 0.355, -0.34, 0.3), (side * 0.355, 0.3, 0.3)], 0.02, frame_paint, smooth=0)
            for y in (-0.37, 0.35):
                torus(
                    0.075,
                    0.032,
                    (side * 0.37, y, 0.105),
                    rubber,
                    rot=(0, 90, 0),
                    ring_segments=36,
                    tube_segments=12,
                )
                ball(0.03, (side * 0.37, y, 0.105), paint('sun'), segments=14)
        for z in (0.62, 0.3):
            tube([(-0.34, 0.24, z), (0, 0.27, z), (0.34, 0.24, z)], 0.028, frame_paint, smooth=5)


def sleeper(loc, rot=0, skin=1, hair=0, style='short', blanket='sky', scale=1.0):
    """cot with a sleeping doll, head to -x, face towards the viewer."""
    with group(loc, rot, scale):
        for x in (-1.35, 1.35):
            for y in (-0.58, 0.58):
                cyl(0.085, 0.62, (x, y, 0), wood('beech', axis='Z', scale=1), bevel=0.03, segments=28)
        for y in (-0.58, 0.58):
            box((2.75, 0.1, 0.16), (0, y, 0.3), wood('maple', scale=1))
        for x in (-1.35, 1.35):
            box((0.1, 1.15, 0.26), (x, 0, 0.3), wood('maple', axis='Y', scale=1))
        box(
            (2.62, 1.08, 0.2),
            (0, 0, 0.36),
            matte('FBF5EA', roughness=0.9, specular=0.1, bump=0.2),
            bevel=0.09,
        )
        ball(0.42, (-0.92, 0, 0.6), felt('white', scale=1.5, bump=0.2), scale=(0.8, 1.1, 0.38))
        ball(0.6, (0.32, 0, 0.5), felt(blanket, scale=1.2, bump=0.4), scale=(1.55, 0.86, 0.62))
        box((1.7, 1.22, 0.12), (0.42, 0, 0.46), felt(blanket, scale=1.2, bump=0.4), bevel=0.055)
        box(
            (0.26, 1.23, 0.125),
            (-0.36, 0, 0.475),
            felt(mix(blanket, 'white', 0.6), scale=1.2, bump=0.3),
            bevel=0.055,
        )
        with group((-0.86, -0.02, 0.86), (-48, 0, 0), 1.9):
            with group((0, 0, 0), (0, -78, 0)):
                head = 0.17
                ball(head, (0, 0, 0), wood(SKINS[skin], axis='Z', scale=2.2, contrast=0.6), segments=48)
                hair_paint = paint(HAIRS[hair] if isinstance(hair, int) else hair, grain=0.14, roughness=0.5)
                ink = matte('ink', roughness=0.35, specular=0.4, variation=0)
                cut_sphere(
                    head * 1.06, [((0, 0, 0), (0, 0, 1))], hair_paint, loc=(0, 0.004, 0.004), rot=(-40, 0, 0)
                )
                for side in (-1, 1):
                    tube(
                        [
                            on_head(side * 13, 3, head + 0.001),
                            on_head(side * 19, -1, head + 0.001),
                            on_head(side * 25, 3, head + 0.001),
                        ],
                        0.0065,
                        ink,
                        smooth=5,
                    )
                    ball(
                        0.036,
                        on_head(36 * side, -15, head - 0.001),
                        matte(mix(SKINS[skin], 'coral', 0.35), roughness=0.9, specular=0.05, variation=0),
                        rot=(15, 0, 36 * side),
                        scale=(1, 0.06, 0.82),
                        segments=20,
                    )
                tube(
                    [
                        on_head(-8, -20, head + 0.001),
                        on_head(0, -23, head + 0.001),
                        on_head(8, -20, head + 0.001),
                    ],
                    0.006,
                    ink,
                    smooth=5,
                )
                if style == 'curls':
                    rng = random.Random(3)
                    for i in range(46):
                        x, y, z = on_head(rng.uniform(0, 360), rng.uniform(5, 88), head * 1.06)
                        if not (y < -0.05 and z < 0.11):
                            ball(0.043, (x, y + 0.012, z + 0.004), hair_paint, segments=16)
                if style == 'bun':
                    ball(0.085, (0, 0.06, 0.19), hair_paint, segments=28)
