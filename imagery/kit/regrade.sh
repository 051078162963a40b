#!/bin/sh
# regrade.sh NAME WIDTH HEIGHT EXPOSURE [SATURATION=108]   grades the saved linear frame again, without rendering
set -e
cd "$(dirname "$0")"
build=${TOYKIT_BUILD:-$PWD/build}
blender -b -P grade.py --python-exit-code 1 -- "$build/$1.raw" "$2" "$3" "$build/$1.png" "$4" > "$build/$1.log"
convert "$build/$1.png" -modulate "100,${5:-108}" -depth 8 -strip "$build/$1.png"
sh master.sh "$1"
