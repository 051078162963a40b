import { ages, agesAt } from '#content/site/facts.ts';
import { provider, providerMap, takesComments } from '#content/site/provider.ts';
import { questionOf } from '#content/rules/own-fields.ts';
import { answers } from '#content/site/words/forms.ts';
import { letters } from '#content/site/words/letters.ts';
import type { Daycare } from '#daycare.ts';
import type { Letterhead } from '#mail/letterhead.ts';

import { schemes } from './design.ts';
import { films, sounds } from './recordings.ts';
import { asked, closed, houseField, ownFields } from './registration.ts';

const { name, longName, address, phone, email, url, answersWithin, utcOffset } = provider;
const { accent, ink, line, paper, surface, 'canola-mid': band, 'spruce-tint': card } = schemes.light;

const languages = (ownFields ?? []).flatMap(({ label, lang, choiceLangs = {} }) => [
  ...(lang ? [[questionOf(label), lang.lang]] : []),
  ...Object.entries(choiceLangs).map(([words, of]) => [words, of.lang]),
]);

/** What letters and the rules of forms are made with. The colours are values of the light scheme, since mail programs do not support custom properties. */
export const letterhead: Letterhead = {
  name,
  longName,
  address,
  phone,
  email,
  url,
  answersWithin,
  utcOffset,
  ages,
  ...(agesAt && { agesAt }),
  ...(houseField && { asksHouse: true }),
  ...(ownFields && { questions: ownFields.map(({ label }) => questionOf(label)) }),
  ...(languages.length && { languages: Object.fromEntries(languages) }),
  colours: { accent, ink, line, paper, surface, band, card },
  words: letters,
};

const recordings = [...Object.values(films), ...Object.values(sounds)];

/** All that the gateway knows of the daycare, but for what the build adds to it. */
export const daycare: Omit<Daycare, 'folder' | 'mailHost' | 'former'> = {
  letterhead,
  answers,
  takesComments,
  ...(asked && { asked }),
  ...(closed && { closed }),
  frames: [providerMap.embed, ...recordings.flatMap((one) => ('embed' in one ? [one.embed] : []))],
  captions: recordings.flatMap(({ captionUrl }) => (captionUrl ? [captionUrl] : [])),
};
