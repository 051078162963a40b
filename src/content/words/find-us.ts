/** How to find the daycare, on the contact page and in the searches of the site. */
import { addressLines, type Address } from '#content/rules/provider.ts';

interface Place {
  readonly address: Address;
  readonly hours: string;
  readonly parking: string;
  readonly map: { readonly directions: string; readonly embed: string };
}

/** Leads there from the way to come by. */
export const findUsLink = 'How to find us';

export const findUsOf = <Given extends Place>({ address, hours, map, parking }: Given) => ({
  title: findUsLink,
  lines: addressLines(address),
  parking: parking as Given['parking'],
  hours: `We are open ${hours}.`,
  directions: { text: 'Get directions', href: map.directions as Given['map']['directions'] },
  map: { title: `Map: ${address.street} in ${address.town}`, embed: map.embed },
});
