"""Slide, sandbox, bicycle and tools for looking at nature."""

import math
import random
from math import pi, tau

import bmesh
from toykit.furniture import basket
from toykit.materials import felt, glass, matte, metal, paint, sandy, wood
from toykit.shapes import ball, box, cyl, lathe, mesh, slab, spline, torus, tube
from toykit.stage import group


def slide(loc=(0, 0, 0), scale=1.0, rot=0, chute='sun', roof='coral'):
    """slide facing -x... chute runs towards +x."""
    with group(loc, rot, scale):
        wood_across, wood_upright = (wood('maple'), wood('beech', axis='Z'))
        for x in (-0.55, 0.55):
            for y in (-0.5, 0.5):
                cyl(0.075, 2.55, (x, y, 0), wood_upright, bevel=0.02, segments=32)
        box((1.3, 1.2, 0.12), (0, 0, 1.3), wood_across)
        for y in (-0.5, 0.5):
            box((1.1, 0.07, 0.1), (0, y, 1.85), paint('teal', axis='X'), bevel=0.02)
            box((1.1, 0.07, 0.1), (0, y, 1.58), paint('teal', axis='X'), bevel=0.02)
        for side in (-1, 1):
            box(
                (1.05, 1.5, 0.09),
                (side * 0.43, 0, 2.72),
                paint(roof, axis='Y'),
                rot=(0, side * 38, 0),
                base=False,
            )

        # chute
        path = spline(
            [
                (0.5, 0, 1.42),
                (0.85, 0, 1.38),
                (1.5, 0, 0.95),
                (2.15, 0, 0.45),
                (2.6, 0, 0.2),
                (3.05, 0, 0.16),
            ],
            8,
        )
        half_width = 0.42
        bm = bmesh.new()
        rows = []
        for x, _, z in path:
            rows.append(
                [
                    bm.verts.new((x, y, z + dz))
                    for y, dz in (
                        (-half_width - 0.07, 0.24),
                        (-half_width, 0.24),
                        (-half_width, 0.03),
                        (half_width, 0.03),
                        (half_width, 0.24),
                        (half_width + 0.07, 0.24),
                        (half_width + 0.07, -0.06),
                        (-half_width - 0.07, -0.06),
                    )
                ]
            )
        for a, b in zip(rows, rows[1:]):
            for i in range(8):
                j = (i + 1) % 8
                bm.faces.new([a[i], b[i], b[j], a[j]])
        for e in (rows[0], rows[-1]):
            bm.faces.new([e[0], e[1], e[2], e[7]])
            bm.faces.new([e[2], e[3], e[6], e[7]])
            bm.faces.new([e[3], e[4], e[5], e[6]])
        bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-05)
        mesh('chute', bm, paint(chute, axis='X', grain=0.08, roughness=0.3), bevel=0.02)
        for y in (-0.3, 0.3):
            cyl(0.055, 0.22, (2.8, y, 0), wood_upright, bevel=0.01, segments=24)

        # ladder on -x
        for y in (-0.32, 0.32):
            tube([(-1.25, y, 0), (-0.62, y, 1.5)], 0.06, wood_upright, smooth=0)
        for i in range(4):
            t = (i + 0.7) / 4.3
            tube(
                [(-1.25 + 0.63 * t, -0.34, 1.5 * t), (-1.25 + 0.63 * t, 0.34, 1.5 * t)],
                0.045,
                paint('sky', axis='Y'),
                smooth=0,
            )


