// The two fonts that every page needs at first, over the built site.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { families, firstFile, lettersIn, published } from '../../tasks/fonts/subset.ts';

const site = 'dist/client';
const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(html|json)$/.test(file));

test('a page asks at once for one file of each family, and for no other font', () => {
  const page = readFileSync(join(site, 'index.html'), 'utf8');
  const asked = [...page.matchAll(/<link rel="preload" href="([^"]+)"/g)].map(([, address]) => address!);
  const bytes = (file: string) => readFileSync(file).toString('base64');
  expect(asked.map((address) => bytes(join(site, address))).toSorted()).toEqual(
    families.map((family) => bytes(firstFile(family))).toSorted(),
  );
});

// A letter that only a second file has holds up the first paint until that is here.
test('no page of the sample waits for a second file of a font', async () => {
  const fonts = await Promise.all(families.map(async (family) => lettersIn(readFileSync(firstFile(family)))));
  const late = pages.flatMap((file) => {
    // The page for auditors has the fonts of the system.
    const letters =
      file.endsWith('.html') && !file.includes('reports/')
        ? new Set(textOf(readFileSync(join(site, file), 'utf8')))
        : [];
    const missing = [...letters].filter((letter) => fonts.some((drawn) => !drawn.has(letter.codePointAt(0)!)));
    return missing.length ? [`${missing.join(' ')} on ${file}`] : [];
  });
  expect(late).toEqual([]);
});

/** What the body of a page shows, without spaces. */
const textOf = (html: string) =>
  html.replace(/^[^]*<body/, '<body').replaceAll(/<(script|noscript|template|title)\b[^]*?<\/\1>|<[^>]*>|\s/g, '');

test.each(families)('no word of the site mixes $name with another font', async (family) => {
  const fonts = [firstFile(family), ...published(family).map((path) => join('node_modules', path))];
  const drawn = new Set<number>();
  for (const font of fonts) for (const code of await lettersIn(readFileSync(font))) drawn.add(code);
  const split = new Set<string>();
  expect(pages.length).toBeGreaterThan(50);
  for (const file of pages)
    for (const [word] of readFileSync(join(site, file), 'utf8').matchAll(/[\p{L}\p{M}\p{N}’]+/gu)) {
      const missing = [...word].filter((letter) => !drawn.has(letter.codePointAt(0)!));
      if (missing.length && missing.length < [...word].length) split.add(`${word} on ${file}`);
    }
  expect([...split]).toEqual([]);
});
