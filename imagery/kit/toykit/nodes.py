"""Small helpers round the shader nodes of Blender."""

import bpy


made = {}


def new_material(name):
    """A node material: the material, its tree and its main shader."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = m.node_tree.nodes
    return (m, m.node_tree, n['Principled BSDF'])


def link(tree, output, socket):
    """Joins two sockets."""
    tree.links.new(output, socket)


def object_coordinates(tree, axis, stretch, scale):
    """Coordinates along the object's own axes, shifted by chance so that no two pieces share their grain."""
    n = tree.nodes
    coordinates = n.new('ShaderNodeTexCoord')
    object_info = n.new('ShaderNodeObjectInfo')
    mu = n.new('ShaderNodeMath')
    mu.operation = 'MULTIPLY'
    mu.inputs[1].default_value = 61
    ad = n.new('ShaderNodeVectorMath')
    ad.operation = 'ADD'
    mapping = n.new('ShaderNodeMapping')
    link(tree, object_info.outputs['Random'], mu.inputs[0])
    link(tree, coordinates.outputs['Object'], ad.inputs[0])
    link(tree, mu.outputs[0], ad.inputs[1])
    link(tree, ad.outputs[0], mapping.inputs['Vector'])
    mapping.inputs['Scale'].default_value = [scale * (stretch if a == axis else 1) for a in 'XYZ']
    return (mapping.outputs[0], object_info.outputs['Random'])


def noise(tree, vector, scale, detail=3, roughness=0.55, distortion=0):
    """Noise texture."""
    k = tree.nodes.new('ShaderNodeTexNoise')
    link(tree, vector, k.inputs['Vector'])
    k.inputs['Scale'].default_value = scale
    k.inputs['Detail'].default_value = detail
    k.inputs['Roughness'].default_value = roughness
    k.inputs['Distortion'].default_value = distortion
    return k.outputs['Fac']


def arithmetic(tree, operation, first, second=None):
    """One arithmetic node; numbers or sockets."""
    k = tree.nodes.new('ShaderNodeMath')
    k.operation = operation
    for i, v in enumerate((first, second)):
        if v is None:
            continue
        if isinstance(v, (int, float)):
            k.inputs[i].default_value = v
        else:
            link(tree, v, k.inputs[i])
    return k.outputs[0]


def colour_ramp(tree, factor, stops):
    """Colours along a value: (position, linear colour)."""
    k = tree.nodes.new('ShaderNodeValToRGB')
    link(tree, factor, k.inputs['Fac'])
    e = k.color_ramp.elements
    while len(e) < len(stops):
        e.new(0.5)
    for el, (p, c) in zip(e, stops):
        el.position = p
        el.color = (*c, 1)
    return k.outputs['Color']


def bump_map(tree, height_map, shader, strength, distance=0.01):
    """Fine relief."""
    k = tree.nodes.new('ShaderNodeBump')
    k.inputs['Strength'].default_value = strength
    k.inputs['Distance'].default_value = distance
    link(tree, height_map, k.inputs['Height'])
    link(tree, k.outputs[0], shader.inputs['Normal'])


def grain_pattern(tree, axis, scale):
    """Year rings and fibres of wood."""
    vector, random_value = object_coordinates(tree, axis, 0.09, scale)
    r = noise(tree, vector, 1.1, detail=2, roughness=0.5, distortion=0.35)
    r = arithmetic(tree, 'MULTIPLY', r, 9)
    r = arithmetic(tree, 'PINGPONG', r, 1.0)
    v2, _ = object_coordinates(tree, axis, 0.018, scale)
    fibres = noise(tree, v2, 34, roughness=0.6)
    g = arithmetic(
        tree, 'ADD', arithmetic(tree, 'MULTIPLY', r, 0.45), arithmetic(tree, 'MULTIPLY', fibres, 0.55)
    )
    return (g, fibres, random_value)
