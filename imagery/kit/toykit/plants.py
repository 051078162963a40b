"""Pots, leaves, seedlings and garden tools."""

import math
import random
from math import pi

import bmesh
from toykit.materials import matte, metal, paint, sandy, wood
from toykit.outlines import flower_outline
from toykit.shapes import ball, box, cyl, lathe, mesh, slab, tube
from toykit.stage import group


def pot(loc=(0, 0, 0), radius=0.35, height=0.5, colour='coral', material=None, soil=True):
    """Clay pot with soil."""
    p = [
        (0, 0),
        (radius * 0.62, 0),
        (radius * 0.68, 0.02),
        (radius * 0.93, height * 0.95),
        (radius, height * 0.97),
        (radius, height),
        (radius * 0.9, height),
        (radius * 0.86, height * 0.9),
        (radius * 0.84, height * 0.85),
    ]
    lathe(
        p, material or matte(colour, roughness=0.6, specular=0.3, variation=0.04), loc, bevel=0.012, angle=25
    )
    if soil:
        lathe(
            [(radius * 0.86, height * 0.84), (radius * 0.4, height * 0.88), (0, height * 0.89)],
            sandy('soil', scale=2),
            loc,
        )


def leaf(loc, rot, length=0.4, width=0.12, colour='sage', curl=0.3):
    """Single curled leaf."""
    bm = bmesh.new()
    n, m = (12, 5)
    rows = []
    for i in range(n + 1):
        t = i / n
        half = width * math.sin(pi * min(1, t**0.75 * 0.97 + 0.03))
        row = []
        for j in range(m):
            s = j / (m - 1) * 2 - 1
            row.append(bm.verts.new((length * t, s * half, -curl * length * t * t + 0.25 * abs(s) * half)))
        rows.append(row)
    for i in range(n):
        for j in range(m - 1):
            bm.faces.new([rows[i][j], rows[i + 1][j], rows[i + 1][j + 1], rows[i][j + 1]])
    o = mesh(
        'leaf',
        bm,
        matte(colour, roughness=0.55, specular=0.3, variation=0.08),
        loc=loc,
        rot=rot,
        bevel=0,
        angle=170,
    )
    s = o.modifiers.new('s', 'SOLIDIFY')
    s.thickness = 0.008
    return o


def seedling(loc=(0, 0, 0), height=0.4, leaves=4, colour='sage', leaf_length=0.26, seed=0):
    """Stem with a few leaves."""
    rng = random.Random(seed)
    with group(loc, rng.uniform(0, 360)):
        tube(
            [(0, 0, 0), (0.01, 0.01, height * 0.5), (0.0, 0.02, height)],
            0.016,
            matte('grass', roughness=0.6),
            smooth=4,
        )
        for i in range(leaves):
            leaf(
                (0, 0.01, height * (0.55 + 0.45 * i / max(1, leaves - 1))),
                (0, -rng.uniform(15, 45), i * 137 + rng.uniform(-15, 15)),
                length=leaf_length * rng.uniform(0.8, 1.15),
                width=leaf_length * 0.3,
                colour=colour if rng.random() < 0.6 else 'grass',
                curl=0.35,
            )


def bush_plant(
    loc=(0, 0, 0),
    radius=0.35,
    height=0.5,
    colour='cream',
    leaves=16,
    leaf_length=0.6,
    seed=1,
    leaf_colour='sage',
):
    """Potted plant."""
    rng = random.Random(seed)
    with group(loc):
        pot((0, 0, 0), radius, height, colour=colour)
        for i in range(leaves):
            a = i * 137.5
            e = rng.uniform(25, 82)
            blade = leaf_length * rng.uniform(0.75, 1.2)
            shapes = rng.uniform(0.15, 0.55) * leaf_length
            with group((0, 0, height * 0.85), (0, 0, a)):
                x, z = (shapes * math.cos(math.radians(e)), shapes * math.sin(math.radians(e)) + 0.12)
                tube(
                    [(0, 0, 0), (x * 0.35, 0, z * 0.6), (x, 0, z)],
                    0.013,
                    matte('grass', roughness=0.6),
                    smooth=4,
                )
                leaf(
                    (x, 0, z),
                    (rng.uniform(-15, 15), -e + 12, 0),
                    length=blade,
                    width=blade * 0.26,
                    colour=rng.choice([leaf_colour, leaf_colour, 'teal', 'grass']),
                    curl=0.35,
                )


