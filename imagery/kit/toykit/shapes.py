"""The basic bodies. One unit is one decimetre; angles are degrees; rims are always soft."""

import math
import os
from math import pi, tau

import bmesh
import bpy
from mathutils import Vector

from toykit.stage import place


def mesh(name, bm, materials, loc=(0, 0, 0), rot=0, bevel=0.02, segments=3, angle=35, subsurf=0):
    """Object of a bmesh, with smooth shading and a bevel."""
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    data = bpy.data.meshes.new(name)
    bm.to_mesh(data)
    bm.free()
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(angle + 5)
    for p in data.polygons:
        p.use_smooth = True
    for m in materials if isinstance(materials, (list, tuple)) else [materials]:
        data.materials.append(m)
    o = place(bpy.data.objects.new(name, data), loc, rot)
    if bevel:
        b = o.modifiers.new('bev', 'BEVEL')
        b.width = bevel
        b.segments = segments
        b.limit_method = 'ANGLE'
        b.angle_limit = math.radians(angle)
        b.harden_normals = True
        b.use_clamp_overlap = True
    if subsurf:
        s = o.modifiers.new('sub', 'SUBSURF')
        s.levels = s.render_levels = subsurf
    return o


def box(size, loc=(0, 0, 0), material=None, rot=0, bevel=0.03, base=True):
    """base=True: loc is the middle of the underside."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    size_x, size_y, size_z = size
    for v in bm.verts:
        v.co = Vector((v.co.x * size_x, v.co.y * size_y, (v.co.z + (0.5 if base else 0)) * size_z))
    return mesh('box', bm, material, loc=loc, rot=rot, bevel=min(bevel, min(size) * 0.45), segments=4)


def lathe(profile, materials, loc=(0, 0, 0), rot=0, bands=None, segments=56, bevel=0, angle=35):
    """profile [(r,z)...] bottom to top; bands [(z_max, material index)...]."""
    bm = bmesh.new()
    rings = []
    for r, z in profile:
        rings.append(
            [bm.verts.new((0, 0, z))]
            if r < 1e-05
            else [
                bm.verts.new((r * math.cos(tau * i / segments), r * math.sin(tau * i / segments), z))
                for i in range(segments)
            ]
        )
    for a, b in zip(rings, rings[1:]):
        middle = (a[0].co.z + b[0].co.z) / 2
        index = 0
        if bands:
            index = next((i for end, i in bands if middle <= end), bands[-1][1])
        for i in range(segments):
            j = (i + 1) % segments
            corners = (
                [a[0], b[i], b[j]]
                if len(a) == 1
                else [a[i], a[j], b[0]]
                if len(b) == 1
                else [a[i], a[j], b[j], b[i]]
            )
            if len(a) == 1 and len(b) == 1:
                continue
            bm.faces.new(corners).material_index = index
    return mesh('lathe', bm, materials, loc=loc, rot=rot, bevel=bevel, angle=angle)


def spline(points, steps=8):
    """Catmull-Rom through profile points."""
    outline = [points[0]] + list(points) + [points[-1]]
    out = []
    for i in range(1, len(outline) - 2):
        p0, p1, p2, p3 = (Vector(p) for p in outline[i - 1 : i + 3])
        for k in range(steps):
            t = k / steps
            out.append(
                tuple(
                    0.5
                    * (
                        2 * p1
                        + (p2 - p0) * t
                        + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                        + (3 * p1 - p0 - 3 * p2 + p3) * t**3
                    )
                )
            )
    out.append(tuple(points[-1]))
    return [(max(0, q[0]), *q[1:]) for q in out] if len(points[0]) == 2 else out


def rounded_profile(radius, height, bevel=0.03, count=5, base=0):
    """profile of a disc/cylinder with rounded rims."""
    bevel = min(bevel, radius * 0.95, height * 0.49)
    p = [(0, base)]
    p += [
        (radius - bevel + bevel * math.sin(a), base + bevel - bevel * math.cos(a))
        for a in [pi / 2 * i / count for i in range(count + 1)]
    ]
    p += [
        (radius - bevel + bevel * math.cos(a), base + height - bevel + bevel * math.sin(a))
        for a in [pi / 2 * i / count for i in range(count + 1)]
    ]
    return p + [(0, base + height)]


def cyl(radius, height, loc=(0, 0, 0), material=None, rot=0, bevel=0.03, segments=56):
    """Disc or cylinder with soft rims."""
    return lathe(rounded_profile(radius, height, bevel), material, loc, rot=rot, segments=segments, angle=50)


def ball(radius, loc=(0, 0, 0), material=None, rot=0, scale=(1, 1, 1), segments=40):
    """Ball, or an egg by its scale."""
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=segments, v_segments=segments // 2, radius=radius)
    o = mesh('ball', bm, material, loc=loc, rot=rot, bevel=0, angle=180)
    o.scale = scale
    return o


def torus(
    ring_radius,
    tube_radius,
    loc=(0, 0, 0),
    material=None,
    rot=0,
    scale=(1, 1, 1),
    arc=tau,
    ring_segments=64,
    tube_segments=20,
):
    """Ring; arc below a full turn leaves it open."""
    bm = bmesh.new()
    full = arc >= tau - 0.0001
    ring_count = ring_segments if full else ring_segments + 1
    rings = [
        [
            bm.verts.new(
                (
                    (ring_radius + tube_radius * math.cos(tau * j / tube_segments))
                    * math.cos(arc * i / ring_segments),
                    (ring_radius + tube_radius * math.cos(tau * j / tube_segments))
                    * math.sin(arc * i / ring_segments),
                    tube_radius * math.sin(tau * j / tube_segments),
                )
            )
            for j in range(tube_segments)
        ]
        for i in range(ring_count)
    ]
    for i in range(ring_segments):
        for j in range(tube_segments):
            bm.faces.new(
                [
                    rings[i][j],
                    rings[(i + 1) % ring_count][j],
                    rings[(i + 1) % ring_count][(j + 1) % tube_segments],
                    rings[i][(j + 1) % tube_segments],
                ]
            )
    if not full:
        bm.faces.new(rings[0])
        bm.faces.new(rings[-1])
    o = mesh('torus', bm, material, loc=loc, rot=rot, bevel=0, angle=60)
    o.scale = scale
    return o


def slab(outline, depth, loc=(0, 0, 0), material=None, rot=0, bevel=0.03, resolution=4, holes=()):
    """flat 2-D outline (closed) extruded upwards (z) with soft rims."""
    curve = bpy.data.curves.new('slab', 'CURVE')
    curve.dimensions = '2D'
    curve.fill_mode = 'BOTH'
    for ring in [outline, *holes]:
        s = curve.splines.new('POLY')
        s.points.add(len(ring) - 1)
        s.use_cyclic_u = True
        for p, q in zip(s.points, ring):
            p.co = (q[0], q[1], 0, 1)
    bevel = min(bevel, depth * 0.45)
    curve.extrude = max(depth / 2 - bevel, 0.0001)
    curve.bevel_depth = bevel
    curve.bevel_resolution = resolution
    curve.offset = -bevel
    curve.materials.append(material)
    o = bpy.data.objects.new('slab', curve)
    place(o, loc, rot)
    return o


FONT = os.environ.get('TOYKIT_FONT', '/usr/share/fonts/truetype/quicksand/Quicksand-Bold.ttf')


def text(words, size, loc, material, rot=(90, 0, 0), depth=0.03, bevel=0.012):
    """Raised letters in Quicksand; rot (90, 0, 0) stands them up."""
    curve = bpy.data.curves.new('txt', 'FONT')
    curve.body = words
    curve.size = size
    curve.align_x = 'CENTER'
    curve.align_y = 'CENTER'
    curve.extrude = depth / 2
    curve.bevel_depth = bevel
    curve.bevel_resolution = 3
    curve.font = bpy.data.fonts.load(FONT, check_existing=True)
    curve.materials.append(material)
    return place(bpy.data.objects.new('txt', curve), loc, rot)


def tube(points, radius, material, smooth=6, taper=None, loc=(0, 0, 0), rot=0):
    """Round rod along points; smooth 0 keeps the corners, taper gives the share of the radius along the way."""
    outline = spline(points, smooth) if smooth else points
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 5
    curve.use_fill_caps = True
    s = curve.splines.new('POLY')
    s.points.add(len(outline) - 1)
    for i, (p, q) in enumerate(zip(s.points, outline)):
        p.co = (*q, 1)
        p.radius = taper(i / (len(outline) - 1)) if taper else 1
    curve.materials.append(material)
    return place(bpy.data.objects.new('tube', curve), loc, rot)


def arch(outer, inner, depth, loc=(0, 0, 0), material=None, rot=0, bevel=0.04, count=56, leg=0):
    """half ring standing on z=0, opening along y."""
    bm = bmesh.new()
    outline = (
        ([(outer, 0)] if leg else [])
        + [
            (outer * math.cos(pi * i / count), leg + outer * math.sin(pi * i / count))
            for i in range(count + 1)
        ]
        + ([(-outer, 0)] if leg else [])
    )
    inner_outline = (
        ([(inner, 0)] if leg else [])
        + [
            (inner * math.cos(pi * i / count), leg + inner * math.sin(pi * i / count))
            for i in range(count + 1)
        ]
        + ([(-inner, 0)] if leg else [])
    )
    rows = [
        [bm.verts.new((x, y, z)) for x, z in line]
        for line in (outline, inner_outline)
        for y in (-depth / 2, depth / 2)
    ]
    outer_front, outer_back, inner_front, inner_back = rows
    m = len(outline)
    for i in range(m - 1):
        for a, b in (
            (outer_front, outer_back),
            (outer_back, inner_back),
            (inner_back, inner_front),
            (inner_front, outer_front),
        ):
            bm.faces.new([a[i], a[i + 1], b[i + 1], b[i]])
    bm.faces.new([outer_front[0], outer_back[0], inner_back[0], inner_front[0]])
    bm.faces.new([outer_front[-1], outer_back[-1], inner_back[-1], inner_front[-1]])
    return mesh('arch', bm, material, loc=loc, rot=rot, bevel=bevel, segments=4, angle=40)


def cut_sphere(radius, cuts, material, loc=(0, 0, 0), rot=0, bevel=0.014, segments=56, name='cut'):
    """sphere cut by planes (point, normal kept side)."""
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=segments, v_segments=36, radius=radius)
    for p, n in cuts:
        bmesh.ops.bisect_plane(
            bm,
            geom=bm.verts[:] + bm.edges[:] + bm.faces[:],
            plane_co=p,
            plane_no=[-v for v in n],
            clear_outer=True,
        )
    bmesh.ops.holes_fill(bm, edges=[e for e in bm.edges if len(e.link_faces) == 1], sides=0)
    return mesh(name, bm, material, loc=loc, rot=rot, bevel=bevel, segments=4, angle=30)
