"""blender -b -P grade.py -- IN.raw WIDTH HEIGHT OUT.png EXPOSURE: grades a linear frame again, without rendering."""

import array
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from toykit.render import film, save_graded

source, width, height, target, exposure = sys.argv[sys.argv.index('--') + 1 :]
linear = array.array('f')
with open(source, 'rb') as file:
    linear.frombytes(file.read())
scene = bpy.context.scene
film(scene, float(exposure))
save_graded(scene, linear, int(width), int(height), target)
