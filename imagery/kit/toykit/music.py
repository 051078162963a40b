"""Instruments, and mats and ribbons for movement."""

import math
from math import pi, tau

import bmesh
from toykit.materials import felt, matte, metal, paint, wood
from toykit.outlines import circle, leaf_outline, rounded_rectangle
from toykit.palette import mix
from toykit.shapes import ball, box, cyl, lathe, mesh, slab, spline, tube
from toykit.stage import group


def xylophone(
    loc=(0, 0, 0),
    rot=0,
    scale=1.0,
    colours=('coral', 'apricot', 'sun', 'grass', 'sage', 'teal', 'sky', 'plum'),
):
    """Xylophone with eight bars."""
    with group(loc, rot, scale):
        n = len(colours)
        step = 0.46
        length = n * step
        for side in (-1, 1):
            near, far = (side * 0.62, side * 0.36)
            a = math.degrees(math.atan2(far - near, length))
            box(
                (length + 0.5, 0.17, 0.3),
                (0, (near + far) / 2, 0.12),
                wood('maple', scale=0.8),
                rot=a,
                bevel=0.05,
            )
        for x in (-length / 2 - 0.05, length / 2 + 0.05):
            box(
                (0.26, 1.5 if x < 0 else 1.0, 0.14),
                (x, 0, 0),
                wood('beech', axis='Y', scale=0.9),
                bevel=0.045,
            )
        for i, colour in enumerate(colours):
            x = -length / 2 + step * (i + 0.5)
            l = 2.35 - i * 0.15
            slab(
                rounded_rectangle(0.37, l, 0.1),
                0.12,
                (x, 0, 0.49),
                paint(colour, axis='Y', grain=0.09, roughness=0.35),
                bevel=0.035,
            )
            t = i / (n - 1)
            nail = 0.6 - 0.22 * t
            for side in (-1, 1):
                ball(
                    0.05,
                    (x, side * nail, 0.55),
                    metal('E3C07A', roughness=0.25),
                    scale=(1, 1, 0.6),
                    segments=20,
                )


def mallet(loc, rot, colour='coral', length=2.1):
    """Mallet, its head at the far end."""
    with group(loc, rot):
        cyl(0.05, length, material=wood('maple', axis='Z', scale=2), bevel=0.03, segments=28)
        ball(0.16, (0, 0, length), paint(colour, grain=0.06, roughness=0.35))
        ball(0.06, (0, 0, 0), paint(colour, grain=0.06), segments=20)


def drum(loc=(0, 0, 0), radius=0.95, height=1.15, colour='coral', rot=0):
    """Drum with cord."""
    with group(loc, rot):
        cyl(radius, height, material=paint(colour, grain=0.09), bevel=0.02, segments=80)
        for z in (0.02, height - 0.2):
            lathe(
                [
                    (radius + 0.005, z),
                    (radius + 0.055, z + 0.01),
                    (radius + 0.06, z + 0.03),
                    (radius + 0.06, z + 0.15),
                    (radius + 0.055, z + 0.17),
                    (radius + 0.005, z + 0.18),
                ],
                wood('beech', axis='Z', scale=1.2),
                segments=80,
            )
        lathe(
            [
                (radius + 0.02, height - 0.02),
                (radius + 0.01, height + 0.02),
                (radius - 0.05, height + 0.035),
                (0, height + 0.035),
            ],
            matte('FBF1DF', roughness=0.7, variation=0.04),
            segments=80,
        )
        k = 9
        for i in range(k):
            a, b, c = (tau * (i + d) / k for d in (0, 0.5, 1))
            cord_radius = radius + 0.025
            for p, q, z0, z1 in ((a, b, 0.18, height - 0.2), (b, c, height - 0.2, 0.18)):
                tube(
                    [
                        (
                            cord_radius * math.cos(p + (q - p) * u),
                            cord_radius * math.sin(p + (q - p) * u),
                            z0 + (z1 - z0) * u,
                        )
                        for u in [j / 6 for j in range(7)]
                    ],
                    0.028,
                    matte('F3E2C0', roughness=0.9, specular=0.1, variation=0.06),
                    smooth=0,
                )


def tambourine(loc=(0, 0, 0), radius=0.95, rot=(0, 0, 0), colour='sun', width=0.3, motif=True):
    """drum head faces +z."""
    with group(loc, rot):
        if motif:
            slab(circle(radius * 0.2), 0.008, (0, 0, width + 0.02), matte('sun', roughness=0.6), bevel=0.003)
            for i in range(12):
                a = tau * i / 12
                slab(
                    leaf_outline(radius * 0.26, radius * 0.055),
                    0.008,
                    (radius * 0.28 * math.cos(a), radius * 0.28 * math.sin(a), width + 0.02),
                    matte(('coral', 'apricot')[i % 2], roughness=0.6),
                    rot=math.degrees(a),
                    bevel=0.003,
                )
        k = 7
        gapa = 0.2
        for z, rim in ((0, width * 0.3), (width * 0.7, width * 0.3)):
            lathe(
                [
                    (radius - 0.07, z),
                    (radius, z + 0.0),
                    (radius, z + rim),
                    (radius - 0.07, z + rim),
                    (radius - 0.07, z),
                ],
                paint(colour, grain=0.09),
                segments=96,
                bevel=0.015,
                angle=50,
            )
        for i in range(k):
            start = tau * (i + 0.0) / k
            arc = tau / k - gapa * 1.35
            bm = bmesh.new()
            n = 12
            rings = []
            for j in range(n + 1):
                a = start + arc * j / n
                rings.append(
                    [
                        bm.verts.new((q * math.cos(a), q * math.sin(a), z))
                        for q, z in (
                            (radius - 0.07, width * 0.28),
                            (radius, width * 0.28),
                            (radius, width * 0.72),
                            (radius - 0.07, width * 0.72),
                        )
                    ]
                )
            for first, second in zip(rings, rings[1:]):
                for q in range(4):
                    bm.faces.new([first[q], second[q], second[(q + 1) % 4], first[(q + 1) % 4]])
            bm.faces.new(rings[0])
            bm.faces.new(rings[-1])
            mesh('seg', bm, paint(colour, grain=0.09), bevel=0.008)
            aid_paint = start + arc + gapa * 0.675
            for dz in (-0.028, 0.028):
                lathe(
                    [
                        (0, 0.02),
                        (0.04, 0.022),
                        (0.055, 0.008),
                        (0.13, 0),
                        (0.135, 0.006),
                        (0.05, 0.018),
                        (0, 0.03),
                    ],
                    metal('E3C07A', roughness=0.22),
                    (
                        (radius - 0.035) * math.cos(aid_paint),
                        (radius - 0.035) * math.sin(aid_paint),
                        width * 0.5 + dz,
                    ),
                    rot=(0, 0, 0),
                    segments=32,
                )
        lathe(
            [
                (radius + 0.006, width * 0.82),
                (radius + 0.006, width + 0.0),
                (radius - 0.01, width + 0.012),
                (0, width + 0.012),
            ],
            matte('FBF1DF', roughness=0.7, variation=0.04),
            segments=96,
            angle=40,
        )


