/** How to find the daycare, on the contact page and in the searches of the site. */
import { provider } from './provider.ts';

const { address, hours, map } = provider;

export const addressLines = [
  address.street,
  `${address.town}, ${address.province}`,
  address.postalCode.replace(' ', '\u00A0'),
];

export const findUs = {
  title: 'How to find us',
  lines: addressLines,
  parking: provider.parking,
  hours: `We are open ${hours}.`,
  directions: { text: 'Get directions', href: map.directions },
  map: { title: `Map: ${address.street} in ${address.town}`, embed: map.embed },
} as const;
