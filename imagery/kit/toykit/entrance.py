"""Doors, windows, the coat rail and the play tent."""

import math
from math import pi

import bmesh
from toykit.materials import felt, gloss, glow, matte, metal, paint, wood
from toykit.outlines import arch_outline, circle, heart, rounded_rectangle
from toykit.shapes import ball, box, mesh, slab, tube
from toykit.stage import group


def outdoors_panel(width, height, sky='D9EDF6', hill='grass', tree_colour='sage'):
    """Cut-out view for an opening: sky, hill, tree and sun; stands in the xz plane."""
    slab(arch_outline(width, height), 0.04, (0, 0.16, 0), glow(sky, 1.12), rot=(90, 0, 0), bevel=0.004)
    hill_line = (
        [(-width / 2, 0.02)]
        + [(-width / 2 + width * k / 24, 0.75 + 0.16 * math.sin(k * 0.22 + 0.6)) for k in range(25)]
        + [(width / 2, 0.02)]
    )
    slab(hill_line, 0.05, (0, 0.1, 0), matte(hill), rot=(90, 0, 0), bevel=0.008)
    slab(
        circle(width * 0.15),
        0.05,
        (width * 0.2, 0.12, height * 0.98),
        glow('FFD670', 0.95),
        rot=(90, 0, 0),
        bevel=0.008,
    )
    slab(
        rounded_rectangle(0.11, 0.8, 0.03),
        0.05,
        (-width * 0.2, 0.08, 1.05),
        matte('oak', roughness=0.7),
        rot=(90, 0, 0),
        bevel=0.01,
    )
    slab(
        circle(0.42),
        0.06,
        (-width * 0.2, 0.06, 1.68),
        matte(tree_colour, roughness=0.7),
        rot=(90, 0, 0),
        bevel=0.02,
    )


def indoors_panel(width, height):
    """Cut-out view for an opening seen from the yard: a warm hall with a picture, a lamp and a plant."""
    slab(arch_outline(width, height), 0.04, (0, 0.16, 0), glow('FFC77A', 1.05), rot=(90, 0, 0), bevel=0.004)
    box((width, 0.04, 0.5), (0, 0.12, 0.02), matte('beech'), bevel=0.004)
    slab(
        rounded_rectangle(0.62, 0.62, 0.05),
        0.05,
        (-width * 0.22, 0.1, height * 0.74),
        matte('oak', roughness=0.7),
        rot=(90, 0, 0),
        bevel=0.01,
    )
    slab(
        rounded_rectangle(0.5, 0.5, 0.04),
        0.06,
        (-width * 0.22, 0.09, height * 0.74),
        matte('white'),
        rot=(90, 0, 0),
        bevel=0.01,
    )
    slab(
        heart(0.16),
        0.06,
        (-width * 0.22, 0.06, height * 0.74),
        matte('coral', roughness=0.7),
        rot=(90, 0, 0),
        bevel=0.01,
    )
    box((0.03, 0.04, 0.8), (width * 0.2, 0.1, height + 0.1), matte('ink'), bevel=0.004)
    slab(
        circle(0.26, count=32, end=pi),
        0.06,
        (width * 0.2, 0.09, height - 0.12),
        matte('teal', roughness=0.6),
        rot=(90, 0, 0),
        bevel=0.015,
    )
    slab(
        circle(0.1), 0.05, (width * 0.2, 0.07, height - 0.14), glow('FFD670', 1.4), rot=(90, 0, 0), bevel=0.01
    )


