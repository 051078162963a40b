/** The pictures that the files of the owner's folder name, and until when families permit that they and recordings are shown: as it is written, whether it is right or not. */
import { statSync } from 'node:fs';
import { join } from 'node:path';

import { isPair, isScalar, visit, type YAMLMap } from 'yaml';

import { hasConsent } from '#content/rules/fact-state.ts';

import { filesOf } from './own-files.ts';
import { isOwnPicture, pictureNamed } from './picture-names.ts';
import { partsOf, readDocument, readText } from './plain-text.ts';
import { SiteError } from './site-error.ts';
import { sampleFolder, siteFolder } from './site-folder.ts';
import { today } from './today.ts';

interface Named {
  /** Of a picture as in addresses, `img-2041` of `IMG_2041`; of a recording its id. */
  readonly name: string;
  readonly what: 'picture' | 'recording';
  readonly says?: string;
  readonly consentUntil?: string;
  /** `gallery.yaml, line 5` */
  readonly place: string;
}

type Entry = 'name' | 'says' | 'consentUntil';

/** What pictures can have. People and closed days have names as well, and more than this. */
const ofPictures: readonly unknown[] = ['name', 'says', 'focus', 'consentUntil', 'decoration', 'title'];

/** What may not be shown any more, which is when one of its consents has ended. Schemas ask, so provider.yaml, which they check, cannot be asked for the day. */
export const ended = () => consents().filter(({ consentUntil = '' }) => !hasConsent(consentUntil, today()));
export const endedPictures = () => ended().flatMap(({ what, name }) => (what === 'picture' ? name : []));

/** Of recordings and of photographs in pictures/. On a picture of the sample, which shows nobody, a consent is a mistake that is told elsewhere: the picture stays, whatever its day. */
export const consents = (folder = siteFolder) =>
  namedPictures(folder, 'consentUntil').filter(({ what, name }) => what === 'recording' || isOwnPicture(name, folder));

/** @param entry only what has it. With “consentUntil” recordings count, too; with “name” the cover of one whose consent has ended does not. */
export function namedPictures(folder: string, entry: Entry): Named[] {
  // The sample has one of each file that is read. schemas/files.ts lists them, too, but needs this.
  const yaml = [...filesOf(sampleFolder), ...filesOf(join(sampleFolder, 'words')).map((file) => join('words', file))];
  const texts = ['pages', 'posts'].flatMap((name) => filesOf(join(folder, name)).map((file) => join(name, file)));
  return [...yaml.filter((file) => file.endsWith('.yaml')), ...texts.filter((file) => file.endsWith('.md'))]
    .filter((file) => statSync(join(folder, file), { throwIfNoEntry: false })?.isFile())
    .toSorted()
    .flatMap((file) => picturesIn(folder, file, entry));
}

/** Of a file that cannot be read there are none: what is wrong with it is told elsewhere, and it does not build. */
function picturesIn(folder: string, file: string, entry: Entry): Named[] {
  const found: Named[] = [];
  try {
    const text = readText(file, folder);
    // With a backslash, names can be written in other letters.
    if (!text.includes(entry) && !text.includes('\\')) return [];
    const { document, at } = file.endsWith('.md')
      ? readDocument(file, partsOf(file, text).head, 2)
      : readDocument(file, text);
    visit(document, {
      Map: (_, map, above) => {
        const said = (name: string) => String(map.get(name));
        const isRecording = map.has('id') && map.has('consentUntil');
        if (entry === 'name' && isRecording && !hasConsent(said('consentUntil'), today())) return visit.SKIP;
        const isMeant = entry === 'consentUntil' ? map.has('name') || isRecording : isPicture(map, above.at(-1));
        if (isMeant && map.has(entry))
          found.push({
            [entry]: said(entry),
            what: isRecording ? 'recording' : 'picture',
            name: isRecording ? said('id') : pictureNamed(said('name')),
            place: at(map.range?.[0] ?? 0),
          });
        return undefined;
      },
    });
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
  }
  return found;
}

/**
 * A picture for phones may have nothing but a name, and so has what somebody is good at, which stands in a list.
 * @param above what the entries stand in
 */
export const isPicture = (map: YAMLMap, above: unknown) =>
  map.has('name') &&
  map.items.every(({ key }) => ofPictures.includes(isScalar(key) ? key.value : key)) &&
  (map.items.length > 1 || isPair(above));
