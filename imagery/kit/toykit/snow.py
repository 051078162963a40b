"""The yard in winter: spruces, snowman, sled and the evening sky."""

import bpy
from toykit.materials import felt, matte, paint, snow, wood
from toykit.nodes import colour_ramp
from toykit.palette import linear
from toykit.shapes import ball, box, cut_sphere, cyl, lathe, spline, torus, tube
from toykit.stage import group


def spruce(loc, height=2.4, colour='teal', cap=True):
    """Spruce, with snow on its tiers if cap."""
    with group(loc, 0, height):
        cyl(0.055, 0.3, material=wood('oak', axis='Z', scale=2), bevel=0.01, segments=24)
        for z, r, tier in ((0.18, 0.3, 0.4), (0.42, 0.235, 0.36), (0.65, 0.165, 0.35)):
            lathe(
                [(0, z)]
                + spline(
                    [
                        (r * 0.85, z),
                        (r, z + 0.03),
                        (r * 0.9, z + 0.07),
                        (r * 0.45, z + tier * 0.6),
                        (0.03, z + tier),
                        (0, z + tier + 0.005),
                    ],
                    5,
                ),
                paint(colour, grain=0.1),
            )
            if cap:
                lathe(
                    spline(
                        [
                            (r * 0.8, z + 0.095),
                            (r * 0.78, z + 0.125),
                            (r * 0.42, z + tier * 0.63),
                            (0.035, z + tier + 0.02),
                            (0, z + tier + 0.03),
                        ],
                        5,
                    ),
                    snow(),
                )


def snowman(loc, scale=1.0, rot=0):
    """Snowman with toque and scarf."""
    with group(loc, rot, scale):
        scarf_paint, ink = (snow(), matte('ink', roughness=0.4))
        ball(0.55, (0, 0, 0.5), scarf_paint)
        ball(0.4, (0, 0, 1.25), scarf_paint)
        ball(0.29, (0, 0, 1.8), scarf_paint)
        for z in (1.08, 1.28, 1.47):
            ball(0.04, (0, -0.385 + abs(z - 1.26) * 0.16, z), ink, segments=16)
        for side in (-1, 1):
            ball(0.032, (side * 0.1, -0.262, 1.87), ink, segments=16)
            tube(
                [(side * 0.34, 0, 1.35), (side * 0.62, -0.05, 1.58), (side * 0.8, -0.08, 1.82)],
                0.028,
                wood('walnut', axis='Z'),
                smooth=5,
            )
            tube(
                [(side * 0.62, -0.05, 1.58), (side * 0.82, -0.05, 1.58)],
                0.018,
                wood('walnut', axis='Z'),
                smooth=0,
            )
        lathe(
            [(0.055, 0), (0.01, 0.3), (0, 0.31)],
            paint('F2853B'),
            (0, -0.27, 1.79),
            rot=(96, 0, 0),
            segments=24,
        )
        tube(
            [(-0.1, -0.262, 1.71), (-0.05, -0.272, 1.685), (0.05, -0.272, 1.685), (0.1, -0.262, 1.71)],
            0.012,
            ink,
            smooth=5,
        )
        torus(0.29, 0.075, (0, 0, 1.57), felt('coral', scale=2))
        box((0.15, 0.07, 0.48), (0.16, -0.34, 1.08), felt('coral', scale=2), rot=(-10, 8, 0))
        torus(0.235, 0.055, (0, 0.02, 1.98), felt('teal', scale=2))
        cut_sphere(0.245, [((0, 0, 0), (0, 0, 1))], felt('teal', scale=2), loc=(0, 0.02, 1.98), bevel=0.02)
        ball(0.09, (0, 0.02, 2.26), felt('sun', scale=3))


def sled(loc, rot=0, scale=1.0):
    """Wooden sled with a rope."""
    with group(loc, rot, scale):
        for y in (-0.36, 0.36):
            tube(
                [(-1.0, y, 0.05), (0.7, y, 0.05), (1.0, y, 0.14), (1.12, y, 0.36), (1.02, y, 0.52)],
                0.045,
                wood('oak', scale=1),
            )
            for x in (-0.7, 0.0, 0.6):
                tube([(x, y, 0.05), (x, y, 0.34)], 0.035, wood('oak', axis='Z'), smooth=0)
        for i in range(4):
            box(
                (1.75, 0.19, 0.06),
                (-0.08, -0.33 + 0.22 * i, 0.34),
                paint('coral' if i % 2 == 0 else 'apricot', axis='X', grain=0.09),
                bevel=0.02,
            )
        tube(
            [(1.05, -0.36, 0.48), (1.5, -0.1, 0.3), (1.9, 0.1, 0.06), (1.55, 0.2, 0.2), (1.05, 0.36, 0.48)],
            0.022,
            matte('sun'),
            smooth=8,
        )


def dusk(y=46, x=0, width=150, height=60, z=-6):
    """emissive evening sky."""
    m = bpy.data.materials.new('dusk')
    m.use_nodes = True
    t = m.node_tree
    t.nodes.clear()
    o = t.nodes.new('ShaderNodeOutputMaterial')
    e = t.nodes.new('ShaderNodeEmission')
    coordinates = t.nodes.new('ShaderNodeTexCoord')
    split = t.nodes.new('ShaderNodeSeparateXYZ')
    t.links.new(coordinates.outputs['Object'], split.inputs[0])
    c = colour_ramp(
        t,
        split.outputs['Z'],
        [
            (0.0, linear('F3A56C')),
            (0.16, linear('F0A27C')),
            (0.26, linear('DE8E8C')),
            (0.42, linear('8A6FA6')),
            (0.62, linear('48528F')),
            (1, linear('26305F')),
        ],
    )
    t.links.new(c, e.inputs[0])
    e.inputs[1].default_value = 0.62
    t.links.new(e.outputs[0], o.inputs[0])
    sky = box((width, 0.2, 1), (x, y, z), m, bevel=0)
    sky.scale = (1, 1, height)
    return sky
