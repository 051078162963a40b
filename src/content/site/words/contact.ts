import { readSiteFile } from '#content/reader/site-file.ts';
import { withPicture } from '#content/rules/picture-of.ts';
import { mailLink, phoneLink } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';
import { addressLines } from '#content/site/find-us.ts';

const { call, visit, write, ...words } = readSiteFile('words/contact');
const { phone, email, arrival } = provider;

export const { head } = words;

/** The three blocks, in reading order. */
export const blocks = [
  { ...call, shape: 'arch', family: 'rosehip', icon: 'phone', link: { text: phone, href: phoneLink(phone) } },
  {
    ...visit,
    shape: 'roof',
    family: 'canola',
    icon: 'map-pin',
    lines: addressLines,
    link: { text: 'How to find us', to: '/contact-us#find-us' },
    text: arrival,
  },
  { ...write, shape: 'hill', family: 'spruce', icon: 'envelope-simple', link: { text: email, href: mailLink(email) } },
] as const;

export const invitation = withPicture(words.message);
