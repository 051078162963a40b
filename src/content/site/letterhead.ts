import { readSiteFile } from '#content/reader/site-file.ts';
import type { Letterhead } from '#mail/letterhead.ts';

import { ages } from './ages.ts';
import { schemes } from './design.ts';
import { provider } from './provider.ts';

const { name, longName, address, phone, email, url, answersWithin, utcOffset } = provider;
const { accent, ink, line, paper, surface, 'canola-mid': band, 'spruce-tint': card } = schemes.light;

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
  colours: { accent, ink, line, paper, surface, band, card },
  words: readSiteFile('words/letters'),
};
