import type { Provider } from './provider.sample.ts';

export * from './provider.sample.ts';

/** A domain that is reserved for tests (RFC 2606), but is not the sample's. */
export const provider: Provider = {
  name: 'Blue Spruce',
  longName: 'Blue Spruce Child Care',
  tagline: 'A small place by the river, where children are known.',
  care: 'child care by the river',
  address: { street: '7 Elm Street', town: 'Oakridge', province: 'Alberta', postalCode: 'T9Z 9Z9' },
  phone: '780-346-0000',
  email: 'hello@bluespruce.test',
  licence: 'Licence 123 of Alberta',
  hours: 'Monday to Thursday, 7:30 am to 4:30 pm',
  arrival: 'Come in by the side gate. There are no steps.',
  parking: 'Park on Elm Street. It is free.',
  answersWithin: 'one working day',
  keeps: { requests: 'six months', files: 'for as long as Alberta’s child care rules ask' },
  utcOffset: '-06:00',
  social: [{ name: 'Mastodon', url: 'https://social.bluespruce.test/@daycare' }],
  map: {
    embed:
      'https://www.openstreetmap.org/export/embed.html?bbox=-113.90%2C53.20%2C-113.80%2C53.26&layer=mapnik&marker=53.23%2C-113.85',
    directions: 'https://www.openstreetmap.org/directions?to=53.23%2C-113.85',
  },
  url: 'https://bluespruce.test',
};
