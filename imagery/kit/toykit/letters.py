"""Materials for letters and words."""

import math

from toykit.materials import paint, sandy, wood
from toykit.outlines import rounded_rectangle
from toykit.shapes import box, slab, text
from toykit.stage import group


def letter_board(
    character, loc, rot=(0, 0, 0), colour='rose', letter_colour='F6E7C9', width=1.0, height=1.35
):
    """sandpaper letter: painted board, rough letter. lies face up before rot."""
    with group(loc, rot):
        slab(
            rounded_rectangle(width, height, 0.07),
            0.08,
            (0, 0, 0.04),
            paint(colour, axis='Y', grain=0.07),
            bevel=0.025,
        )
        text(
            character,
            height * 0.82,
            (0, -0.02, 0.085),
            sandy(letter_colour, scale=3),
            rot=(0, 0, 0),
            depth=0.025,
            bevel=0.006,
        )


def letter(character, loc, rot=0, size=0.7, colour='coral', depth=0.1):
    """Cut-out letter."""
    text(character, size, loc, paint(colour, axis='Y', grain=0.06), rot=(0, 0, rot), depth=depth, bevel=0.02)


def alphabet_box(loc=(0, 0, 0), rot=0, scale=1.0, letters='abcdefghijklmnopqr', nx=6, ny=3):
    """Movable alphabet in its box."""
    with group(loc, rot, scale):
        c = 0.52
        width, depth = (nx * c, ny * c)
        box((width + 0.14, depth + 0.14, 0.06), material=wood('maple', scale=1), bevel=0.02)
        for i in range(nx + 1):
            box(
                (0.05 if 0 < i < nx else 0.08, depth + 0.14, 0.26),
                (-width / 2 + c * i, 0, 0.02),
                wood('maple', axis='Y', scale=1),
                bevel=0.015,
            )
        for j in range(ny + 1):
            box(
                (width + 0.14, 0.05 if 0 < j < ny else 0.08, 0.26),
                (0, -depth / 2 + c * j, 0.02),
                wood('maple', scale=1),
                bevel=0.015,
            )
        for k, character in enumerate(letters):
            i, j = (k % nx, ny - 1 - k // nx)
            for q in range(2):
                letter(
                    character,
                    (
                        -width / 2 + c * (i + 0.5) + 0.012 * q,
                        -depth / 2 + c * (j + 0.5) + 0.01 * q,
                        0.1 + 0.09 * q,
                    ),
                    rot=5 * math.sin(k * 1.7 + q),
                    size=0.44,
                    colour='sky' if character in 'aeiou' else 'coral',
                    depth=0.06,
                )
