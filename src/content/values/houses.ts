/** The houses of the daycare, the first one first. One, for most: it has no name. */
import { addressLines } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';
import { findUsOf } from '#content/words/find-us.ts';
import { slugOf } from '#route-rows.ts';

import { openings } from './opening.ts';

const { house, locations = [], address, phone, arrival, parking, map, licensing } = provider;
const all = [{ name: house, address, phone, arrival, parking, map, ...(licensing && { licensing }) }, ...locations];

/** Whether pages say of which house they speak. */
export const hasHouses = locations.length > 0;

/** What every page says of them. */
export const houses = all.map(({ name, ...own }, index) => {
  const { inWords, opening } = openings[index]!;
  return { name, phone: own.phone ?? phone, hours: inWords, opening };
});

/** For the foot of every page. */
export const addresses = all.map(({ name, address: own }) => ({ name, lines: addressLines(own) }));

/** Where they are, and how to get there: a part of the contact page each. */
export const whereabouts = all.map(({ name, ...own }, index) => ({
  name,
  id: index && name ? slugOf(name) : 'find-us',
  address: own.address,
  findUs: findUsOf({ name, ...own, hours: houses[index]!.hours }),
}));

/** What shows the licence: in Alberta each house has its own. */
export const licences = all.flatMap(({ name, licensing: own }) => (own ? [{ name, ...own }] : []));
