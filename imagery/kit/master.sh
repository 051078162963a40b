#!/bin/sh
# master.sh NAME...   makes the masters (WebP, quality 94) of finished renders
set -e
cd "$(dirname "$0")"
build=${TOYKIT_BUILD:-$PWD/build}
for name; do
  cwebp -quiet -q 94 "$build/$name.png" -o "../masters/$name.webp"
done
