/** What the modules of content/site are made of: a file of the owner's, with its pictures as the site shows them. */
import { mapPictures, type NamedPicture, type PictureSize, type Shown } from '#content/rules/picture.ts';
import { samplePictures } from '#content/rules/sample-pictures.ts';
import type { FileName } from '#content/schemas/files.ts';

import { ownHeads, readOwnPages } from './own-pages.ts';
import { readLogo, wideLogoOf } from './logo.ts';
import { readPictures } from './pictures.ts';
import { readRecordings } from './recordings.ts';
import { readSiteFile } from './site-file.ts';
import { today } from './today.ts';

/**
 * @throws {SiteError} one sentence for each mistake
 */
export const siteContent = async <Name extends FileName>(name: Name) => withSizes(readSiteFile(name));

/** Content with the sizes of its pictures. */
export async function withSizes<Content>(content: Content): Promise<Shown<Content>> {
  const sizes = await sitePictures();
  const withSize = (named: NamedPicture) => {
    const { is: _, ...picture } = named;
    return { ...picture, ...sizes[picture.name] };
  };
  return mapPictures(content, withSize) as Shown<Content>;
}

/** The pages of the owner's own, with the sizes of their pictures. */
export const siteOwnPages = () => withSizes(readOwnPages());

/** The titles and descriptions of all pages that the site has: those of pages.yaml, then the owner's own. */
export const sitePages = (): ReturnType<typeof readSiteFile<'pages'>> => ({ ...readSiteFile('pages'), ...ownHeads() });

/** The sizes of all pictures that the site can show. One of the owner's takes the place of the sample's with the same name. */
export async function sitePictures(): Promise<Readonly<Record<string, PictureSize>>> {
  const own = (await readPictures()).map(({ name, width, height, widths }) => [
    name,
    { width, height, widths, isOwn: true },
  ]);
  return { ...samplePictures, ...Object.fromEntries(own) };
}

/** The recordings that may be shown, and the id of the first film, which is the one about the daycare. */
export async function siteRecordings() {
  const first = readSiteFile('recordings').films[0]?.id ?? '';
  return { ...(await withSizes(readRecordings())), first };
}

/** The day for which the site is built, such as 2026-11-28. */
export const siteDay = () => today(readSiteFile('provider').utcOffset);

/** The daycare's own logo in a square, and a wide one as a whole; both undefined if the site shows the lantern. */
export async function siteLogo() {
  const read = readLogo();
  return { logo: read?.address, wideLogo: read && (await wideLogoOf(read)) };
}
