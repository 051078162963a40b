/** What the site serves of media/ in the owner's folder: what a recording names that may be shown, and nothing else. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { notRead } from '../../src/content/reader/pictures.ts';
import { plainText, readText } from '../../src/content/reader/plain-text.ts';
import { mediaOf, readRecordings } from '../../src/content/reader/recordings.ts';
import { mistakesOf } from '../../src/content/reader/site-error.ts';
import { siteFolder } from '../../src/content/reader/site-file.ts';
import { stillOf } from './convert-picture.ts';
import { hasPlace } from './place-in-recording.ts';

const media = join(siteFolder, 'media');
const isStill = (name: string) => /\.(?:webp|jpg)$/i.test(name);
const isCaptions = (name: string) => /\.vtt$/i.test(name);

function published(): string[] {
  const { films, sounds } = readRecordings();
  return [...new Set([...films, ...sounds].flatMap(mediaOf))];
}

/** Resolves to a sentence for each that may not be published as it is. */
export async function brokenMedia(): Promise<string[]> {
  const mistakes: string[] = [];
  for (const name of published())
    if (isCaptions(name)) mistakes.push(...mistakesOfCaptions(`media/${name}`));
    else if (isStill(name)) mistakes.push(...((await still(name)) ? [] : [`media/${name}: ${notRead}`]));
    else if (hasPlace(join(media, name))) mistakes.push(`media/${name}: ${place(name)}`);
  return mistakes;
}

/** Puts them into a built site: films and sounds as they are, stills like all pictures, without what a camera wrote beside them. */
export async function copyMedia(client: string): Promise<void> {
  for (const name of published()) {
    const target = join(client, 'media', name);
    mkdirSync(dirname(target), { recursive: true });
    const bytes = isStill(name) && (await still(name));
    if (bytes) writeFileSync(target, bytes);
    else copyFileSync(join(media, name), target);
  }
}

/** A browser shows none of a file that it cannot read, and says nothing. */
function mistakesOfCaptions(file: string): readonly string[] {
  try {
    return /^WEBVTT\s/.test(plainText(file, readText(file)))
      ? []
      : [
          `${file}: no browser can show these captions, since the file does not begin with “WEBVTT”. Save them as WebVTT.`,
        ];
  } catch (error) {
    return mistakesOf(error);
  }
}

/** Undefined if it cannot be read. */
const still = (name: string) => stillOf(join(media, name)).catch(() => undefined);

const place = (name: string) => {
  // A song's cover has a place of its own.
  const cover = /\.(?:mp3|ogg)$/i.test(name) ? '-vn ' : '';
  const other = name.replace(/(?=\.\w+$)/, '-without-place');
  return `it says where it was made, and whoever gets the file can read it. Save it without the place, and name the new file in recordings.yaml. On an iPhone, “Options” at the top of “Share” has a switch for “Location”; on a computer the program ffmpeg does it, in the folder media: ffmpeg -i "${name}" -map_metadata -1 ${cover}-sn -c copy "${other}"`;
};
