/** Reads the pictures of the owner's folder, in Node: their sizes, and what is wrong with them. tasks/build/own-pictures.ts converts them. */
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';

import { samplePictures } from '#content/rules/sample-pictures.ts';

import { endedPictures, namedPictures } from './consents.ts';
import { filesOf, mistakeOfPlace } from './own-files.ts';
import { nameOf } from './picture-names.ts';
import { SiteError, siteFolder } from './site-file.ts';

/** The widths in px in which the site has a picture, as far as it is so wide itself. */
export const widthsOf = (width: number) => [480, 800, 1200, 1800].filter((each) => each <= width);

export interface OwnPicture {
  /** That of its file in small letters and hyphens, without the ending. */
  readonly name: string;
  /** `pictures/our-yard.jpg` */
  readonly file: string;
  readonly path: string;
  /** In px, turned as it is meant to be seen. */
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

const most = { megabytes: 50, megapixels: 100 } as const;
const narrowest = 480;
/** As sharp calls them: AVIF is “heif”. */
export const formats: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

/** The files of pictures/ that the site publishes: those that an entry names, and those that take the place of a picture of the sample. */
export function publishedPictures(folder = siteFolder): string[] {
  const files = filesOf(join(folder, 'pictures'));
  const named = files.length ? namedPictures(folder, 'name').map(({ name }) => name) : [];
  return files.filter((file) => named.includes(nameOf(file)) || Object.hasOwn(samplePictures, nameOf(file)));
}

/**
 * The pictures that may be shown.
 * @throws {SiteError} one sentence for each mistake
 */
export async function readPictures(): Promise<readonly OwnPicture[]> {
  const ended = endedPictures();
  const files = publishedPictures().filter((file) => !ended.includes(nameOf(file)));
  const read = await Promise.all(
    files.map(async (file) => {
      const twin = files.find((other) => other < file && nameOf(other) === nameOf(file));
      return twin && nameOf(file)
        ? `pictures/${file}: ${twin} has the same name, since endings, capitals and accents make no difference. Rename one of the two.`
        : readPicture(file);
    }),
  );
  const mistakes = read.filter((each) => typeof each === 'string');
  if (mistakes.length) throw new SiteError(mistakes);
  return read.filter((each) => typeof each !== 'string');
}

/** By file, size and time of change: each module of content/site asks. */
const known = new Map<string, Promise<OwnPicture | string>>();

/** Resolves to the picture, or to what is wrong with it. */
function readPicture(name: string): Promise<OwnPicture | string> {
  const path = join(siteFolder, 'pictures', name);
  const { size = 0, mtimeMs = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  const key = `${path} ${size} ${mtimeMs}`;
  const read = known.get(key) ?? open(name);
  known.set(key, read);
  return read;
}

async function open(name: string): Promise<OwnPicture | string> {
  const file = `pictures/${name}`;
  const path = join(siteFolder, file);
  const place = mistakeOfPlace('pictures', name);
  const wrong = mistakeOfName(name) ?? (place ? `this ${place}.` : mistakeOfFile(path));
  if (wrong) return `${file}: ${wrong}`;
  const { default: sharp } = await import('sharp');
  const found = await sharp(path, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => undefined);
  if (!found || !formats.includes(found.format)) return `${file}: ${notRead}`;
  const { width, height } = found.autoOrient;
  const megapixels = (width * height) / 1e6;
  if (megapixels > most.megapixels)
    return `${file}: the picture has ${Math.round(megapixels)} megapixels (${width} × ${height}), and at most ${most.megapixels} can be read. Save it smaller: 1800 pixels of width are all that the site shows.`;
  if (width < narrowest)
    return `${file}: the picture is ${width} pixels wide, and at least ${narrowest} are needed. Take the photograph as the camera made it, not a preview or a screenshot of it.`;
  return { name: nameOf(name), file, path, width, height, widths: widthsOf(width) };
}

export const notRead =
  'the file is broken, or is no picture whatever its name says. Open it in a program for photographs and save it as a JPEG again.';
const heic =
  'pictures of this kind (HEIC, of an iPhone) cannot be read. Open it on the phone or a computer, save or export it as a JPEG, and put that here. An iPhone takes JPEGs by itself with Settings > Camera > Formats > Most Compatible.';

function mistakeOfName(file: string): string | undefined {
  const { ext } = parse(file);
  if (/^\.hei[cf]$/i.test(ext)) return heic;
  if (!/^\.(?:jpe?g|png|webp|avif)$/i.test(ext))
    return 'this is no kind of picture that the site can show. Put JPEG, PNG, WebP or AVIF files into pictures/, and nothing else.';
  return nameOf(file)
    ? undefined
    : `the name becomes a part of an address, which has no letters of other kinds, so it needs letters from A to Z or digits. For example: our-yard${ext.toLowerCase()}`;
}

function mistakeOfFile(path: string): string | undefined {
  const megabytes = statSync(path).size / 1024 ** 2;
  if (megabytes > most.megabytes)
    return `the file has ${Math.round(megabytes)} megabytes, and at most ${most.megabytes} can be read. Save it smaller: 1800 pixels of width are all that the site shows.`;
  // Phones give such files the ending of a JPEG, too.
  return /^ftyp(?:he|mif1)/.test(beginningOf(path)) && !/avif/.test(beginningOf(path)) ? heic : undefined;
}

/** The kind of the file, as its first bytes say it: `ftypheic`. */
function beginningOf(path: string): string {
  const file = openSync(path, 'r');
  const bytes = Buffer.alloc(32);
  readSync(file, bytes, { position: 4 });
  closeSync(file);
  return bytes.toString('latin1');
}
