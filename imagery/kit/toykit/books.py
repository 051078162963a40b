"""Books, pencils and drawings."""

import math

from toykit.materials import matte, paint, wood
from toykit.outlines import circle, flower_outline, heart, rounded_rectangle, wobble
from toykit.palette import mix
from toykit.shapes import box, lathe, slab
from toykit.stage import group


def board_book(loc=(0, 0, 0), size=(1.2, 1.5), rot=0, colour='teal', thickness=0.16, title=None):
    """closed book lying flat, spine on -x."""
    w, d = size
    with group(loc, rot):
        cover_material = matte(colour, roughness=0.55, specular=0.3, variation=0.02)
        cover = 0.025
        box((w, d, cover), (0, 0, 0), cover_material, bevel=0.01)
        box((w, d, cover), (0, 0, thickness - cover), cover_material, bevel=0.01)
        box((cover * 1.2, d, thickness), (-w / 2, 0, 0), cover_material, bevel=0.012)
        box(
            (w - 0.07, d - 0.06, thickness - 2 * cover),
            (-0.015, 0, cover),
            matte('F4EBDA', roughness=0.9, specular=0.1, variation=0.05),
            bevel=0.004,
        )
        if title:
            slab(title, 0.012, (0.02, 0, thickness), matte('sun', roughness=0.6), bevel=0.003)


def open_board_book(loc=(0, 0, 0), width=1.0, depth=1.2, rot=0, cover='coral', angle=9, stand=0):
    """open picture book, pages with collage illustrations; spine along y."""
    with group(loc, rot):
        for side in (-1, 1):
            with group((0, 0, 0.02), (0, -angle * side, 0)):
                box(
                    (width + 0.05, depth + 0.08, 0.03),
                    (side * (width + 0.05) / 2, 0, 0),
                    matte(cover, roughness=0.55, specular=0.3, variation=0.02),
                    bevel=0.012,
                )
                for k in range(3):
                    box(
                        (width - k * 0.012, depth, 0.028),
                        (side * (width - k * 0.012) / 2, 0, 0.03 + k * 0.029),
                        matte('FAF3E6', roughness=0.85, specular=0.1, variation=0.02),
                        bevel=0.01,
                    )
                z = 0.118
                with group((side * width / 2, 0, z)):
                    if side < 0:
                        slab(
                            rounded_rectangle(width * 0.86, depth * 0.86, 0.06),
                            0.006,
                            (0, 0, 0),
                            matte('palesky'),
                            bevel=0.002,
                        )
                        slab(
                            [(-width * 0.43, -depth * 0.43)]
                            + [
                                (width * (-0.43 + 0.86 * i / 20), depth * (-0.16 + 0.07 * math.sin(i * 0.4)))
                                for i in range(21)
                            ]
                            + [(width * 0.43, -depth * 0.43)],
                            0.006,
                            (0, 0, 0.005),
                            matte('grass'),
                            bevel=0.002,
                        )
                        slab(
                            circle(width * 0.12),
                            0.006,
                            (width * 0.22, depth * 0.26, 0.005),
                            matte('sun'),
                            bevel=0.002,
                        )
                        slab(
                            [(-0.14, -0.12), (0.14, -0.12), (0.14, 0.08), (0, 0.24), (-0.14, 0.08)],
                            0.006,
                            (-width * 0.12, -depth * 0.1, 0.01),
                            matte('coral'),
                            bevel=0.002,
                        )
                        slab(
                            rounded_rectangle(0.07, 0.12, 0.01),
                            0.006,
                            (-width * 0.12, -depth * 0.145, 0.016),
                            matte('plum'),
                            bevel=0.001,
                        )
                        slab(
                            circle(0.11),
                            0.006,
                            (width * 0.22, -depth * 0.02, 0.01),
                            matte('teal'),
                            bevel=0.002,
                        )
                        slab(
                            rounded_rectangle(0.03, 0.16, 0.01),
                            0.006,
                            (width * 0.22, -depth * 0.16, 0.01),
                            matte('walnut'),
                            bevel=0.001,
                        )
                    else:
                        slab(
                            flower_outline(width * 0.24, 6),
                            0.006,
                            (0, depth * 0.14, 0),
                            matte('apricot'),
                            bevel=0.002,
                        )
                        slab(circle(width * 0.09), 0.006, (0, depth * 0.14, 0.006), matte('sun'), bevel=0.002)
                        slab(
                            rounded_rectangle(0.035, depth * 0.3, 0.015),
                            0.006,
                            (0, -depth * 0.13, 0),
                            matte('sage'),
                            bevel=0.001,
                        )
                        for i in range(3):
                            slab(
                                rounded_rectangle(width * (0.6 - 0.12 * (i == 2)), 0.028, 0.013),
                                0.005,
                                (-width * 0.06 * (i == 2), -depth * (0.31 + 0.055 * i), 0),
                                matte('B8A99A'),
                                bevel=0.001,
                            )


