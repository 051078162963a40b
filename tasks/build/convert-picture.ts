/** The files that the site serves of a picture: AVIF and WebP, turned upright, without what the camera wrote beside it. */
import { writeFileSync } from 'node:fs';

import sharp, { type AvifOptions, type SharpenOptions } from 'sharp';

import { formats } from '../../src/content/reader/pictures.ts';

type Input = string | Buffer;

/** What every viewer opens is read, such as the photographs of phones that write more than the format knows; a file that ends too early is not. */
export const readable = { failOn: 'error' } as const;

/** As sharp counts them, from 1 to 100. Cameras write colours at half the size (4:2:0): AVIF at full size would be larger and show no more. */
export const qualities = {
  avif: { quality: 52, chromaSubsampling: '4:2:0' },
  webp: 74,
  social: 82,
} as const;

interface Making {
  readonly avif: AvifOptions;
  readonly sharpen?: SharpenOptions;
}

const photograph: Making = { avif: qualities.avif };

/**
 * The sample's pictures, which have no noise of a camera: tuned for structure and with ten bits, the small painted faces stay whole in a quarter fewer bytes. What
 * so few bytes soften is sharpened before, at edges alone (m1 is for flat parts).
 */
export const drawn: Making = {
  avif: { quality: 30, chromaSubsampling: '4:2:0', tune: 'ssim', bitdepth: 10 },
  sharpen: { sigma: 0.8, m1: 0 },
};

/**
 * Writes the files of one width.
 * @param path without the ending
 * @param effort how long to look for fewer bytes: from 0 to 9; at 6 of AVIF a picture takes ten times as long as at 3, for 6 % fewer
 */
export async function writeWidth(
  input: Input,
  width: number,
  path: string,
  effort: number,
  { avif, sharpen }: Making = photograph,
): Promise<void> {
  const image = sharp(input, readable).autoOrient().resize(width);
  if (sharpen) image.sharpen(sharpen);
  writeFileSync(
    `${path}.avif`,
    await image
      .clone()
      .avif({ ...avif, effort })
      .toBuffer(),
  );
  writeFileSync(`${path}.webp`, await image.clone().webp({ quality: qualities.webp, effort: 6 }).toBuffer());
}

/**
 * The still of a film in the format of its file, JPEG or WebP, no wider than a page shows it.
 * @throws if it is no picture of a camera, or broken
 */
export async function stillOf(path: string): Promise<Buffer> {
  const image = sharp(path, readable).autoOrient().resize({ width: 1800, withoutEnlargement: true });
  const { format } = await image.metadata();
  if (!formats.includes(format)) throw new TypeError(`${path} is ${format}.`);
  return (/\.webp$/i.test(path) ? image.webp({ quality: 82 }) : image.jpeg({ quality: 82, mozjpeg: true })).toBuffer();
}

/** Writes what other services show beside a link to the site (og:image): they ask for 1200 by 630, and not all of them read WebP. */
export const writeSocial = (input: Input, path: string) =>
  sharp(input, readable)
    .autoOrient()
    .resize(1200, 630, { position: 'attention' })
    .jpeg({ quality: qualities.social, mozjpeg: true })
    .toFile(path);
