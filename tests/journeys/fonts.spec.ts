// The fonts that are cut down set the same lines as the published ones.
import { readFileSync } from 'node:fs';

import { families, firstFile, published } from '../../tasks/fonts.ts';
import { expect, test } from '../site.ts';

const lines = [
  'Daycare & Out-of-School Care',
  'First name, Address, AVATAR To',
  'Où est l’élève ? « Noël » 10–12 × 3½',
];

for (const family of families)
  test(`a line in the first file of ${family.name} is as wide as in the published one, in every weight`, async ({
    page,
  }) => {
    await page.goto('about:blank');
    const { min, max } = family.weights;
    const weights = [min, 700, max];
    const [own, whole] = await Promise.all(
      [firstFile(family), `node_modules/${published(family)[0]}`].map((file, index) =>
        page.evaluate(widths, { name: `Face ${index}`, font: readFileSync(file).toString('base64'), weights, lines }),
      ),
    );
    expect(own).toHaveLength(weights.length * lines.length);
    // A font whose weights begin elsewhere rounds a letter's place differently now and then: one pixel in 300.
    for (const [index, width] of own!.entries()) expect(Math.abs(width - whole![index]!)).toBeLessThanOrEqual(1);
  });

interface Question {
  readonly name: string;
  readonly font: string;
  readonly weights: readonly number[];
  readonly lines: readonly string[];
}

/** How wide the lines are at 24 px, in the browser. */
async function widths({ name, font, weights, lines: all }: Question): Promise<number[]> {
  const face = new FontFace(name, `url(data:font/woff2;base64,${font})`, { weight: '100 900' });
  document.fonts.add(await face.load());
  return weights.flatMap((weight) =>
    all.map((line) => {
      const span = document.createElement('span');
      span.textContent = line;
      Object.assign(span.style, { font: `${weight} 24px '${name}'`, whiteSpace: 'nowrap' });
      document.body.append(span);
      const { width } = span.getBoundingClientRect();
      span.remove();
      return width;
    }),
  );
}
