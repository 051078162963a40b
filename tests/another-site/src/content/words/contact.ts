import { mailLink, phoneLink } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';
import { pictureFiles } from '#content/records/picture-files.ts';

export * from './contact.sample.ts';

const { address } = provider;

export const head = { title: 'Find us', lead: 'By phone, by e-mail, or at the gate.' };

export const blocks = [
  {
    shape: 'arch',
    family: 'rosehip',
    icon: 'phone',
    title: 'By phone',
    link: { text: provider.phone, href: phoneLink(provider.phone) },
    text: 'From noon on somebody can talk.',
  },
  {
    shape: 'roof',
    family: 'canola',
    icon: 'map-pin',
    title: 'At the gate',
    lines: [address.street, `${address.town}, ${address.province}`, address.postalCode],
    link: { text: 'How to find us', to: '/contact-us#find-us' },
    text: provider.arrival,
  },
  {
    shape: 'hill',
    family: 'spruce',
    icon: 'envelope-simple',
    title: 'By e-mail',
    link: { text: provider.email, href: mailLink(provider.email) },
    text: 'We read it each evening.',
  },
];

export const invitation = {
  title: 'Write here',
  lead: 'Ask what you like.',
  picture: pictureFiles.arrival,
  alt: 'Coats on pegs by the door',
};
