import { readRecordings } from '#content/reader/recordings.ts';
import { readSiteFile } from '#content/reader/site-file.ts';
import { pictureOf } from '#content/rules/picture-of.ts';

const recordings = readRecordings();
const kinds = { webm: 'video/webm', mp4: 'video/mp4', ogg: 'audio/ogg', mp3: 'audio/mpeg' } as const;

interface File {
  readonly name: string;
  readonly codecs?: string;
}

const address = (name: string) => `/media/${encodeURI(name).replace(/[?#]/g, encodeURIComponent)}` as const;

const served = (files: readonly File[]) =>
  files.map(({ name, codecs }) => {
    const kind = kinds[name.slice(name.lastIndexOf('.') + 1).toLowerCase() as keyof typeof kinds];
    return { src: address(name), type: codecs ? (`${kind}; codecs="${codecs}"` as const) : kind };
  });

const hosted = ({ files, captions }: { readonly files: readonly File[]; readonly captions: string }) => ({
  files: served(files),
  captions: address(captions),
});

const elsewhere = ({ name, page, embed }: NonNullable<(typeof recordings.films)[number]['service']>) => ({
  site: name,
  page,
  embed,
});

/** By their ids, in the order of the file. */
export const films = Object.fromEntries(
  recordings.films.map((one) => {
    const { id, own, service, cover, consentUntil: _, ...film } = one;
    const media = own ? { ...hosted(own), still: address(own.still) } : elsewhere(service!);
    return [id, { ...film, cover: pictureOf(cover), ...media }];
  }),
);
export const sounds = Object.fromEntries(
  recordings.sounds.map((one) => {
    const { id, own, service, consentUntil: _, ...sound } = one;
    return [id, { ...sound, ...(own ? hosted(own) : elsewhere(service!)) }];
  }),
);

/** About the daycare: the first of the file, or none while its consent has ended; pages then show none. */
export const mainFilm = films[readSiteFile('recordings').films[0]?.id ?? ''];