def egg(loc=(0, 0, 0), colour='teal', scale=0.3, rot=0, stripe=None):
    """Egg shaker."""
    p = (
        [(0, -1.0)]
        + [
            (
                math.sin(a) * (0.78 - 0.0) * (1 + 0.1 * math.cos(a)),
                -1.15 * math.cos(a) * (1 - 0.06 * math.cos(a)) + 0.0,
            )
            for a in [pi * i / 32 for i in range(1, 32)]
        ]
        + [(0, 1.22)]
    )
    p[0] = (0, -1.081)
    p[-1] = (0, 1.219)
    with group(loc, rot, scale):
        lathe(
            p,
            [paint(colour, grain=0.07, roughness=0.35), paint(stripe or 'cream', grain=0.05)],
            bands=[(-0.25, 0), (0.12, 1), (9, 0)] if stripe else None,
            segments=48,
            angle=170,
        )


def maraca(loc, rot, colour='plum', scale=1.0):
    """Maraca."""
    with group(loc, rot, scale):
        lathe(
            [(0, 0)]
            + spline(
                [
                    (0.07, 0),
                    (0.085, 0.05),
                    (0.06, 0.2),
                    (0.055, 0.75),
                    (0.075, 0.9),
                    (0.2, 1.02),
                    (0.33, 1.25),
                    (0.33, 1.45),
                    (0.2, 1.68),
                    (0.05, 1.74),
                    (0, 1.745),
                ],
                6,
            ),
            [wood('maple', axis='Z', scale=1.5), paint(colour, grain=0.08), paint('cream', grain=0.05)],
            bands=[(0.93, 0), (1.28, 1), (1.42, 2), (9, 1)],
        )


def yoga_mat(loc, rot=0, colour='teal', width=1.25, length=2.7, roll=True):
    """Mat for movement."""
    with group(loc, rot):
        slab(
            rounded_rectangle(width, length, 0.1),
            0.05,
            (0, 0, 0.025),
            felt(colour, scale=1.2, bump=0.3),
            bevel=0.02,
        )
        slab(
            rounded_rectangle(width * 0.5, 0.1, 0.04),
            0.01,
            (0, -length / 2 + 0.3, 0.055),
            matte(mix(colour, 'white', 0.5)),
            bevel=0.003,
        )


def ribbon(loc, rot=0, colour='coral', scale=1.0, seed=0):
    """Ribbon on a stick."""
    with group(loc, rot, scale):
        tube([(0, 0, 0), (0.25, 0, 1.1)], 0.035, wood('maple', axis='Z', scale=2), smooth=0)
        outline = [
            (
                0.25 + 0.16 * i + 0.1 * math.sin(i * 1.3 + seed),
                0.28 * math.sin(i * 0.95 + seed),
                1.1 + 0.42 * math.cos(i * 0.75) - 0.035 * i - 0.3,
            )
            for i in range(13)
        ]
        outline[0] = (0.25, 0, 1.1)
        bm = bmesh.new()
        inner_outline = spline(outline, 8)
        rows = [(bm.verts.new((x, y, z - 0.07)), bm.verts.new((x, y, z + 0.07))) for x, y, z in inner_outline]
        for a, b in zip(rows, rows[1:]):
            bm.faces.new([a[0], b[0], b[1], a[1]])
        o = mesh('ribbon', bm, felt(colour, scale=2, bump=0.2), bevel=0, angle=170)
        m = o.modifiers.new('s', 'SOLIDIFY')
        m.thickness = 0.012


def bell(loc=(0, 0, 0), scale=1.0, rot=(0, 0, 0)):
    """Hand bell."""
    with group(loc, rot, scale):
        lathe(
            [(0.0, 0.08), (0.36, 0.08), (0.42, 0)]
            + spline([(0.44, 0.02), (0.36, 0.14), (0.29, 0.4), (0.22, 0.55), (0.06, 0.62)], 6)
            + [(0, 0.62)],
            metal('E3B85A', roughness=0.22),
        )
        cyl(0.06, 0.55, (0, 0, 0.6), wood('oak', axis='Z', scale=2), bevel=0.03, segments=28)
        ball(0.1, (0, 0, 1.16), wood('oak', axis='Z', scale=2), segments=28)
