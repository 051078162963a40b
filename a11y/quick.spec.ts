// The short set of audits, for npm test: one page of each kind as it opens, and axe in turns at a width and in a colour mode; and the walk with the Tab key through the two pages
// whose forms parents send. Every address in every look: pages.spec.ts.
import { openWhole } from '../tests/journeys/whole-page.ts';
import { onePerKind } from '../tests/one-per-kind.ts';
import { expectNoViolation } from './axe.ts';
import { expectFit } from './fit.ts';
import { expectTabOrder } from './keyboard.ts';
import { test } from './page-fixtures.ts';
import { type ColorMode, setColorMode, type Width, widths } from './visit.ts';

const looks: readonly (readonly [Width, ColorMode])[] = [
  ['phone', 'light'],
  ['desk', 'light'],
  ['phone', 'evening'],
  ['desk', 'forced colours'],
];

for (const [index, { path }] of onePerKind.entries()) {
  const [width, mode] = looks[index % looks.length]!;
  test(`${path} opens for everybody, nothing of it is missing, axe finds nothing on a ${width}, ${mode}, and all of it fits at 320 px`, async ({
    page,
  }) => {
    await openWhole(page, path, widths[width]);
    await setColorMode(page, mode);
    await expectNoViolation(page, { state: 'at rest', mode, width });
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFit(page, 'at 320 px');
  });
}

for (const path of ['/', '/contact-us'])
  test(`${path}: Tab reaches every control once, in reading order, with a visible focus indicator`, async ({
    hydrated,
  }) => {
    await expectTabOrder(await hydrated(path, widths.desk));
  });
