import { priceOffersOf } from '#content/rules/price-offers.ts';
import { buildDay } from '#content/site/build-day.ts';
import { fees } from '#content/site/facts.ts';
import { checked } from '#content/site/places.ts';

import { groups } from './places.ts';
import { closed } from './registration.ts';

const counts = groups.flatMap(({ id, counts: all }) => all.map(({ places }) => ({ id, places })));

/** For search engines; none while the registration is closed. */
export const priceOffers = closed ? [] : priceOffersOf({ fees: fees.list, groups: counts, checked, today: buildDay });
