"""Rooms, light and camera."""

import math
import random
from math import pi

import bmesh
import bpy
from mathutils import Vector

from toykit.materials import matte, wood
from toykit.outlines import leaf_outline
from toykit.palette import linear
from toykit.shapes import box, mesh, slab
from toykit.stage import parents


def backdrop(floor='cream', y=4.0, width=60, height=30, radius=3.0, x=0, front=-25):
    """seamless backdrop sweep (paper roll)."""
    profile = (
        [(front, 0), (y, 0)]
        + [
            (y + radius * math.sin(a), radius - radius * math.cos(a))
            for a in [pi / 2 * i / 24 for i in range(1, 25)]
        ]
        + [(y + radius, height)]
    )
    bm = bmesh.new()
    rows = [[bm.verts.new((x + side * width / 2, p, q)) for p, q in profile] for side in (-1, 1)]
    for i in range(len(profile) - 1):
        bm.faces.new([rows[0][i], rows[0][i + 1], rows[1][i + 1], rows[1][i]])
    return mesh(
        'cyc',
        bm,
        matte(floor, roughness=0.85, specular=0.15, variation=0.015),
        loc=(0, 0, -0.45),
        bevel=0,
        angle=60,
    )


def table(tone='maple', y0=-12, y1=5, width=40, plank=1.6, z=0, contrast=0.85):
    """plank table top with its surface at z."""
    y = y0
    while y < y1:
        box(
            (width, plank - 0.012, 0.4),
            (0, y + plank / 2, z - 0.4),
            wood(tone, scale=1.5, contrast=contrast, roughness=0.45),
            bevel=0.022,
        )
        y += plank
    return y


def wall(y=6, colour='cream', width=60, height=30, z=-4):
    """Plain back wall."""
    return box(
        (width, 0.4, height),
        (0, y + 0.2, z),
        matte(colour, roughness=0.9, specular=0.1, variation=0.02),
        bevel=0,
    )


def world(colour='FFF1DC', strength=0.45):
    """Even light from all around."""
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    b = w.node_tree.nodes['Background']
    b.inputs[0].default_value = (*linear(colour), 1)
    b.inputs[1].default_value = strength


