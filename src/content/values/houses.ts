/** The houses of the daycare, the first one first. One, for most: it has no name. */
import type { Language } from '#content/rules/language.ts';
import { addressLines } from '#content/rules/provider.ts';
import { house, houseLang, locations, provider, providerMap as map } from '#content/site/provider.ts';
import { findUsOf } from '#content/words/find-us.ts';
import { slugOf } from '#route-rows.ts';

import { openings } from './opening.ts';

const { address, phone, arrival, parking, licensing } = provider;
const all = [
  {
    name: house,
    ...(houseLang && { nameLang: houseLang }),
    address,
    phone,
    arrival,
    parking,
    map,
    ...(licensing && { licensing }),
  },
  ...locations,
];

/** Of the name, where it is not English. */
const langOf = ({ nameLang }: { readonly phone?: string; readonly nameLang?: Language }) => nameLang && { nameLang };

/** Whether pages say of which house they speak. */
export const hasHouses = locations.length > 0;

/** What every page says of them. */
export const houses = all.map(({ name, ...own }, index) => {
  const { inWords, opening } = openings[index]!;
  return { name, ...langOf(own), phone: own.phone ?? phone, hours: inWords, opening };
});

/** For the foot of every page. */
export const addresses = all.map(({ name, ...own }) => ({
  name,
  ...langOf(own),
  lines: addressLines(own.address),
}));

/** Where they are, and how to get there: a part of the contact page each. */
export const whereabouts = all.map(({ name, ...own }, index) => ({
  name,
  ...langOf(own),
  id: index && name ? slugOf(name) : 'find-us',
  address: own.address,
  findUs: findUsOf({ name, ...own, hours: houses[index]!.hours }),
}));

/** What shows the licence: in Alberta each house has its own. */
export const licences = all.flatMap(({ name, licensing: own }) => (own ? [{ name, ...own }] : []));
