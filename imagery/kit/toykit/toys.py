"""Toys for the little ones and games for the older ones."""

import math
from math import pi, tau

import bmesh
from toykit.materials import felt, matte, paint, wood
from toykit.outlines import (
    circle,
    cloud_outline,
    flower_outline,
    heart,
    leaf_outline,
    rounded_rectangle,
    star,
)
from toykit.palette import RAINBOW
from toykit.shapes import arch, ball, box, cyl, lathe, mesh, slab, spline, text, torus, tube
from toykit.stage import group


def rainbow(loc=(0, 0, 0), radius=2.0, band=0.24, depth=0.7, colours=RAINBOW[:6], rot=0, gap=0.012):
    """Nested arches."""
    with group(loc, rot):
        r = radius
        for c in colours:
            arch(r, r - band + gap, depth, material=paint(c, axis='Y', grain=0.09), bevel=0.035)
            r -= band


def cube_block(size, loc, colour='coral', rot=0, letter=None, letter_colour=None):
    """alphabet block: natural wood cube, painted border plate and raised letter."""
    with group(loc, rot):
        box((size, size, size), material=wood('maple', axis='Z', scale=1.2, contrast=0.8), bevel=0.06 * size)
        for f, sign in zip(
            ('-y', 'top', '+x', '-x'), letter or '' if len(letter or '') > 1 else [letter] * 4
        ):
            if not sign or sign == ' ':
                continue
            p, r = {
                '-y': ((0, -size / 2, size / 2), (90, 0, 0)),
                'top': ((0, 0, size), (0, 0, 0)),
                '+x': ((size / 2, 0, size / 2), (90, 0, 90)),
                '-x': ((-size / 2, 0, size / 2), (90, 0, -90)),
            }[f]
            with group(p, r):
                slab(
                    rounded_rectangle(size * 0.8, size * 0.8, size * 0.1),
                    0.03 * size,
                    (0, 0, 0.006 * size),
                    paint(colour, axis='Y', grain=0.08),
                    bevel=0.012 * size,
                )
                text(
                    sign,
                    size * 0.66,
                    (0, -0.01 * size, 0.03 * size),
                    paint(letter_colour or 'white', axis='Y', grain=0.03),
                    rot=(0, 0, 0),
                    depth=0.03 * size,
                    bevel=0.008 * size,
                )


def rings_stack(loc=(0, 0, 0), scale=1.0, colours=RAINBOW[:6], rot=0):
    """Stacking rings."""
    with group(loc, rot, scale):
        cyl(0.52, 0.14, material=wood('maple', scale=1.2), bevel=0.05)
        cyl(0.1, 1.55, (0, 0, 0.1), wood('maple', axis='Z'), bevel=0.08)
        z = 0.14
        for i, colour in enumerate(colours):
            outer = 0.5 - i * 0.052
            r = 0.125 - i * 0.004
            lathe(
                [(0.11, z + 0.01)]
                + [
                    (outer - r + r * math.cos(a), z + r + r * math.sin(a))
                    for a in [-pi / 2 + pi * k / 16 for k in range(17)]
                ]
                + [(0.11, z + 2 * r - 0.01), (0.11, z + 0.01)],
                paint(colour, axis='X', grain=0.08),
            )
            z += 2 * r - 0.004
        ball(0.15, (0, 0, z + 0.13), paint('coral' if colours[-1] != 'coral' else 'sun'), segments=40)


def teether(loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, colours=('coral', 'sun', 'teal', 'sky', 'apricot')):
    """Wooden ring with beads."""
    with group(loc, rot, scale):
        torus(0.3, 0.062, (0, 0, 0.065), wood('maple', scale=2))
        for i, colour in enumerate(colours):
            a = math.radians(-60 + 30 * i)
            ball(0.1, (0.33 * math.cos(a), 0.33 * math.sin(a), 0.1), paint(colour), segments=24)


