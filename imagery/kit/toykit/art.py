"""Paint, brushes, paper boats, easel and framed pictures."""

import math
import random
from math import pi

import bmesh
from toykit.books import pencil
from toykit.materials import gloss, matte, metal, paint, wood
from toykit.outlines import circle, flower_outline, leaf_outline, rounded_rectangle, wobble
from toykit.palette import mix, RAINBOW
from toykit.shapes import box, lathe, mesh, slab, spline, torus, tube
from toykit.stage import group


def frame(loc, width=2.2, height=2.8, tone='oak', art='sun'):
    """Framed picture: sun or leaf."""
    with group(loc):
        for x, z, size_x, size_z in (
            (0, height / 2, width, 0.12),
            (0, -height / 2, width, 0.12),
            (-width / 2, 0, 0.12, height + 0.12),
            (width / 2, 0, 0.12, height + 0.12),
        ):
            box(
                (size_x, 0.12, size_z),
                (x, 0, z),
                wood(tone, axis='X' if size_x > size_z else 'Z', scale=1),
                bevel=0.02,
                base=False,
            )
        box((width, 0.03, height), (0, 0.03, 0), matte('white', roughness=0.9), bevel=0.004, base=False)
        with group((0, 0, 0), (90, 0, 0)):
            if art == 'sun':
                slab(circle(0.5), 0.03, (0.05, 0.45, 0), matte('sun'), bevel=0.008)
                for i, colour in enumerate(('coral', 'apricot', 'sage')):
                    slab(
                        [
                            (-width * 0.4, -height * 0.38 - 0),
                            *[
                                (
                                    width * (-0.4 + 0.8 * k / 24),
                                    height * (-0.06 - 0.1 * i + 0.05 * math.sin(k * 0.32 + i * 1.9)),
                                )
                                for k in range(25)
                            ],
                            (width * 0.4, -height * 0.38),
                        ],
                        0.02,
                        (0, 0, 0.02 + 0.02 * i),
                        matte(colour),
                        bevel=0.006,
                    )
            elif art == 'leaf':
                slab(
                    rounded_rectangle(0.05, height * 0.62, 0.02),
                    0.02,
                    (0, -0.1, 0),
                    matte('teal'),
                    bevel=0.006,
                )
                for i in range(5):
                    for side in (-1, 1):
                        slab(
                            leaf_outline(0.62 - 0.05 * i, 0.14),
                            0.02,
                            (0, -0.75 + 0.36 * i, 0.01),
                            matte(('sage', 'teal', 'grass')[i % 3]),
                            rot=(0, 0, 90 - side * 55),
                            bevel=0.006,
                        )


def jar(loc=(0, 0, 0), colour='coral', radius=0.3, height=0.42, body='white', fill=True):
    """Paint jar."""
    with group(loc):
        lathe(
            [(0, 0)]
            + [
                (radius - 0.05, 0),
                (radius - 0.01, 0.02),
                (radius, 0.06),
                (radius, height - 0.05),
                (radius + 0.012, height - 0.02),
                (radius, height),
                (radius - 0.03, height),
                (radius - 0.045, height - 0.04),
                (radius - 0.045, height * 0.72),
            ],
            gloss(body, roughness=0.25),
            bevel=0,
            angle=70,
        )
        if fill:
            lathe(
                [(radius - 0.045, height * 0.74), (radius * 0.5, height * 0.75), (0, height * 0.745)],
                gloss(colour, roughness=0.18),
            )
        torus(radius + 0.001, 0.014, (0, 0, height * 0.4), matte(colour, roughness=0.5), scale=(1, 1, 3.2))


