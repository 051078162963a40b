/** The logo of the owner's folder. tasks/build/own-logo.ts draws it for pages, tabs and home screens. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import { readSiteFile, siteFolder } from './site-file.ts';

/** The logo, and its address on the site, which changes with its bytes; undefined where the site shows the lantern. */
export function readLogo() {
  const { logo: file } = readSiteFile('design');
  if (!file) return undefined;
  const bytes = readFileSync(join(siteFolder, file));
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { file, bytes, address: `/pictures/logo-${digest}.webp` };
}

/** From so many times its height on, a logo is more than a mark: it holds the name. */
const wideFrom = 1.6;
/** Twice the largest place that shows it, in px. */
const most = { width: 400, height: 96 };

/** How a wide logo is shown in place of mark and name; undefined for one that is about as wide as it is high, or that cannot be read. */
export async function wideLogoOf({ bytes, address }: NonNullable<ReturnType<typeof readLogo>>) {
  const read = await sharp(bytes, { density: 300 })
    .metadata()
    .catch(() => undefined);
  const { width = 0, height = 1 } = read?.autoOrient ?? {};
  if (width < wideFrom * height) return undefined;
  const share = Math.min(most.width / width, most.height / height);
  const shown = (length: number) => Math.max(1, Math.round(length * share));
  return { src: address.replace('.webp', '-wide.webp'), width: shown(width), height: shown(height) };
}