def rattle(loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, first='coral', second='sky'):
    """Rattle."""
    with group(loc, rot, scale):
        cyl(0.05, 0.75, (0, 0, -0.37), wood('maple', axis='Z', scale=2), bevel=0.03, segments=24)
        for side in (-1, 1):
            ball(0.17, (0, 0, side * 0.42), paint(first if side > 0 else second))
            ball(0.06, (0, 0, side * 0.2), wood('beech', axis='Z', scale=2), segments=20)
        for z, colour in ((-0.09, 'sun'), (0, 'cream'), (0.09, 'teal')):
            torus(0.075, 0.032, (0, 0, z), paint(colour), ring_segments=32, tube_segments=12)


def mobile(loc, radius=0.85, drop=1.0, top=6.0):
    """wooden ring on strings with felt shapes."""
    x0, y0, z0 = loc
    torus(radius, 0.045, loc, wood('beech', scale=1.5))
    thread = matte('white', roughness=0.9)
    for i in range(3):
        a = tau * i / 3 + 0.5
        tube(
            [(x0 + radius * math.cos(a), y0 + radius * math.sin(a), z0), (x0, y0, z0 + 1.3)],
            0.012,
            thread,
            smooth=0,
        )
    tube([(x0, y0, z0 + 1.3), (x0, y0, z0 + top)], 0.014, thread, smooth=0)
    shapes = [
        (star(0.27, 0.135), 'sun'),
        (heart(0.25, count=61), 'coral'),
        (circle(0.2), 'sky'),
        (flower_outline(0.27, 6), 'apricot'),
        (cloud_outline(0.42), 'white'),
        (star(0.22, 0.11), 'teal'),
        (leaf_outline(0.5, 0.14), 'sage'),
    ]
    for i, (outline, c) in enumerate(shapes):
        a = tau * i / len(shapes) + 0.3
        x, y = (x0 + radius * math.cos(a), y0 + radius * math.sin(a))
        d = drop * (0.75 + 0.5 * (i * 37 % 10) / 10)
        tube([(x, y, z0), (x, y, z0 - d)], 0.009, thread, smooth=0)
        ball(0.06, (x, y, z0 - d * 0.45), paint(RAINBOW[i % 7]), segments=16)
        slab(
            outline,
            0.09,
            (x, y, z0 - d - 0.18),
            felt(c, scale=2, bump=0.3),
            rot=(90, 0, 12 * math.sin(i * 2.3)),
        )


def cart(loc=(0, 0, 0), rot=0, scale=1.0, colour='teal'):
    """push cart, handle towards -x."""
    with group(loc, rot, scale):
        w = wood('maple', scale=1)
        box((1.7, 1.1, 0.09), (0, 0, 0.32), w)
        for y in (-0.53, 0.53):
            box((1.7, 0.08, 0.46), (0, y, 0.38), paint(colour, axis='X', grain=0.09), bevel=0.035)
        for x in (-0.82, 0.82):
            box((0.08, 1.1, 0.46), (x, 0, 0.38), paint(colour, axis='Y', grain=0.09), bevel=0.035)
        for x in (-0.58, 0.58):
            for y in (-0.66, 0.66):
                cyl(0.3, 0.13, (x, y + 0.065, 0.3), paint('sun', grain=0.08), rot=(90, 0, 0), bevel=0.035)
                cyl(
                    0.09,
                    0.16,
                    (x, y + 0.08, 0.3),
                    wood('oak', axis='Z', scale=2),
                    rot=(90, 0, 0),
                    segments=28,
                )
        for y in (-0.46, 0.46):
            tube([(-0.8, y, 0.4), (-1.02, y, 1.0), (-1.15, y, 1.55)], 0.05, wood('beech', axis='Z'), smooth=5)
        tube(
            [(-1.15, -0.54, 1.55), (-1.15, 0.54, 1.55)], 0.06, paint('coral', axis='Y', grain=0.07), smooth=0
        )


