import { expect, test } from 'vitest';

import { schemes } from '#content/values/design.ts';
import { fixed } from '#design/colours.ts';
import { skyOf } from '#pages/program/day-sky.tsx';

/** A colour in OKLab (https://bottosson.github.io/posts/oklab/), where what looks equally different is equally far apart. */
function oklab(colour: string) {
  const [red, green, blue] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((value) => (value > 0.04045 ? ((value + 0.055) / 1.055) ** 2.4 : value / 12.92)) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

const difference = (one: string, other: string) => {
  const there = oklab(other);
  return Math.hypot(...oklab(one).map((value, index) => value - there[index]!));
};

test.each(['light', 'evening'] as const)(
  'each sky of a day differs from the one before it, in the %s scheme',
  (scheme) => {
    const colours: Record<string, string> = { ...schemes[scheme], night: fixed['night-sky'] };
    // A day that ends in daylight has no night: of seven parts of it two have the same sky.
    const last = skyOf(6, 6).ground === 'night' ? 6 : 5;
    const grounds = Array.from({ length: last + 1 }, (_, index) => skyOf(index, last).ground.replace('bg-', ''));
    for (const [index, ground] of grounds.slice(1).entries())
      expect(
        difference(colours[grounds[index]!]!, colours[ground]!),
        `from ${grounds[index]} to ${ground}`,
      ).toBeGreaterThan(0.05);
  },
);
