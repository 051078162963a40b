#!/bin/sh
# render.sh list                          names and sizes of all pictures
# render.sh NAME [peek|draft|mid|final]   one picture (default: final); drafts stay in the build folder
# render.sh all                           every picture, one after another
# SPP=40 render.sh NAME                   more samples than 28
# TOYKIT_BUILD is the folder for drafts and linear frames (default: build, next to this file).
set -e
cd "$(dirname "$0")"
TOYKIT_BUILD=${TOYKIT_BUILD:-$PWD/build}
export TOYKIT_BUILD
mkdir -p "$TOYKIT_BUILD"

if [ ! -x "$TOYKIT_BUILD/denoise" ] || [ denoise.c -nt "$TOYKIT_BUILD/denoise" ]; then
  gcc -O3 -march=native -ffast-math -fopenmp denoise.c -o "$TOYKIT_BUILD/denoise" -lm
fi

picture() {
  blender -b -P render.py --python-exit-code 1 -- "$1" "$2" > "$TOYKIT_BUILD/$1.log" 2>&1 || {
    cat "$TOYKIT_BUILD/$1.log"
    exit 1
  }
  grep '^RENDER' "$TOYKIT_BUILD/$1.log"
  if [ "$2" = final ]; then sh master.sh "$1"; fi
}

names() {
  blender -b -P render.py -- list | grep -E '^[a-z_0-9]+ [0-9]+x[0-9]+$'
}

case "$1" in
  '') sed -n '2,6s/^# //p' "$(basename "$0")" ;;
  list) names ;;
  all) names | while read -r name size; do picture "$name" final; done ;;
  *) picture "$1" "${2:-final}" ;;
esac
