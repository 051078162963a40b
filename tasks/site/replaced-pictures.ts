/** What is still said of the sample's pictures where the owner has put her own in their places. */
import { join } from 'node:path';

import { namedPictures } from '../../src/content/reader/consents.ts';
import { filesOf } from '../../src/content/reader/own-files.ts';
import { nameOf } from '../../src/content/reader/picture-names.ts';
import { samplePictures } from '../../src/content/rules/sample-pictures.ts';
import { isShown, siteText } from './entries.ts';

/** A sentence for each place. */
export function replacedPictures(folder: string, sampleFolder: string): string[] {
  const own = new Set(filesOf(join(folder, 'pictures')).map(nameOf));
  if (!own.size) return [];
  const known = new Set(namedPictures(sampleFolder, 'says').map(({ name, says }) => `${name}: ${says}`));
  const said = namedPictures(folder, 'says')
    .filter(({ name, says }) => own.has(name) && name in samplePictures && known.has(`${name}: ${says}`))
    .filter(({ place }) => isShown(folder, place.split(',')[0]!))
    .map(
      ({ name, says, place }) =>
        `${place}: the picture “${name}” is yours, but “${says}” is what the sample’s shows. Write what yours shows.`,
    );
  return [...said, ...onPhones(folder, own), ...inFooter(folder, sampleFolder)];
}

/** The home page has pictures of its own for phones. */
function onPhones(folder: string, own: ReadonlySet<string>): string[] {
  const text = siteText(folder, 'words/home.yaml');
  if (!own.has(String(text.at(['banner', 'picture', 'name'])))) return [];
  return ['onPhones', 'overForm'].flatMap((key) => {
    const path = ['banner', key, 'name'];
    const name = text.at(path);
    return typeof name === 'string' && !own.has(name)
      ? `${text.place(path)}: phones still show the sample’s picture “${name}”. Put one of yours with this name into pictures/, or take “${key}” out.`
      : [];
  });
}

function inFooter(folder: string, sampleFolder: string): string[] {
  const text = siteText(folder, 'words/footer.yaml');
  const says = text.at(['pictures']);
  return typeof says === 'string' && says === siteText(sampleFolder, 'words/footer.yaml').at(['pictures'])
    ? [
        `${text.place(['pictures'])}: “${says}” is said of the sample’s pictures. Write what is true of yours, or take it out.`,
      ]
    : [];
}
