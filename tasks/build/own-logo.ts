/** Makes of the logo in the owner's folder what the site shows: in the header, in tabs of browsers and on home screens of phones. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import sharp from 'sharp';

import { readLogo, wideLogoOf } from '../../src/content/reader/logo.ts';
import { SiteError } from '../../src/content/reader/site-file.ts';
import { readable } from './convert-picture.ts';
import { drawnElements } from './drawn-elements.ts';

const clear = '#FFFFFF00';

/** Takes seconds; a logo has some hundreds. */
const mostDrawn = 20_000;

/**
 * The files by their paths in the built site; none without a logo of its own. An SVG is drawn as a picture, so nothing in it runs.
 * @throws {SiteError} if it cannot be read
 */
export async function drawLogo(): Promise<ReadonlyMap<string, Buffer>> {
  const logo = readLogo();
  if (!logo) return new Map();
  const drawn = ({ width, height, background = clear }: { width: number; height: number; background?: string }) =>
    sharp(logo.bytes, { density: 300, ...readable })
      .autoOrient()
      .resize(width, height, { fit: 'contain', background });
  const square = (size: number, background: string) => drawn({ width: size, height: size, background });
  const { format } = await sharp(logo.bytes)
    .metadata()
    .catch(() => ({ format: undefined }));
  if (format === 'svg' && drawnElements(logo.bytes.toString()) > mostDrawn)
    throw new SiteError([
      `${logo.file}: the drawing shows its own parts again and again, more often than can be drawn. Open it in the program that drew it, and export it as a PNG.`,
    ]);
  try {
    const wide = await wideLogoOf(logo);
    return new Map([
      // Twice the widest place that shows it.
      [logo.address, await square(400, clear).webp({ quality: 90 }).toBuffer()],
      ...(wide ? ([[wide.src, await drawn(wide).webp({ quality: 90 }).toBuffer()]] as const) : []),
      ['/favicon.png', await square(96, clear).png().toBuffer()],
      ['/apple-touch-icon.png', await square(180, '#FFFFFF').flatten({ background: '#FFFFFF' }).png().toBuffer()],
    ]);
  } catch {
    throw new SiteError([
      `${logo.file}: the file is broken, or is no picture whatever its name says; a PDF is none. Open it in the program that drew it, and export it as an SVG or a PNG.`,
    ]);
  }
}

/** Puts it into a built site, in the place of the sample's. */
export async function copyLogo(client: string): Promise<void> {
  const files = await drawLogo();
  if (files.size) rmSync(join(client, 'favicon.svg'), { force: true });
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(client, path)), { recursive: true });
    writeFileSync(join(client, path), bytes);
  }
}