def sandbox(loc=(0, 0, 0), width=2.6, depth=2.2, rot=0):
    """Sandbox with a sand castle."""
    with group(loc, rot):
        for x, y, side, sy in (
            (0, -depth / 2, width + 0.16, 0.16),
            (0, depth / 2, width + 0.16, 0.16),
            (-width / 2, 0, 0.16, depth),
            (width / 2, 0, 0.16, depth),
        ):
            box((side, sy, 0.34), (x, y, 0), wood('beech', axis='X' if side > sy else 'Y', scale=1))
        for side in (-1, 1):
            for sy in (-1, 1):
                cyl(
                    0.17,
                    0.44,
                    (side * width / 2, sy * depth / 2, 0),
                    wood('maple', axis='Z', scale=1.2),
                    bevel=0.05,
                )
        bm = bmesh.new()
        n = 44
        rng = random.Random(3)
        hue = [
            (rng.uniform(-0.9, 0.9), rng.uniform(-0.7, 0.7), rng.uniform(0.25, 0.5), rng.uniform(-0.05, 0.1))
            for _ in range(9)
        ]
        rows = [
            [
                bm.verts.new(
                    (
                        width * (i / n - 0.5),
                        depth * (j / n - 0.5),
                        0.2
                        + sum(
                            (
                                h
                                * math.exp(
                                    -((width * (i / n - 0.5) - x) ** 2 + (depth * (j / n - 0.5) - y) ** 2)
                                    / r**2
                                )
                                for x, y, r, h in hue
                            )
                        ),
                    )
                )
                for j in range(n + 1)
            ]
            for i in range(n + 1)
        ]
        for i in range(n):
            for j in range(n):
                bm.faces.new([rows[i][j], rows[i + 1][j], rows[i + 1][j + 1], rows[i][j + 1]])
        mesh('sand', bm, sandy('sand'), bevel=0, angle=170)
        lathe(
            [(0.42, 0.12), (0.4, 0.2), (0.3, 0.62), (0.28, 0.64), (0, 0.65)], sandy('sand'), (0.55, 0.25, 0.1)
        )
        lathe([(0.2, 0.7), (0.19, 0.74), (0.13, 0.95), (0, 0.96)], sandy('sand'), (0.55, 0.25, 0.02))
        tube([(0.55, 0.25, 0.95), (0.55, 0.25, 1.35)], 0.014, wood('oak', axis='Z'), smooth=0)
        slab(
            [(0, 0), (0.26, 0.09), (0, 0.2)],
            0.02,
            (0.56, 0.25, 1.14),
            felt('coral', scale=2),
            rot=(90, 0, 0),
            bevel=0.006,
        )


def bucket(loc=(0, 0, 0), colour='coral', scale=1.0, rot=0):
    """Bucket with a handle."""
    with group(loc, rot, scale):
        lathe(
            [
                (0, 0),
                (0.17, 0),
                (0.18, 0.02),
                (0.25, 0.4),
                (0.275, 0.405),
                (0.275, 0.44),
                (0.235, 0.44),
                (0.16, 0.05),
                (0, 0.05),
            ],
            paint(colour, grain=0.06, roughness=0.35),
            angle=30,
            bevel=0.006,
        )
        torus(0.25, 0.016, (0, 0, 0.42), metal(), rot=(62, 0, 0), arc=pi)