def garden_bed(loc=(0, 0, 0), width=2.8, depth=1.3, rot=0, rows=3, colours=7, seed=2):
    """Raised bed with rows of seedlings and flowers."""
    rng = random.Random(seed)
    with group(loc, rot):
        for x, y, size_x, size_y in (
            (0, -depth / 2, width + 0.14, 0.14),
            (0, depth / 2, width + 0.14, 0.14),
            (-width / 2, 0, 0.14, depth),
            (width / 2, 0, 0.14, depth),
        ):
            box((size_x, size_y, 0.42), (x, y, 0), wood('oak', axis='X' if size_x > size_y else 'Y', scale=1))
        box((width, depth, 0.34), material=sandy('soil'), bevel=0)
        for r in range(rows):
            for c in range(colours):
                p = (
                    -width / 2 + 0.28 + (width - 0.56) * c / (colours - 1),
                    -depth / 2 + 0.26 + (depth - 0.52) * r / (rows - 1),
                    0.33,
                )
                if r == 1 and c % 2 == 0:
                    tube([p, (p[0], p[1], p[2] + 0.42)], 0.018, matte('grass'), smooth=0)
                    petal = rng.choice(['coral', 'sun', 'plum', 'apricot'])
                    slab(
                        flower_outline(0.17, 6),
                        0.05,
                        (p[0], p[1], p[2] + 0.46),
                        paint(petal),
                        rot=(55, 0, rng.uniform(-30, 30)),
                        bevel=0.018,
                    )
                    ball(
                        0.055,
                        (p[0], p[1] - 0.035, p[2] + 0.485),
                        paint('sun' if petal != 'sun' else 'coral'),
                        segments=16,
                    )
                else:
                    seedling(p, rng.uniform(0.16, 0.3), leaf_length=0.24, seed=r * 9 + c)


def watering_can(loc=(0, 0, 0), colour='teal', scale=1.0, rot=0):
    """Watering can, spout towards +x."""
    with group(loc, rot, scale):
        m = paint(colour, grain=0.04, roughness=0.3)
        lathe(
            [(0, 0), (0.33, 0), (0.35, 0.03), (0.3, 0.55), (0.24, 0.6), (0.2, 0.6), (0.2, 0.56)],
            m,
            angle=40,
            bevel=0.01,
        )
        tube(
            [(0.25, 0, 0.15), (0.5, 0, 0.32), (0.68, 0, 0.62), (0.74, 0, 0.72)],
            0.055,
            m,
            taper=lambda t: 1.2 - 0.4 * t,
        )
        cyl(0.13, 0.05, (0.73, 0, 0.7), m, rot=(0, 38, 0), bevel=0.015)
        tube([(-0.29, 0, 0.5), (-0.55, 0, 0.52), (-0.6, 0, 0.28), (-0.33, 0, 0.14)], 0.035, m, smooth=8)
        tube([(-0.16, 0, 0.58), (-0.08, 0, 0.85), (0.12, 0, 0.85), (0.18, 0, 0.58)], 0.035, m, smooth=8)


def trowel(loc, rot, colour='coral'):
    """Small garden trowel, handle at z = 0, blade towards +z."""
    with group(loc, rot):
        cyl(0.06, 0.5, (0, 0, 0), paint(colour, grain=0.07), bevel=0.03, segments=24)
        cyl(0.025, 0.25, (0, 0, 0.48), metal('C9CCD0', roughness=0.3), bevel=0.005, segments=16)
        slab(
            [(-0.11, 0), (0.11, 0), (0.12, 0.3), (0, 0.5), (-0.12, 0.3)],
            0.035,
            (0, 0, 0.68),
            metal('C9CCD0', roughness=0.3),
            rot=(90, 0, 0),
            bevel=0.012,
        )
