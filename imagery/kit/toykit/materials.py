"""What things are made of: oiled wood, milk paint, felt, paper, glaze, metal, sand, glass, light."""

import bpy
from toykit.nodes import (
    arithmetic,
    bump_map,
    colour_ramp,
    grain_pattern,
    link,
    made,
    new_material,
    noise,
    object_coordinates,
)
from toykit.palette import linear


def wood(tone='beech', axis='X', scale=1.0, contrast=1.0, roughness=0.5):
    """natural oiled wood, grain along the object's own axis."""
    key = f'wood{tone}{axis}{scale}{contrast}{roughness}'
    if key in made:
        return made[key]
    m, t, b = new_material(key)
    g, fibres, random_value = grain_pattern(t, axis, scale)
    c = linear(tone)
    dark = tuple((v * (1 - 0.4 * contrast) * k for v, k in zip(c, (1, 0.93, 0.82))))
    light = tuple((min(1, v * (1 + 0.1 * contrast)) for v in c))
    col = colour_ramp(t, g, [(0.15, light), (0.5, c), (0.9, dark)])
    hue = t.nodes.new('ShaderNodeHueSaturation')
    link(t, col, hue.inputs['Color'])
    link(t, arithmetic(t, 'ADD', arithmetic(t, 'MULTIPLY', random_value, 0.16), 0.92), hue.inputs['Value'])
    link(t, hue.outputs[0], b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = roughness
    b.inputs['Specular'].default_value = 0.35
    bump_map(t, fibres, b, strength=0.12, distance=0.012)
    made[key] = m
    return m


def paint(colour='coral', axis='Z', grain=0.13, roughness=0.42, scale=1.0):
    """milk-paint / stain on wood: colour with a breath of grain, satin."""
    key = f'paint{colour}{axis}{grain}{roughness}'
    if key in made:
        return made[key]
    m, t, b = new_material(key)
    g, fibres, random_value = grain_pattern(t, axis, scale)
    c = linear(colour)
    dark = tuple((v * (1 - 1.6 * grain) for v in c))
    light = tuple((min(1, v * (1 + 0.5 * grain) + 0.01) for v in c))
    col_ = colour_ramp(t, g, [(0.1, light), (0.5, c), (1, dark)])
    link(t, col_, b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = roughness
    b.inputs['Specular'].default_value = 0.4
    bump_map(t, fibres, b, strength=0.07)
    made[key] = m
    return m


def felt(colour='sage', scale=1.0, bump=0.5):
    """Soft wool felt with a sheen."""
    key = f'felt{colour}{scale}'
    if key in made:
        return made[key]
    m, t, b = new_material(key)
    vector, random_value = object_coordinates(t, 'X', 1, scale)
    fibres = noise(t, vector, 26, detail=4, roughness=0.7, distortion=0.6)
    clouds = noise(t, vector, 2.2, detail=2)
    c = linear(colour)
    s = arithmetic(t, 'ADD', arithmetic(t, 'MULTIPLY', fibres, 0.6), arithmetic(t, 'MULTIPLY', clouds, 0.4))
    link(
        t,
        colour_ramp(
            t, s, [(0.25, tuple((v * 0.72 for v in c))), (0.75, tuple((min(1, v * 1.14) for v in c)))]
        ),
        b.inputs['Base Color'],
    )
    b.inputs['Roughness'].default_value = 0.95
    b.inputs['Specular'].default_value = 0.1
    b.inputs['Sheen'].default_value = 0.5
    b.inputs['Sheen Tint'].default_value = 0.6
    bump_map(t, fibres, b, strength=bump, distance=0.04)
    made[key] = m
    return m


def matte(colour='cream', roughness=0.8, specular=0.2, variation=0.03, bump=0.0):
    """paper, plaster, wall, card."""
    key = f'matte{colour}{roughness}{specular}{variation}{bump}'
    if key in made:
        return made[key]
    m, t, b = new_material(key)
    vector, _ = object_coordinates(t, 'X', 1, 1)
    n = noise(t, vector, 3, detail=4, roughness=0.6)
    c = linear(colour)
    link(
        t,
        colour_ramp(
            t,
            n,
            [
                (0.3, tuple((v * (1 - variation) for v in c))),
                (0.7, tuple((min(1, v * (1 + variation)) for v in c))),
            ],
        ),
        b.inputs['Base Color'],
    )
    b.inputs['Roughness'].default_value = roughness
    b.inputs['Specular'].default_value = specular
    if bump:
        bump_map(t, noise(t, vector, 40, roughness=0.7), b, strength=bump, distance=0.02)
    made[key] = m
    return m


def gloss(colour='coral', roughness=0.15, specular=0.5):
    """Glazed ceramic or lacquer."""
    return plain(f'gloss{colour}{roughness}', colour, roughness, specular)


def plain(key, colour, roughness, specular=0.5, metallic=0, transmission=0, ior=1.45):
    """One colour without pattern."""
    if key in made:
        return made[key]
    m, t, b = new_material(key)
    b.inputs['Base Color'].default_value = (*linear(colour), 1)
    b.inputs['Roughness'].default_value = roughness
    b.inputs['Specular'].default_value = specular
    b.inputs['Metallic'].default_value = metallic
    b.inputs['Transmission'].default_value = transmission
    b.inputs['IOR'].default_value = ior
    made[key] = m
    return m


def metal(colour='D9B26A', roughness=0.28):
    """Brushed brass, or another metal by its colour."""
    return plain(f'metal{colour}{roughness}', colour, roughness, metallic=1)


def sandy(colour='sand', scale=1):
    """Rough grains: sand, soil, sandpaper letters."""
    key = f'sandy{colour}'
    if key in made:
        return made[key]
    m, t, b = new_material(key)
    vector, _ = object_coordinates(t, 'X', 1, scale)
    grains = noise(t, vector, 90, roughness=0.8)
    c = linear(colour)
    clouds = noise(t, vector, 4)
    link(
        t,
        colour_ramp(
            t,
            arithmetic(
                t, 'ADD', arithmetic(t, 'MULTIPLY', grains, 0.7), arithmetic(t, 'MULTIPLY', clouds, 0.3)
            ),
            [(0.3, tuple((v * 0.7 for v in c))), (0.7, tuple((min(1, v * 1.1) for v in c)))],
        ),
        b.inputs['Base Color'],
    )
    b.inputs['Roughness'].default_value = 0.95
    b.inputs['Specular'].default_value = 0.1
    bump_map(t, grains, b, strength=0.6, distance=0.03)
    made[key] = m
    return m


def canvas(colour):
    """Woven cloth of bags."""
    return matte(colour, roughness=0.85, specular=0.12, variation=0.06, bump=0.25)


def glass():
    """Thin clear glass that does not bend the light."""
    k = 'glassx'
    if k in made:
        return made[k]
    m = bpy.data.materials.new(k)
    m.use_nodes = True
    t = m.node_tree
    t.nodes.clear()
    o = t.nodes.new('ShaderNodeOutputMaterial')
    a = t.nodes.new('ShaderNodeBsdfTransparent')
    g = t.nodes.new('ShaderNodeBsdfGlossy')
    x = t.nodes.new('ShaderNodeMixShader')
    a.inputs[0].default_value = (0.93, 0.97, 1, 1)
    g.inputs['Roughness'].default_value = 0.08
    x.inputs[0].default_value = 0.1
    t.links.new(a.outputs[0], x.inputs[1])
    t.links.new(g.outputs[0], x.inputs[2])
    t.links.new(x.outputs[0], o.inputs[0])
    made[k] = m
    return m


def glow(colour='FFC36B', strength=4):
    """A surface that gives light."""
    k = f'glow{colour}{strength}'
    if k in made:
        return made[k]
    m = bpy.data.materials.new(k)
    m.use_nodes = True
    t = m.node_tree
    t.nodes.clear()
    o = t.nodes.new('ShaderNodeOutputMaterial')
    e = t.nodes.new('ShaderNodeEmission')
    e.inputs[0].default_value = (*linear(colour), 1)
    e.inputs[1].default_value = strength
    t.links.new(e.outputs[0], o.inputs[0])
    made[k] = m
    return m


def snow():
    """Packed snow."""
    return matte('F6FAFF', specular=0.25, variation=0.02, bump=0.35)


def moonglow():
    """The lamp that looks like the moon."""
    m = bpy.data.materials.new('moon')
    m.use_nodes = True
    t = m.node_tree
    t.nodes.clear()
    o = t.nodes.new('ShaderNodeOutputMaterial')
    e = t.nodes.new('ShaderNodeEmission')
    coordinates = t.nodes.new('ShaderNodeTexCoord')
    c = colour_ramp(
        t,
        noise(t, coordinates.outputs['Object'], 3.2, detail=4, roughness=0.6),
        [(0.38, linear('E9B76A')), (0.55, linear('FFDFA0')), (0.8, linear('FFF0C8'))],
    )
    t.links.new(c, e.inputs[0])
    e.inputs[1].default_value = 1.0
    t.links.new(e.outputs[0], o.inputs[0])
    return m


def clay(colour):
    """Modelling clay."""
    return matte(colour, roughness=0.75, variation=0.08, bump=0.3)
