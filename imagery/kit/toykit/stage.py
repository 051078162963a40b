"""The scene under construction, and groups: objects made inside one move together."""

import math
import random

import bpy
from toykit.nodes import made


parents = [None]


shared_random = random.Random(7)


def reset(seed=7):
    """Empties the scene and starts every chance from the same seed."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    made.clear()
    shared_random.seed(seed)
    del parents[1:]
    return bpy.context.scene


class group:
    """with group(loc, rot_degrees, scale): objects made inside move together."""

    def __init__(s, loc=(0, 0, 0), rot=(0, 0, 0), scale=1):
        e = s.e = bpy.data.objects.new('grp', None)
        bpy.context.scene.collection.objects.link(e)
        e.parent = parents[-1]
        e.location = loc
        e.rotation_euler = [math.radians(a) for a in ((0, 0, rot) if isinstance(rot, (int, float)) else rot)]
        e.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale

    def __enter__(s):
        parents.append(s.e)
        return s.e

    def __exit__(s, *a):
        parents.pop()


def place(o, loc, rot):
    """Hangs an object into the current group."""
    bpy.context.scene.collection.objects.link(o)
    o.parent = parents[-1]
    o.location = loc
    o.rotation_euler = [math.radians(a) for a in ((0, 0, rot) if isinstance(rot, (int, float)) else rot)]
    return o


class into:
    """with into(group_empty): add objects to an existing group."""

    def __init__(s, e):
        s.e = e

    def __enter__(s):
        parents.append(s.e)
        return s.e

    def __exit__(s, *a):
        parents.pop()


def unseen(light):
    """A light that brightens the set but does not show as a white square."""
    light.visible_camera = False
    light.visible_glossy = False
    return light