def sorter(loc=(0, 0, 0), rot=0, scale=1.0):
    """Shape sorter."""
    with group(loc, rot, scale):
        box((1.25, 1.25, 1.0), material=wood('maple', scale=1.1), bevel=0.06)
        box((1.27, 1.27, 0.1), (0, 0, 0.93), wood('beech', scale=1.1), bevel=0.04)
        dark = matte('5E4632', roughness=0.9, specular=0.1, variation=0.02)
        tri = [(-0.22, -0.17), (0.22, -0.17), (0, 0.22)]
        for outline, x, y in (
            (circle(0.2), -0.3, 0.3),
            (rounded_rectangle(0.36, 0.36, 0.03), 0.3, 0.3),
            (tri, -0.3, -0.3),
            (star(0.24, 0.12), 0.3, -0.3),
        ):
            slab(outline, 0.012, (x, y, 1.03), dark, bevel=0.002)
        slab(heart(0.28, count=61), 0.06, (0, -0.63, 0.5), paint('coral'), rot=(90, 0, 0), bevel=0.02)
        slab(flower_outline(0.26, 6), 0.06, (0.635, 0, 0.5), paint('sun'), rot=(90, 0, 90), bevel=0.02)


def solid(outline, colour, loc, rot=0, height=0.42, lay=False):
    """Block of an outline."""
    slab(
        outline,
        height,
        (loc[0], loc[1], loc[2] + height / 2),
        paint(colour, axis='Y', grain=0.1),
        rot=rot,
        bevel=0.035,
    )


def beach_ball(loc, radius=0.4, rot=(25, 20, 0), colours=('coral', 'cream', 'sun', 'cream', 'sky', 'cream')):
    """Striped ball."""
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=72, v_segments=36, radius=radius)
    n = len(colours)
    for f in bm.faces:
        c = f.calc_center_median()
        f.material_index = int(math.atan2(c.y, c.x) % tau / tau * n) % n
    mesh('bball', bm, [paint(c) for c in colours], loc=loc, rot=rot, bevel=0, angle=180)


def pawn(loc, colour, scale=1.0):
    """Game piece."""
    with group(loc, 0, scale):
        lathe(
            [(0, 0)] + spline([(0.13, 0), (0.14, 0.03), (0.1, 0.08), (0.06, 0.2), (0.05, 0.26)], 5),
            paint(colour),
            segments=36,
        )
        ball(0.085, (0, 0, 0.32), paint(colour), segments=24)


def die(loc, size=0.24, rot=0, colour='white'):
    """Die with raised dots."""
    with group(loc, rot):
        box((size, size, size), material=paint(colour, grain=0.04), bevel=size * 0.16)
        d = matte('coral', roughness=0.5)
        for x, y in ((0, 0), (-0.27, 0.27), (0.27, -0.27)):
            ball(size * 0.09, (x * size, y * size, size), d, scale=(1, 1, 0.25), segments=14)
        for x, z in ((-0.25, 0.25), (0.25, 0.75), (-0.25, 0.75), (0.25, 0.25)):
            ball(size * 0.09, (x * size, -size / 2, z * size), d, scale=(1, 0.25, 1), segments=14)
        for y, z in ((-0.25, 0.25), (0.25, 0.75)):
            ball(size * 0.09, (size / 2, y * size, z * size), d, scale=(0.25, 1, 1), segments=14)


