// The fonts that are cut down set the same lines as the published ones.
import { readFileSync } from 'node:fs';

import { families, firstFile, published } from '../../tasks/fonts/subset.ts';
import { expect, test } from '../site.ts';

const lines = [
  'Daycare & Out-of-School Care',
  'First name, Address, AVATAR To',
  'Où est l’élève ? « Noël » 10–12 × 3½',
];

/** By size in px, the share of its width by which a line may differ. Linux rounds each letter of small text to whole pixels, and two fonts round a half differently. */
const tolerances: Readonly<Record<number, number>> = { 24: 0.025, 240: 0.003 };

for (const family of families)
  test(`a line in the first file of ${family.name} is as wide as in the published one, in every weight`, async ({
    page,
  }) => {
    await page.goto('about:blank');
    const { min, max } = family.weights;
    const weights = [min, 700, max];
    const sizes = Object.keys(tolerances).map(Number);
    const [own, whole] = await Promise.all(
      [firstFile(family), `node_modules/${published(family)[0]}`].map((file, index) =>
        page.evaluate(widths, {
          name: `Face ${index}`,
          font: readFileSync(file).toString('base64'),
          weights,
          lines,
          sizes,
        }),
      ),
    );
    expect(own).toHaveLength(weights.length * lines.length * Object.keys(tolerances).length);
    for (const [index, { size, width }] of own!.entries()) {
      const wanted = whole![index]!.width;
      expect(Math.abs(width / wanted - 1), `${size} px, ${wanted} px wide`).toBeLessThanOrEqual(tolerances[size]!);
    }
  });

interface Question {
  readonly name: string;
  readonly font: string;
  readonly weights: readonly number[];
  readonly lines: readonly string[];
  readonly sizes: readonly number[];
}

/** How wide the lines are in each weight and size, in the browser. */
async function widths({
  name,
  font,
  weights,
  lines: all,
  sizes,
}: Question): Promise<{ size: number; width: number }[]> {
  const face = new FontFace(name, `url(data:font/woff2;base64,${font})`, { weight: '100 900' });
  document.fonts.add(await face.load());
  const measured = (line: string, weight: number, size: number) => {
    const span = document.createElement('span');
    span.textContent = line;
    Object.assign(span.style, { font: `${weight} ${size}px '${name}'`, whiteSpace: 'nowrap' });
    document.body.append(span);
    const { width } = span.getBoundingClientRect();
    span.remove();
    return { size, width };
  };
  return sizes.flatMap((size) => weights.flatMap((weight) => all.map((line) => measured(line, weight, size))));
}
