// npm run pictures: converts the masters in imagery/masters into the AVIF and WebP files that the site serves, and writes their table. The results are committed,
// so a build converts only the owner's own. Run it after adding a master; `npm run pictures -- NAME` converts a changed one again.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';

import sharp from 'sharp';

import { widthsOf } from '../src/content/reader/pictures.ts';
import { drawn, writeSocial, writeWidth } from './build/convert-picture.ts';
import { root } from './programs.ts';

const masters = join(root, 'imagery/masters');
const target = join(root, 'public/pictures');
const wanted = process.argv.slice(2);

mkdirSync(target, { recursive: true });
const rows = [];
for (const file of readdirSync(masters).sort()) {
  const name = parse(file).name.replaceAll('_', '-');
  const master = join(masters, file);
  const { width, height } = await sharp(master).metadata();
  const own = widthsOf(width);
  for (const each of own) {
    const path = join(target, `${name}-${each}`);
    if (wanted.length ? !wanted.includes(name) : existsSync(`${path}.avif`)) continue;
    await writeWidth(master, each, path, 6, drawn);
  }
  const key = name.includes('-') ? `'${name}'` : name;
  rows.push(`  ${key}: { width: ${width}, height: ${height}, widths: [${own.join(', ')}] },`);
}
await writeSocial(join(masters, 'hero.webp'), join(target, 'social.jpg'));
writeFileSync(
  join(root, 'src/content/rules/sample-pictures.ts'),
  `/** Written by tasks/pictures.ts: the pictures in public/pictures, their true sizes and the widths that exist. Do not edit. */
export const samplePictures = {
${rows.join('\n')}
} as const;
`,
);
