/** How to find the daycare, on the contact page and in the searches of the site. */
import { addressLines, type Address } from '#content/rules/provider.ts';

interface Place {
  /** Of the house, where there are several. */
  readonly name?: string | undefined;
  readonly arrival: string;
  readonly address: Address;
  readonly hours: string;
  readonly parking: string;
  readonly map: {
    readonly directions: string;
    readonly embed: string;
    readonly shows: readonly string[];
    readonly crossing?: string;
  };
}

/** Leads there from the way to come by. */
export const findUsLink = 'How to find us';

/** The same, where there are several houses. */
const findHouse = (house: string) => `How to find ${house}`;

export const findUsOf = <Given extends Place>({ name, address, arrival, hours, map, parking }: Given) => ({
  title: name ? findHouse(name) : findUsLink,
  lines: addressLines(address),
  /** Of one house alone it stands at the head of the page. */
  arrival: name && (arrival as Given['arrival']),
  parking: parking as Given['parking'],
  hours: `We are open ${hours}.`,
  directions: {
    text: name ? `Get directions to ${name}` : 'Get directions',
    href: map.directions as Given['map']['directions'],
  },
  map: { title: `Map: ${address.street} in ${address.town}`, embed: map.embed },
  drawing: {
    street: address.street,
    /** An address that does not begin with the number of the house may name no street. */
    ...(/^(?<number>\d\S*?),?\s+(?<road>.+)$/.exec(address.street)?.groups as
      | { readonly number: string; readonly road: string }
      | undefined),
    town: address.town,
    crossing: map.crossing,
    shows: map.shows as Given['map']['shows'],
  },
});