def bicycle(loc=(0, 0, 0), rot=0, scale=1.0, colour='teal'):
    """Bicycle with a basket."""
    with group(loc, rot, scale):
        frame_paint, rubber = (
            paint(colour, axis='X', grain=0.05, roughness=0.3),
            matte('4A4442', roughness=0.7, specular=0.3, variation=0.02),
        )
        rear_hub, bottom_bracket, seat_tube, head_tube, front_hub = (
            (-0.88, 0, 0.62),
            (-0.12, 0, 0.55),
            (-0.4, 0, 1.22),
            (0.55, 0, 1.3),
            (0.9, 0, 0.62),
        )
        for x in (rear_hub[0], front_hub[0]):
            torus(0.56, 0.06, (x, 0, 0.62), rubber, rot=(90, 0, 0), ring_segments=80, tube_segments=14)
            torus(0.49, 0.025, (x, 0, 0.62), wood('beech', scale=2), rot=(90, 0, 0))
            cyl(0.075, 0.14, (x, 0.07, 0.62), paint('sun'), rot=(90, 0, 0), bevel=0.02, segments=28)
            for k in range(12):
                a = tau * k / 12
                tube(
                    [(x, 0, 0.62), (x + 0.5 * math.cos(a), 0, 0.62 + 0.5 * math.sin(a))],
                    0.009,
                    metal('D5D8DA', roughness=0.3),
                    smooth=0,
                )
        for a, b in (
            (rear_hub, bottom_bracket),
            (rear_hub, seat_tube),
            (bottom_bracket, seat_tube),
            (seat_tube, head_tube),
            (bottom_bracket, head_tube),
        ):
            tube([a, b], 0.045, frame_paint, smooth=0)
        tube([head_tube, (0.72, 0, 0.95), front_hub], 0.045, frame_paint)
        tube([head_tube, (0.48, 0, 1.55)], 0.04, frame_paint, smooth=0)
        tube(
            [(0.32, -0.42, 1.58), (0.48, -0.3, 1.6), (0.5, 0, 1.57), (0.48, 0.3, 1.6), (0.32, 0.42, 1.58)],
            0.034,
            metal('D5D8DA', roughness=0.3),
        )
        for side in (-1, 1):
            tube([(0.22, side * 0.43, 1.57), (0.38, side * 0.41, 1.59)], 0.055, paint('coral'), smooth=0)
            tube(
                [
                    (bottom_bracket[0], 0, bottom_bracket[2]),
                    (bottom_bracket[0] + side * 0.16, side * 0.12, bottom_bracket[2] - side * 0.12),
                ],
                0.025,
                metal('D5D8DA', roughness=0.3),
                smooth=0,
            )
            box(
                (0.2, 0.12, 0.05),
                (bottom_bracket[0] + side * 0.16, side * 0.2, bottom_bracket[2] - side * 0.14),
                rubber,
                bevel=0.02,
            )
        cyl(
            0.14,
            0.03,
            (bottom_bracket[0], -0.06, bottom_bracket[2]),
            metal('D5D8DA', roughness=0.3),
            rot=(90, 0, 0),
            bevel=0.01,
        )
        tube([seat_tube, (-0.45, 0, 1.38)], 0.035, metal('D5D8DA', roughness=0.3), smooth=0)
        ball(0.2, (-0.5, 0, 1.43), paint('8A5A3A', axis='X', grain=0.1), scale=(1.35, 0.8, 0.42))
        with group((0.78, 0, 1.22)):
            basket((0, 0, 0), 0.3, 0.34)
        tube([(-0.3, 0.04, 0.5), (-0.4, 0.42, 0.02)], 0.03, frame_paint, smooth=0)
        for x in (rear_hub[0], front_hub[0]):
            torus(
                0.65,
                0.035,
                (x, 0, 0.62),
                frame_paint,
                rot=(90, 35 if x > 0 else -20, 0),
                scale=(1, 1, 2.2),
                arc=pi * 0.62,
                ring_segments=36,
                tube_segments=8,
            )


def turbine(loc=(0, 0, 0), scale=1.0, rot=0):
    """Small wind turbine."""
    with group(loc, rot, scale):
        cyl(0.34, 0.12, material=wood('oak', scale=1), bevel=0.04)
        lathe([(0.085, 0.1), (0.045, 1.75), (0, 1.76)], paint('white', grain=0.04), bevel=0.01)
        ball(0.1, (0, 0, 1.78), paint('white', axis='Y', grain=0.04), scale=(1, 1.5, 1))
        ball(0.07, (0, -0.16, 1.78), paint('coral'), segments=24)
        for k in range(3):
            slab(
                [
                    (0, -0.035),
                    (0.12, -0.1),
                    (0.5, -0.075),
                    (0.95, -0.012),
                    (0.97, 0.02),
                    (0.5, 0.04),
                    (0.1, 0.05),
                    (0, 0.035),
                ],
                0.035,
                (0, -0.15, 1.78),
                paint('white', axis='X', grain=0.04),
                rot=(90, 100 + 120 * k, 0),
                bevel=0.012,
            )


def magnifier(loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Magnifying glass."""
    with group(loc, rot, scale):
        torus(0.42, 0.055, (0, 0, 0.06), wood('beech', scale=1.5))
        cyl(0.39, 0.03, (0, 0, 0.045), glass(), bevel=0.01)
        tube([(0.46, 0, 0.06), (1.25, 0, 0.06)], 0.065, paint('coral', axis='X', grain=0.07), smooth=0)
        ball(0.07, (1.26, 0, 0.06), wood('beech'), segments=20)
