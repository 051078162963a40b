// Converts every master of imagery/masters into the AVIF and WebP files that the site serves, and writes their table.
// Done once and committed, so that a fresh build needs no conversion. Run after adding a master: node tasks/pictures.ts [name…]
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

const root = fileURLToPath(new URL('..', import.meta.url));
const masters = join(root, 'imagery/masters');
const target = join(root, 'public/pictures');
const widths = [480, 800, 1200, 1800];
const wanted = process.argv.slice(2);

mkdirSync(target, { recursive: true });
const rows = [];
for (const file of readdirSync(masters).sort()) {
  const name = basename(file, '.webp').replaceAll('_', '-');
  const image = sharp(join(masters, file));
  const { width, height } = await image.metadata();
  const own = widths.filter((w) => w <= width);
  for (const w of own) {
    const path = join(target, `${name}-${w}`);
    if (wanted.length ? !wanted.includes(name) : existsSync(`${path}.avif`)) continue;
    const resized = image.clone().resize(w);
    await resized.clone().avif({ quality: 52, effort: 6 }).toFile(`${path}.avif`);
    await resized.clone().webp({ quality: 74, effort: 6 }).toFile(`${path}.webp`);
  }
  const key = name.includes('-') ? `'${name}'` : name;
  rows.push(`  ${key}: { name: '${name}', width: ${width}, height: ${height}, widths: [${own.join(', ')}] },`);
}
writeFileSync(
  join(root, 'src/content/picture-files.ts'),
  `/** Written by tasks/pictures.ts: every picture that the site serves, its true size and the widths that exist. Do not edit. */\nexport const pictureFiles = {\n${rows.join('\n')}\n} as const;\n\nexport type PictureName = keyof typeof pictureFiles;\n`,
);
