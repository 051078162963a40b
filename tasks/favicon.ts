// Writes the pictures of public/favicon.svg that browsers show: in a tab, and for the site on a phone's first screen.
// Done once and committed. Run after changing the drawing: node tasks/favicon.ts
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

const file = (name) => fileURLToPath(new URL(`../public/${name}`, import.meta.url));
const drawing = readFileSync(file('favicon.svg'), 'utf8');

/** A square picture of so many px; a phone rounds the corners by itself. */
async function write(name, size, svg) {
  const density = (72 * size) / 64;
  await sharp(Buffer.from(svg), { density }).resize(size).png({ palette: true, effort: 10 }).toFile(file(name));
}

await write('favicon.png', 96, drawing);
await write('apple-touch-icon.png', 180, drawing.replace('rx="14" ', ''));
