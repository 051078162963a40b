"""From the scene to a PNG: two half-sample passes, the denoiser, then the film-like grade."""

import array
import os
import shutil
import subprocess
import time

import bpy

SEEDS = (11, 47)
# File name of a pass and the layer it holds; the denoiser is led by colour, albedo, normal and depth.
PASSES = (('C', 'Image'), ('A', 'Denoising Albedo'), ('N', 'Denoising Normal'), ('Z', 'Depth'))
LOOK = 'Very High Contrast'


def render(path, width, height, samples, denoiser, exposure=0.0, saturation=None, bloom=0, raw=None):
    """Renders the scene to path.

    denoiser: path of the built program, or None for a quick noisy look. saturation: per cent, 100 leaves the
    colours alone. bloom: share of the glow round bright parts. raw: where to keep the linear frame, so that it
    can be graded again without rendering.
    """
    scene = bpy.context.scene
    folder = path + '.passes'
    os.makedirs(folder, exist_ok=True)
    start = time.time()
    settings(scene, width, height, samples)
    film(scene, exposure)
    write_passes(scene, folder)
    for frame, seed in enumerate(SEEDS, 1):
        scene.frame_set(frame)
        scene.cycles.seed = seed
        scene.update_tag()
        bpy.context.view_layer.update()
        bpy.ops.render.render(write_still=False)
    rendered = time.time()
    linear = denoised(folder, width, height, denoiser) if denoiser else mean(folder, width, height)
    save_graded(scene, linear, width, height, path)
    if raw:
        with open(raw, 'wb') as file:
            file.write(linear.tobytes())
    finish(path, width, saturation, bloom)
    shutil.rmtree(folder)
    print(
        f'RENDER {os.path.basename(path)} {width}x{height} {samples}spp render {rendered - start:.1f}s '
        f'denoise {time.time() - rendered:.1f}s objects {len(scene.objects)}',
        flush=True,
    )


def settings(scene, width, height, samples):
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode = 'AUTO'
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    scene.render.resolution_percentage = 100
    # With persistent data the second seed would repeat the first, and the denoiser would see no noise.
    scene.render.use_persistent_data = False
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = max(1, samples // 2)
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = False
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 4
    cycles.transparent_max_bounces = 4
    cycles.sample_clamp_indirect = 3.0
    cycles.sample_clamp_direct = 0
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 0.8
    cycles.pixel_filter_type = 'BLACKMAN_HARRIS'
    cycles.filter_width = 1.5


def film(scene, exposure):
    """The Filmic view with its strongest contrast; newer versions prefix the name of the look."""
    view = scene.view_settings
    view.view_transform = 'Filmic'
    for look in (LOOK, 'Filmic - ' + LOOK):
        try:
            view.look = look
            break
        except TypeError:
            continue
    view.exposure = exposure
    view.gamma = 1


def write_passes(scene, folder):
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_z = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.format.exr_codec = 'NONE'
    files.format.color_mode = 'RGBA'
    files.file_slots.clear()
    for name, output in PASSES:
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[name])
    composite = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], composite.inputs[0])


def read_pass(folder, name, frame, width, height):
    image = bpy.data.images.load(f'{folder}/{name}{frame:04d}.exr')
    image.colorspace_settings.name = 'Non-Color'
    values = array.array('f', bytes(width * height * 16))
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values


def denoised(folder, width, height, denoiser):
    """The linear frame that the denoiser makes of both passes."""
    paths = []
    for name, _ in PASSES:
        for frame in (1, 2):
            paths.append(f'{folder}/{name}{frame}.raw')
            with open(paths[-1], 'wb') as file:
                file.write(read_pass(folder, name, frame, width, height).tobytes())
    clean = f'{folder}/clean.raw'
    subprocess.check_call([denoiser, str(width), str(height), *paths, clean])
    values = array.array('f')
    with open(clean, 'rb') as file:
        values.frombytes(file.read())
    return values


def mean(folder, width, height):
    first, second = (read_pass(folder, 'C', frame, width, height) for frame in (1, 2))
    return array.array('f', [(a + b) * 0.5 for a, b in zip(first, second)])


def save_graded(scene, linear, width, height, path):
    """Saves a linear frame through the view settings of the scene."""
    image = bpy.data.images.new('picture', width, height, float_buffer=True, alpha=False)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(linear)
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    image.save_render(path, scene=scene)


def finish(path, width, saturation, bloom):
    """Saturation and glow, with ImageMagick; the PNG leaves without metadata."""
    if saturation:
        subprocess.check_call(
            ['convert', path, '-modulate', f'100,{saturation}', '-depth', '8', '-strip', path]
        )
    if bloom:
        glow = ['-level', '62%,100%', '-modulate', '100,125', '-blur', f'0x{width * 0.022:.1f}']
        glow += ['-evaluate', 'multiply', str(bloom)]
        merge = ['-compose', 'screen', '-composite', '-depth', '8', '-strip']
        subprocess.check_call(['convert', path, '(', '+clone', *glow, ')', *merge, path])