def area(loc, target, size, power, colour='FFE6C4', height=None):
    """Soft light of a square (or of a rectangle with height)."""
    l = bpy.data.lights.new('a', 'AREA')
    l.size = size
    l.energy = power
    l.color = linear(colour)
    if height:
        l.shape = 'RECTANGLE'
        l.size_y = height
    o = bpy.data.objects.new('a', l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return o


def window_sun(
    azimuth=-50,
    elevation=38,
    power=3.0,
    target=(0, 0, 1),
    colour='FFD9A6',
    panes=(3, 2),
    pane=(2.6, 3.4),
    bar=0.35,
    distance=22,
    soft=1.3,
    leaves=0,
    seed=2,
    shift=(0, 0),
    blocker=60,
):
    """sun through an unseen window: warm pane-shaped light on the set (azimuth from -y towards +x)."""
    a, e = (math.radians(azimuth), math.radians(elevation))
    d = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy = power * 1.25
    l.angle = math.radians(soft)
    l.color = linear(colour)
    o = bpy.data.objects.new('sun', l)
    bpy.context.scene.collection.objects.link(o)
    o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    c = Vector(target) + d * distance
    q = d.to_track_quat('Z', 'Y')
    g = bpy.data.objects.new('gobo', None)
    bpy.context.scene.collection.objects.link(g)
    g.location = c
    g.rotation_euler = q.to_euler()
    parents.append(g)
    black = matte('ink', roughness=1, specular=0, variation=0)
    span, rise = (panes[0] * (pane[0] + bar) - bar, panes[1] * (pane[1] + bar) - bar)
    reach = blocker
    size_x, size_y = shift
    blockers = []
    for side in (-1, 1):
        blockers += [
            box(
                (reach, 2 * reach + rise, 0.05),
                (size_x + side * (span / 2 + reach / 2), size_y, 0),
                black,
                bevel=0,
                base=False,
            ),
            box(
                (span + 0.1, reach, 0.05),
                (size_x, size_y + side * (rise / 2 + reach / 2), 0),
                black,
                bevel=0,
                base=False,
            ),
        ]
    for i in range(1, panes[0]):
        blockers.append(
            box(
                (bar, rise, 0.05),
                (size_x - span / 2 + i * (pane[0] + bar) - bar / 2, size_y, 0),
                black,
                bevel=0,
                base=False,
            )
        )
    for i in range(1, panes[1]):
        blockers.append(
            box(
                (span, bar, 0.05),
                (size_x, size_y - rise / 2 + i * (pane[1] + bar) - bar / 2, 0),
                black,
                bevel=0,
                base=False,
            )
        )
    rng = random.Random(seed)
    for i in range(leaves):
        x, y = (size_x + rng.uniform(-span / 2, -span / 8), size_y + rng.uniform(-rise / 2, rise / 2))
        blockers.append(
            slab(leaf_outline(1.5, 0.4), 0.02, (x, y, 0.1), black, rot=rng.uniform(0, 360), bevel=0.004)
        )
    for b in blockers:
        b.visible_camera = b.visible_diffuse = b.visible_glossy = False
    parents.pop()
    return o


def rig(key=900, fill=260, rim=220, target=(0, 0, 1), warm='FFF0DE', key_loc=(-7, -7, 9), key_size=6, wash=0):
    """big soft key left, warm low fill right, back rim."""
    area(key_loc, target, key_size, key, colour=warm)
    area((9, -6, 4), target, 7, fill, colour='FFE3D0')
    if rim:
        area((5, 8, 8), target, 4, rim, colour='FFF0DA')
    if wash:
        area((1, -1, 9.5), (1, 6, 1.5), 7, wash, colour='FFF3E4')


def camera(loc, target, lens=60, aperture=0.5, focus=None, shift=(0, 0)):
    """Camera with a shallow focus; aperture 0 keeps all sharp."""
    c = bpy.data.cameras.new('c')
    o = bpy.data.objects.new('c', c)
    s = bpy.context.scene
    s.collection.objects.link(o)
    s.camera = o
    o.location = loc
    c.lens = lens
    c.shift_x, c.shift_y = shift
    c.clip_end = 500
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    c.dof.use_dof = aperture > 0
    c.dof.aperture_fstop = max(aperture, 0.01)
    c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    return o


def room(
    wall_colour='FDE9DA',
    floor='EBCFAA',
    wall_y=6.0,
    target=(0.5, 1, 1),
    sun=4.4,
    azimuth=-56,
    elevation=36,
    key=619,
    fill=340,
    wash=280,
    leaves=8,
    seed=2,
    pane=(2.5, 3.0),
    distance=24,
    sky=0.5,
    skirting=False,
):
    """table-top room of the series: plank top, tinted wall, warm window sun from the left, soft key."""
    world('FFF8F0', sky)
    table(floor, y1=wall_y - 1.6, width=44)
    wall(wall_y, wall_colour)
    if skirting:
        box((60, 0.12, 0.55), (0, wall_y - 0.05, 0), matte('white', roughness=0.5))
    window_sun(
        azimuth=azimuth,
        elevation=elevation,
        power=sun,
        target=target,
        panes=(3, 2),
        pane=pane,
        distance=distance,
        leaves=leaves,
        seed=seed,
    )
    rig(key=key, fill=fill, rim=0, target=(target[0], 0, 1), wash=wash)


def point(loc, power, colour='FFC36B', size=0.2):
    """Small lamp."""
    l = bpy.data.lights.new('p', 'POINT')
    l.energy = power
    l.color = linear(colour)
    l.shadow_soft_size = size
    o = bpy.data.objects.new('p', l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    return o
