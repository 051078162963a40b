/** Converts the pictures of the owner's folder, each once: what was made of it is kept in .cache by its bytes. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { isOwnPicture } from '../../src/content/reader/picture-names.ts';
import { notRead, readPictures, type OwnPicture } from '../../src/content/reader/pictures.ts';
import { readSiteFile, SiteError, siteFolder } from '../../src/content/reader/site-file.ts';
import { samplePictures } from '../../src/content/rules/sample-pictures.ts';
import { isRunning, root } from '../programs.ts';
import { qualities, writeSocial, writeWidth } from './convert-picture.ts';

const effort = 3;
const digestOf = (...parts: readonly (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
/** Of this folder alone, so that what is not in it any more can go. */
const cache = join(root, '.cache/pictures', digestOf(siteFolder).slice(0, 16));
const underWay = new Map<string, Promise<void>>();

/**
 * Converts a picture, unless that has been done. Resolves to the folder of its files, such as `480.avif`.
 * @throws {SiteError} if it cannot be read to its end
 */
export async function convert(picture: OwnPicture): Promise<string> {
  const bytes = readFileSync(picture.path);
  const folder = join(cache, digestOf(JSON.stringify({ qualities, effort }), bytes));
  if (!existsSync(folder)) {
    const making = underWay.get(folder) ?? make(picture, bytes, folder);
    underWay.set(folder, making);
    await making.finally(() => underWay.delete(folder));
  }
  return folder;
}

async function make(picture: OwnPicture, bytes: Buffer, folder: string): Promise<void> {
  console.log(`Converting ${picture.file} …`);
  const part = `${folder}.${process.pid}`;
  mkdirSync(part, { recursive: true });
  try {
    for (const width of picture.widths) await writeWidth(bytes, width, join(part, `${width}`), effort);
    if (!existsSync(folder)) renameSync(part, folder);
  } catch (error) {
    // Of the disk, not of the picture.
    if (error instanceof Error && 'code' in error) throw error;
    throw new SiteError([`${picture.file}: ${notRead}`]);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

/** Converts all pictures and forgets what is no longer in the folder. Resolves to a sentence for each that is broken. */
export async function brokenPictures(): Promise<string[]> {
  const mistakes: string[] = [];
  const used = new Set<string>();
  for (const picture of await readPictures())
    try {
      used.add(await convert(picture));
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      mistakes.push(...error.mistakes);
    }
  if (existsSync(cache))
    for (const name of readdirSync(cache)) {
      const folder = join(cache, name);
      // Another process, such as a build beside a check, works in a folder that ends with its id.
      if (!used.has(folder) && !isRunning(Number(name.split('.')[1]))) rmSync(folder, { recursive: true, force: true });
    }
  return mistakes;
}

/** Puts the pictures into a built site, in the place of the sample's with the same names. The home page's stands beside links to the site, too (content/values/site.ts). */
export async function copyPictures(client: string): Promise<void> {
  const target = join(client, 'pictures');
  const ofHome = readSiteFile('words/home').banner.picture.name;
  for (const picture of await readPictures()) {
    const folder = await convert(picture);
    const replaced = samplePictures[picture.name as keyof typeof samplePictures];
    for (const width of replaced?.widths ?? [])
      for (const kind of ['avif', 'webp']) rmSync(join(target, `${picture.name}-${width}.${kind}`), { force: true });
    for (const file of readdirSync(folder)) cpSync(join(folder, file), join(target, `${picture.name}-${file}`));
    if (picture.name === ofHome) await writeSocial(picture.path, join(target, 'social.jpg'));
  }
}

/** The file of an address such as `/our-yard-480.avif`; undefined if it is no picture of the owner's. */
export async function fileAt(address: string): Promise<string | undefined> {
  const [, name, file = ''] = /^\/([a-z0-9-]+)-(\d+\.(?:avif|webp))$/.exec(address) ?? [];
  const picture = name && isOwnPicture(name) && (await readPictures()).find((each) => each.name === name);
  const path = picture && join(await convert(picture), file);
  return path && existsSync(path) ? path : undefined;
}
