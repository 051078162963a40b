"""blender -b -P render.py -- NAME [peek|draft|mid|final], or list for all names and sizes."""

import importlib
import os
import pkgutil
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import scenes
from toykit.picture import SCENES, make

for module in pkgutil.iter_modules(scenes.__path__):
    importlib.import_module(f'scenes.{module.name}')

name, *mode = sys.argv[sys.argv.index('--') + 1 :]
if name == 'list':
    for picture, (_, (width, height), *_) in SCENES.items():
        print(f'{picture} {width}x{height}')
else:
    make(name, *mode)