def pencil(loc, rot, colour='coral', length=1.6, radius=0.05, crayon=False):
    """axis +z; tip up."""
    with group(loc, rot):
        if crayon:
            lathe(
                [
                    (0, 0),
                    (radius * 1.15, 0.0),
                    (radius * 1.2, 0.02),
                    (radius * 1.2, length * 0.78),
                    (radius * 1.02, length * 0.79),
                    (radius * 1.02, length * 0.85),
                    (radius * 0.5, length * 0.97),
                    (radius * 0.42, length),
                    (0, length),
                ],
                [
                    matte(colour, roughness=0.5, specular=0.35),
                    matte(mix(colour, 'cream', 0.35), roughness=0.75, specular=0.15, variation=0.02),
                ],
                bands=[(length * 0.1, 0), (length * 0.72, 1), (9, 0)],
                segments=28,
            )
        else:
            lathe(
                [(0, 0), (radius, 0), (radius, length * 0.82)],
                paint(colour, grain=0.05, roughness=0.35),
                segments=6,
                angle=20,
                bevel=0.008,
            )
            lathe(
                [(radius, length * 0.82), (radius * 0.28, length * 0.955)],
                wood('maple', axis='Z', scale=2),
                segments=24,
            )
            lathe(
                [(radius * 0.28, length * 0.955), (radius * 0.06, length * 0.998), (0, length)],
                matte(colour, roughness=0.5, specular=0.3, variation=0),
                segments=20,
            )


def standing_book(x, y, width=0.28, height=1.6, depth=1.1, colour='teal', lean=0, band='sun', z=0):
    """Book standing with its spine to the front."""
    with group((x, y, z), (0, lean, 0)):
        cover_material = matte(colour, roughness=0.55, specular=0.3)
        slab(
            rounded_rectangle(width, 0.09, 0.04),
            height,
            (0, -depth / 2, height / 2),
            cover_material,
            bevel=0.012,
        )
        for side in (-1, 1):
            box((0.03, depth, height), (side * (width / 2 - 0.015), 0, 0), cover_material, bevel=0.01)
        box(
            (width - 0.05, depth - 0.06, height - 0.07),
            (0, 0.0, 0.03),
            matte('F4EBDA', roughness=0.9, specular=0.1, variation=0.05),
            bevel=0.004,
        )
        for level, band_height in ((height * 0.82, 0.06), (height * 0.16, 0.06)):
            box(
                (width + 0.004, 0.02, band_height),
                (0, -depth / 2 - 0.042, level),
                matte(band, roughness=0.6),
                bevel=0.004,
            )
        slab(
            circle(width * 0.22),
            0.014,
            (0, -depth / 2 - 0.048, height * 0.5),
            matte(band, roughness=0.6),
            rot=(90, 0, 0),
            bevel=0.003,
        )


def paper_drawing(loc, rot=(0, 0, 0), scale=1.0, motif='house'):
    """Sheet with a child's drawing; lies face up before rot."""
    with group(loc, rot, scale):
        slab(
            rounded_rectangle(1.3, 1.0, 0.03),
            0.02,
            (0, 0, 0),
            matte('FCF7EC', roughness=0.9, specular=0.1, variation=0.01),
            bevel=0.004,
        )
        z = 0.015
        slab(
            wobble(
                [(-0.6, -0.45)]
                + [(-0.6 + 1.2 * k / 20, -0.24 + 0.03 * math.sin(k * 0.7)) for k in range(21)]
                + [(0.6, -0.45)],
                amount=0.006,
                seed=3,
            ),
            0.01,
            (0, 0, z),
            matte('grass', roughness=0.7),
            bevel=0.003,
        )
        slab(
            wobble(circle(0.1), amount=0.03, seed=2),
            0.01,
            (0.46, 0.33, z),
            matte('sun', roughness=0.7),
            bevel=0.003,
        )
        if motif == 'house':
            slab(
                [(-0.2, -0.2), (0.14, -0.2), (0.14, 0.1), (-0.2, 0.1)],
                0.012,
                (-0.12, -0.06, z + 0.004),
                matte('coral', roughness=0.7),
                bevel=0.003,
            )
            slab(
                [(-0.27, 0.1), (0.21, 0.1), (-0.03, 0.33)],
                0.012,
                (-0.12, -0.06, z + 0.008),
                matte('teal', roughness=0.7),
                bevel=0.003,
            )
            slab(heart(0.13), 0.012, (0.36, 0, z + 0.006), matte('plum', roughness=0.7), bevel=0.003)