def cup_of(loc=(0, 0, 0), radius=0.5, height=1.0, kind='mix', count=11, material=None, seed=4):
    """Cup full of pencils and crayons."""
    rng = random.Random(seed)
    cols = RAINBOW + ['apricot', 'sky', 'grass', 'rose']
    with group(loc):
        lathe(
            [
                (0, 0),
                (radius * 0.9, 0),
                (radius * 0.96, 0.02),
                (radius, 0.08),
                (radius, height - 0.03),
                (radius - 0.015, height),
                (radius - 0.055, height),
                (radius - 0.07, height - 0.03),
                (radius - 0.07, 0.1),
                (0, 0.1),
            ],
            material or paint('cream', grain=0.04),
            angle=70,
            bevel=0,
        )
        for i in range(count):
            a = i * 137.5 + rng.uniform(-12, 12)
            q = math.radians(a)
            rad = (radius - 0.17) * math.sqrt((i + 0.6) / count)
            tilt = rng.uniform(3, 6) + 8 * rad / radius
            pencil_length = rng.uniform(1.55, 1.95)
            with group((rad * 0.62 * math.cos(q), rad * 0.62 * math.sin(q), 0.12), (0, tilt, a)):
                pencil(
                    (0, 0, 0),
                    (0, 0, rng.uniform(0, 60)),
                    colour=cols[i % len(cols)],
                    length=pencil_length,
                    radius=0.062,
                    crayon=kind == 'crayon' or i % 3 == 0,
                )


def brush(loc, rot, colour='coral', length=2.2):
    """Paint brush, tip at the far end."""
    with group(loc, rot):
        lathe(
            [(0, 0)]
            + spline(
                [(0.03, 0), (0.05, 0.1), (0.06, length * 0.3), (0.045, length * 0.62), (0.05, length * 0.72)],
                5,
            ),
            paint('sun', grain=0.08),
            segments=24,
        )
        lathe(
            [(0.05, length * 0.72), (0.055, length * 0.73), (0.06, length * 0.83), (0.055, length * 0.84)],
            metal('C9CCD0', roughness=0.3),
            segments=24,
        )
        lathe(
            spline(
                [
                    (0.052, length * 0.84),
                    (0.08, length * 0.89),
                    (0.06, length * 0.95),
                    (0.012, length * 1.0),
                    (0, length * 1.002),
                ],
                5,
            ),
            matte(colour, roughness=0.5, specular=0.4, variation=0.1),
            segments=24,
        )


def palette_tray(
    loc=(0, 0, 0), rot=0, colours=('coral', 'apricot', 'sun', 'sage', 'teal', 'sky', 'plum', 'rose')
):
    """Palette with eight colours."""
    with group(loc, rot):
        slab(rounded_rectangle(2.3, 1.25, 0.2), 0.16, (0, 0, 0.08), wood('beech', scale=0.9), bevel=0.05)
        for i, colour in enumerate(colours):
            x, y = (-0.81 + 0.54 * (i % 4), 0.28 if i < 4 else -0.28)
            torus(0.2, 0.035, (x, y, 0.165), wood('oak', scale=2))
            lathe(
                [(0.2, 0.165), (0.14, 0.175), (0.06, 0.168), (0, 0.163)],
                gloss(colour, roughness=0.22),
                (x, y, 0),
            )


def boat(loc, rot=0, scale=1.0, colour='sky'):
    """folded-paper boat."""
    with group(loc, rot, scale):
        bm = bmesh.new()
        outline = [
            (-0.42, -0.02, 0),
            (0.42, -0.02, 0),
            (0.75, 0, 0.36),
            (0, -0.27, 0.3),
            (-0.75, 0, 0.36),
            (0, 0.27, 0.3),
            (0.42, 0.02, 0),
            (-0.42, 0.02, 0),
            (0, 0, 0.72),
            (-0.32, 0, 0.2),
            (0.32, 0, 0.2),
        ]
        v = [bm.verts.new(p) for p in outline]
        for f in ((0, 1, 2, 3), (0, 3, 4), (7, 5, 4), (7, 6, 2, 5), (0, 4, 7), (1, 6, 2)):
            try:
                bm.faces.new([v[i] for i in f])
            except Exception:
                pass
        o = mesh('boat', bm, matte(colour, specular=0.15, variation=0.02), bevel=0, angle=10)
        m = o.modifiers.new('s', 'SOLIDIFY')
        m.thickness = 0.018
        slab(
            [(-0.36, 0), (0.36, 0), (0, 0.55)],
            0.05,
            (0, 0.0, 0.2),
            matte(mix(colour, 'white', 0.35)),
            rot=(90, 0, 0),
            bevel=0.012,
        )


