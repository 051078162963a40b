// node tasks/run.mjs favicon: writes the PNG versions of public/favicon.svg, for browser tabs and for the home screen of a phone. They are committed: run it after changing
// the drawing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import { root } from './programs.ts';

const file = (name: string) => join(root, 'public', name);
const drawing = readFileSync(file('favicon.svg'), 'utf8');

/** Writes a square picture of `size` pixels. */
async function write(name: string, size: number, svg: string) {
  const density = (72 * size) / 64;
  await sharp(Buffer.from(svg), { density }).resize(size).png({ palette: true, effort: 10 }).toFile(file(name));
}

await write('favicon.png', 96, drawing);
// Without round corners: phones round the icon themselves.
await write('apple-touch-icon.png', 180, drawing.replace('rx="14" ', ''));
