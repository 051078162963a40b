"""Materials for counting."""

import bpy
from toykit.materials import gloss, matte, metal, paint, wood
from toykit.outlines import rounded_rectangle
from toykit.shapes import ball, box, slab, text, tube
from toykit.stage import group, parents


def number_rods(
    loc=(0, 0, 0), unit=0.45, thickness=0.12, count=10, rot=0, colours=('coral', 'sky'), gap=0.02, mode='flat'
):
    """stair of rods, flush left; alternate segments."""
    with group(loc, rot):
        for i in range(count):
            k = count - i
            for j in range(k):
                p = (
                    (unit * (j + 0.5), i * (thickness + gap), 0)
                    if mode == 'flat'
                    else (unit * (j + 0.5), 0.02 if i % 2 else -0.01, i * thickness)
                )
                box(
                    (unit - 0.002, thickness, thickness - 0.004),
                    p,
                    paint(colours[j % 2], axis='X', grain=0.08),
                )


def abacus(
    loc=(0, 0, 0), rot=0, scale=1.0, rows=6, colours=('coral', 'apricot', 'sun', 'sage', 'sky', 'plum')
):
    """Bead frame."""
    with group(loc, rot, scale):
        width, wall_height = (2.5, 2.1)
        w = wood('maple', axis='Z', scale=1)
        for side in (-1, 1):
            box((0.15, 0.22, wall_height), (side * width / 2, 0, 0.05), w, bevel=0.045)
            box((0.2, 0.95, 0.14), (side * width / 2, 0, 0), wood('beech', axis='Y', scale=1), bevel=0.05)
        box((width, 0.16, 0.13), (0, 0, wall_height - 0.06), wood('maple', scale=1), bevel=0.045)
        box((width, 0.16, 0.13), (0, 0, 0.12), wood('maple', scale=1), bevel=0.045)
        for r in range(rows):
            z = 0.42 + (wall_height - 0.75) * r / (rows - 1)
            tube([(-width / 2, 0, z), (width / 2, 0, z)], 0.018, metal('D9C9A0', roughness=0.3), smooth=0)
            k = (r * 3 + 2) % 8 + 1
            for b in range(10):
                x = -width / 2 + 0.2 + b * 0.175 if b < k else width / 2 - 0.2 - (9 - b) * 0.175
                ball(
                    0.115,
                    (x, 0, z),
                    paint(colours[r % len(colours)]),
                    rot=(0, 90, 0),
                    scale=(1, 1, 0.74),
                    segments=24,
                )


def beads(loc, nx=1, ny=1, nz=1, radius=0.05, rot=0, colour='E9B23C'):
    """golden beads: surface beads of an nx*ny*nz block, one shared mesh."""
    with group(loc, rot):
        first = None
        d = radius * 2
        for i in range(nx):
            for j in range(ny):
                for k in range(nz):
                    if 0 < i < nx - 1 and 0 < j < ny - 1 and (0 < k < nz - 1):
                        continue
                    p = (d * (i - (nx - 1) / 2), d * (j - (ny - 1) / 2), radius + d * k)
                    if first is None:
                        first = ball(radius * 1.02, p, gloss(colour, roughness=0.22), segments=16)
                    else:
                        copy_of(first.data, p)


def copy_of(data, loc):
    """Another object of the same mesh."""
    o = bpy.data.objects.new('i', data)
    bpy.context.scene.collection.objects.link(o)
    o.parent = parents[-1]
    o.location = loc
    return o


def numeral(words, loc, rot=0, colour='teal', width=0.6, height=0.85, stand=0):
    """Numeral card."""
    with group(loc, (stand, 0, rot)):
        slab(
            rounded_rectangle(width, height, 0.04),
            0.05,
            (0, 0, 0.025),
            matte('FBF5E8', roughness=0.7, variation=0.02),
            bevel=0.012,
        )
        text(
            words,
            0.56,
            (0, -0.01, 0.052),
            matte(colour, roughness=0.6),
            rot=(0, 0, 0),
            depth=0.015,
            bevel=0.004,
        )
