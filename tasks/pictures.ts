// npm run pictures: converts the masters in imagery/masters into the AVIF and WebP files that the site serves, and writes their table. The results are committed,
// so a build converts nothing. Run it after adding a master; `npm run pictures -- NAME` converts a changed one again.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';

import sharp from 'sharp';

import { root } from './programs.ts';

const masters = join(root, 'imagery/masters');
const target = join(root, 'public/pictures');
const widths = [480, 800, 1200, 1800];
const wanted = process.argv.slice(2);

mkdirSync(target, { recursive: true });
const rows = [];
for (const file of readdirSync(masters).sort()) {
  const name = parse(file).name.replaceAll('_', '-');
  const image = sharp(join(masters, file));
  const { width, height } = await image.metadata();
  const own = widths.filter((each) => each <= width);
  for (const each of own) {
    const path = join(target, `${name}-${each}`);
    if (wanted.length ? !wanted.includes(name) : existsSync(`${path}.avif`)) continue;
    const resized = image.clone().resize(each);
    await resized.clone().avif({ quality: 52, effort: 6 }).toFile(`${path}.avif`);
    await resized.clone().webp({ quality: 74, effort: 6 }).toFile(`${path}.webp`);
  }
  const key = name.includes('-') ? `'${name}'` : name;
  rows.push(`  ${key}: { name: '${name}', width: ${width}, height: ${height}, widths: [${own.join(', ')}] },`);
}
// What other services show beside a link to the site (og:image): they ask for 1200 by 630, and not all of them read WebP.
await sharp(join(masters, 'hero.webp'))
  .resize(1200, 630, { position: 'attention' })
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(join(target, 'social.jpg'));
writeFileSync(
  join(root, 'src/content/records/picture-files.ts'),
  `/** Written by tasks/pictures.ts: every picture that the site serves, its true size and the widths that exist. Do not edit. */
export const pictureFiles = {
${rows.join('\n')}
} as const;

export type PictureName = keyof typeof pictureFiles;

/** The record of a picture, with the focus of its crop. It stands here so that it is no script of its own. */
export const pictureOf = ({ name, focus }: { readonly name: PictureName; readonly focus?: string | undefined }) => ({
  ...pictureFiles[name],
  ...(focus && { focus }),
});
`,
);
