"""The register of pictures: a scene is a function with the @scene decorator, named as its picture."""

import os

from toykit.render import render
from toykit.stage import reset

KIT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILD = os.environ.get('TOYKIT_BUILD', os.path.join(KIT, 'build'))
SCENES = {}

# Share of the final size, and the samples, of every mode.
MODES = {'peek': (0.3, 8), 'draft': (0.4, 16), 'mid': (0.6, 24), 'final': (1, int(os.environ.get('SPP', 28)))}


def scene(name=None, size=(1200, 800), exposure=0.05, saturation=108, **options):
    """Registers a scene under its picture's name (its own name if none is given)."""

    def register(build):
        SCENES[name or build.__name__] = (build, size, exposure, saturation, options)
        return build

    return register


def make(name, mode='draft'):
    """Builds and renders one picture into the build folder: NAME.png when final, else NAME.MODE.png."""
    build, (width, height), exposure, saturation, options = SCENES[name]
    share, samples = MODES[mode]
    final = mode == 'final'
    os.makedirs(BUILD, exist_ok=True)
    reset()
    build()
    render(
        f'{BUILD}/{name}.png' if final else f'{BUILD}/{name}.{mode}.png',
        int(width * share),
        int(height * share),
        samples,
        denoiser=None if mode == 'peek' else f'{BUILD}/denoise',
        exposure=exposure,
        saturation=saturation,
        raw=f'{BUILD}/{name}.raw' if final else None,
        **options,
    )
