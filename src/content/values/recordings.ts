import type { Language } from '#content/rules/language.ts';
import * as site from '#content/site/recordings.ts';

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

interface Own {
  readonly files: readonly File[];
  readonly captions: string;
}

const hosted = ({ files, captions }: Own, lang: Language | undefined) => ({
  files: served(files),
  captions: address(captions),
  ...(lang && { captionsIn: nameIn(lang) }),
});

/** As it calls itself: who reads captions in it looks for that. */
const nameIn = ({ lang }: Language) => new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;

const elsewhere = ({ name, page, embed }: NonNullable<(typeof site.films)[number]['service']>) => ({
  site: name,
  page,
  embed,
});

/** By their ids, in the order of the file. */
export const films = Object.fromEntries(
  site.films.map((film) => {
    const { id, own, service, consentUntil: _, ...words } = film;
    return [
      id,
      { ...words, ...(own ? { ...hosted(own, film.lang), still: address(own.still) } : elsewhere(service!)) },
    ];
  }),
);
export const sounds = Object.fromEntries(
  site.sounds.map((sound) => {
    const { id, own, service, consentUntil: _, ...words } = sound;
    return [id, { ...words, ...(own ? hosted(own, sound.lang) : elsewhere(service!)) }];
  }),
);

/** About the daycare: the first of the file, or none while its consent has ended; pages then show none. */
export const mainFilm = films[site.first];