def doorway(loc, width=2.2, height=2.5, door='coral', swing=128, from_yard=False):
    """Open door in its frame, seen from the room (a view of the yard) or from the yard (of the hall); swing in degrees."""
    with group(loc):
        if from_yard:
            indoors_panel(width, height)
        else:
            outdoors_panel(width, height)
        slab(
            arch_outline(width + 0.42, height),
            0.3,
            (0, 0, 0),
            matte('white', roughness=0.5),
            rot=(90, 0, 0),
            bevel=0.05,
            holes=[arch_outline(width, height)],
        )
        box((width + 0.42, 0.5, 0.07), (0, -0.1, 0), wood('oak', scale=1), bevel=0.02)
        with group((width / 2 + 0.02, -0.2, 0.06), swing):
            slab(
                [(x - width / 2, z) for x, z in arch_outline(width - 0.04, height - 0.06)],
                0.16,
                (0, 0, 0),
                paint(door, grain=0.1),
                rot=(90, 0, 0),
                bevel=0.04,
            )
            for side in (-1, 1):
                slab(
                    circle(0.4),
                    0.05,
                    (-width / 2, side * 0.08, height),
                    matte('white', roughness=0.5),
                    rot=(90, 0, 0),
                    bevel=0.015,
                )
                slab(
                    circle(0.31),
                    0.05,
                    (-width / 2, side * 0.1, height),
                    gloss('FFE9B0', roughness=0.2),
                    rot=(90, 0, 0),
                    bevel=0.01,
                )
                for z in (0.62, 1.4):
                    slab(
                        rounded_rectangle(width * 0.58, 0.55, 0.08),
                        0.05,
                        (-width / 2, side * 0.08, z),
                        paint(door, axis='X', grain=0.12),
                        rot=(90, 0, 0),
                        bevel=0.02,
                    )
                ball(0.11, (-width + 0.28, side * 0.16, 1.25), metal(), segments=28)


def coat_rail(x0, x1, z, y=5.75, count=4):
    """Rail with wooden pegs on the wall; returns the x of every peg."""
    box((x1 - x0, 0.14, 0.34), ((x0 + x1) / 2, y, z), wood('maple', scale=1), bevel=0.04)
    xs = [x0 + (x1 - x0) * (i + 0.5) / count for i in range(count)]
    for x in xs:
        tube(
            [(x, y - 0.1, z + 0.18), (x, y - 0.34, z + 0.17), (x, y - 0.4, z + 0.31)],
            0.045,
            wood('oak', axis='Z', scale=2),
            smooth=5,
        )
    return xs


def wall_with_window(y, x, z, width, height, colour, thick=0.5):
    """Wall with a true opening (x and z of its middle), white frame and a sill."""
    face = matte(colour, roughness=0.9, specular=0.1, variation=0.02)
    box((30, thick, z - height / 2 + 4), (x, y, -4), face, bevel=0)
    box((30, thick, 20), (x, y, z + height / 2), face, bevel=0)
    for side in (-1, 1):
        box((15, thick, height), (x + side * (width / 2 + 7.5), y, z - height / 2), face, bevel=0)
    for fx, fz, fw, fh in (
        (0, height / 2, width + 0.36, 0.2),
        (0, -height / 2, width + 0.36, 0.2),
        (-width / 2 - 0.05, 0, 0.2, height - 0.19),
        (width / 2 + 0.05, 0, 0.2, height - 0.19),
    ):
        box(
            (fw, thick + 0.16, fh), (x + fx, y, z + fz), matte('white', roughness=0.5), bevel=0.04, base=False
        )
    box((0.1, 0.16, height - 0.19), (x, y, z), matte('white', roughness=0.5), bevel=0.02, base=False)
    box((width + 0.8, 0.85, 0.16), (x, y - 0.4, z - height / 2 - 0.17), wood('maple', scale=1), bevel=0.05)


def tent_cloth():
    """Cloth of the play tent: back, sides and two drawn-back front flaps."""
    cloth, lining = (felt('F4E4CC', scale=1.2, bump=0.3), felt('apricot', scale=1.2, bump=0.3))
    top, corners = (
        (0, 0.1, 3.55),
        ((-1.5, -0.85, 0.02), (1.5, -0.85, 0.02), (1.5, 1.05, 0.02), (-1.5, 1.05, 0.02)),
    )

    def sheet(points, mat, name):
        bm = bmesh.new()
        bm.faces.new([bm.verts.new(p) for p in points])
        o = mesh(name, bm, mat, bevel=0, angle=10)
        thick = o.modifiers.new('thickness', 'SOLIDIFY')
        thick.thickness = 0.04

    sheet((corners[1], corners[2], top), cloth, 'side')
    sheet((corners[3], corners[0], top), cloth, 'side')
    sheet((corners[2], corners[3], top), lining, 'back')
    for side in (-1, 1):
        sheet(
            (
                (side * 1.5, -0.87, 0.02),
                (side * 0.95, -0.95, 0.02),
                (side * 0.82, -0.8, 1.0),
                (side * 0.02, -0.02, 3.3),
                (0, 0.08, 3.55),
            ),
            cloth,
            'flap',
        )