def board_game(loc=(0, 0, 0), rot=0, width=2.3):
    """Spiral board with pawns and dice."""
    with group(loc, rot):
        slab(rounded_rectangle(width, width, 0.14), 0.09, (0, 0, 0.045), wood('maple', scale=1))
        slab(
            rounded_rectangle(width - 0.22, width - 0.22, 0.08),
            0.012,
            (0, 0, 0.092),
            matte('FBF3E2', roughness=0.7),
            bevel=0.003,
        )
        n = 22
        for i in range(n):
            a = tau * i / n * 1.9 + 0.4
            r = width * 0.41 * (1 - 0.62 * i / n)
            slab(
                circle(0.125, count=28),
                0.025,
                (r * math.cos(a), r * math.sin(a), 0.102),
                paint(RAINBOW[i % 7], axis='X', grain=0.05),
                bevel=0.008,
            )
        slab(star(0.22, 0.11), 0.03, (0, 0, 0.102), paint('sun'), bevel=0.008)
        for i, colour in ((3, 'teal'), (9, 'coral'), (14, 'plum')):
            a = tau * i / n * 1.9 + 0.4
            r = width * 0.41 * (1 - 0.62 * i / n)
            pawn((r * math.cos(a), r * math.sin(a), 0.115), colour, scale=1.15)
        die((width * 0.3, -width * 0.3, 0.098), 0.24, rot=24)
        die((width * 0.12, -width * 0.37, 0.098), 0.24, rot=-15, colour='sun')


def block_castle(loc=(0, 0, 0), rot=0, scale=1.0):
    """Castle of blocks with a gate."""
    with group(loc, rot, scale):
        for x, colour in ((-0.9, 'coral'), (-0.3, 'maple'), (0.3, 'sky'), (0.9, 'sun')):
            box(
                (0.5, 0.5, 0.5),
                (x, 0, 0),
                paint(colour, grain=0.1) if colour != 'maple' else wood('maple', axis='Z', scale=1),
                rot=3 * x,
                bevel=0.05,
            )
        box((1.3, 0.5, 0.26), (-0.55, 0, 0.5), wood('beech', scale=1), rot=2, bevel=0.05)
        box((1.1, 0.5, 0.26), (0.62, 0, 0.5), paint('teal', axis='X', grain=0.1), rot=-3, bevel=0.05)
        arch(0.5, 0.26, 0.48, loc=(0, 0, 0.76), material=paint('apricot', axis='Y', grain=0.1))
        cyl(0.2, 0.55, (-0.85, 0, 0.76), paint('sage', grain=0.1), bevel=0.04)
        cyl(0.2, 0.55, (0.9, 0, 0.76), paint('plum', grain=0.1), bevel=0.04)
        lathe([(0.28, 0), (0, 0.5)], paint('coral', grain=0.1), (-0.85, 0, 1.31), segments=48, bevel=0.02)
        slab(
            [(-0.3, 0), (0.3, 0), (0, 0.42)],
            0.45,
            (0.0, 0.22, 1.27),
            paint('sun', axis='Y', grain=0.1),
            rot=(90, 0, 0),
        )


def teddy(loc, rot=0, scale=1.0, colour='C98F5F'):
    """Felt bear that sits."""
    fur, light, ink = (felt(colour, scale=2), felt('EBCB9F', scale=3), matte('ink', roughness=0.5))
    with group(loc, rot, scale):
        ball(0.36, (0, 0, 0.36), fur, scale=(1, 0.92, 1.05))
        ball(0.21, (0, -0.2, 0.34), light, scale=(1, 0.75, 1.1))
        ball(0.29, (0, -0.04, 0.9), fur)
        ball(0.13, (0, -0.29, 0.83), light, scale=(1.1, 0.9, 0.85))
        ball(0.042, (0, -0.41, 0.88), ink, segments=16)
        for side in (-1, 1):
            ball(0.11, (side * 0.21, 0, 1.14), fur)
            ball(0.032, (side * 0.1, -0.3, 0.97), ink, segments=14)
            ball(0.15, (side * 0.26, -0.3, 0.13), fur, scale=(0.9, 1.35, 0.9))
            ball(0.12, (side * 0.37, -0.12, 0.5), fur, rot=(0, side * 30, 0), scale=(0.8, 0.85, 1.5))
        torus(0.2, 0.06, (0, -0.02, 0.66), felt('teal', scale=3))