def easel(loc=(0, 0, 0), rot=0, scale=1.0):
    """Easel with a painting of a rainbow."""
    with group(loc, rot, scale):
        wood_upright = wood('beech', axis='Z', scale=1.2)
        for side in (-1, 1):
            tube([(side * 0.75, -0.35, 0), (side * 0.42, 0.12, 3.0)], 0.055, wood_upright, smooth=0)
        tube([(0, 0.95, 0), (0, 0.15, 2.9)], 0.055, wood_upright, smooth=0)
        box((1.7, 0.34, 0.08), (0, -0.32, 1.0), wood('maple', scale=1))
        box((0.9, 0.09, 0.1), (0, 0.05, 2.72), wood('maple', scale=1))
        with group((0, -0.33, 1.08), (-9, 0, 0)):
            box(
                (1.85, 0.06, 1.55),
                (0, 0, 0),
                matte('FCF7EC', roughness=0.9, specular=0.1, variation=0.01),
                bevel=0.01,
            )
            with group((0, -0.035, 0.78), (90, 0, 0)):
                for i, colour in enumerate(('coral', 'sun', 'teal', 'sky')):
                    outer, inner = (0.62 - 0.12 * i, 0.62 - 0.12 * i - 0.1)
                    slab(
                        wobble(
                            circle(outer, count=40, end=pi) + circle(inner, count=40, end=pi)[::-1],
                            amount=0.006,
                            seed=i,
                        ),
                        0.01,
                        (-0.1, -0.3, 0.0),
                        matte(colour, roughness=0.6, specular=0.3, variation=0.1),
                        bevel=0.003,
                    )
                slab(
                    wobble(
                        [(-0.85, -0.7)]
                        + [(-0.85 + 1.7 * k / 24, -0.34 + 0.07 * math.sin(k * 0.5)) for k in range(25)]
                        + [(0.85, -0.7)],
                        amount=0.006,
                        seed=3,
                    ),
                    0.01,
                    (0, 0, 0.006),
                    matte('grass', roughness=0.6, specular=0.3, variation=0.12),
                    bevel=0.003,
                )
                slab(
                    wobble(circle(0.17), amount=0.03, seed=2),
                    0.01,
                    (0.58, 0.45, 0),
                    matte('sun', roughness=0.6, specular=0.3, variation=0.1),
                    bevel=0.003,
                )
                for x, colour in ((-0.6, 'plum'), (0.1, 'coral'), (0.55, 'apricot')):
                    slab(
                        wobble(flower_outline(0.13, 5)),
                        0.01,
                        (x, -0.45, 0.014),
                        matte(colour, roughness=0.6, specular=0.3, variation=0.1),
                        bevel=0.003,
                    )


def veined_leaf(loc, length, width, colour, rot, dark=True, thickness=0.012):
    """Leaf with veins, flat."""
    with group(loc, rot):
        slab(
            leaf_outline(length, width),
            thickness,
            (0, 0, thickness / 2),
            matte(colour, specular=0.15, variation=0.18),
            bevel=0.003,
        )
        v = mix(colour, 'white', 0.45)
        tube([(-0.12 * length, 0, thickness), (length * 0.96, 0, thickness)], 0.01, matte(v), smooth=0)
        for i in range(5):
            for side in (-1, 1):
                t = 0.15 + 0.15 * i
                tube(
                    [
                        (length * t, 0, thickness + 0.002),
                        (
                            length * (t + 0.13),
                            side * width * 0.72 * math.sin(pi * (t + 0.13) ** 0.8),
                            thickness + 0.002,
                        ),
                    ],
                    0.006,
                    matte(v),
                    smooth=0,
                )
