#!/bin/sh
# contact.sh [OUT.png]   one sheet with all masters, to judge them side by side
set -e
cd "$(dirname "$0")"
build=${TOYKIT_BUILD:-$PWD/build}
mkdir -p "$build"
montage -label '%t' ../masters/*.webp -resize 360x240 -tile 6x -geometry 360x240+6+6 \
  -background '#FBF7F0' -fill '#3A2D29' -pointsize 15 -font Quicksand-Bold "${1:-$build/contact.png}"
