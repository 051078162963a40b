/**
 * The identity of the provider, the daycare whose site this is. Replace the sample values with your own; nothing else in the code names the daycare.
 * The sample phone number and domain are reserved ones, so that a production build can detect them and warn.
 */
export interface Provider {
  /** Short name, for the form's title, e-mail subjects and page titles. */
  readonly name: string;
  readonly longName: string;
  readonly tagline: string;
  /** The kind of care, for the home page's title: “… in your town, your province”. */
  readonly care: string;
  readonly address: {
    readonly street: string;
    readonly town: string;
    readonly province: string;
    readonly postalCode: string;
  };
  readonly phone: string;
  readonly email: string;
  readonly licence: string;
  readonly hours: string;
  /** How families get in, shown with the address on the contact page. */
  readonly arrival: string;
  readonly parking: string;
  /** A period, as in “We answer within …”: a promise to parents, so choose it with care. */
  readonly answersWithin: string;
  /** How long records are kept, for the privacy page: requests of families who do not join, and the files of children who do. */
  readonly keeps: { readonly requests: string; readonly files: string };
  /** Alberta's UTC offset, the same all year since June 2026, so that no code needs time-zone data (product decision 9). */
  readonly utcOffset: `${'+' | '-'}${number}:${number}`;
  readonly social: readonly { readonly name: string; readonly url: `https:${string}` }[];
  readonly map: {
    /** Address of the embedded map, an external service that is loaded only near the viewport. */
    readonly embed: string;
    /** A link to directions, for visitors who do not use the embedded map. */
    readonly directions: `https://${string}`;
  };
  /** The public address of the site, for canonical links and the sitemap. */
  readonly url: string;
}

export const provider: Provider = {
  name: 'Prairie Lantern',
  longName: 'Prairie Lantern Daycare & Out-of-School Care',
  tagline: 'Provides quality daycare and engaging out-of-school care for children and families.',
  care: 'daycare and out-of-school care',
  address: { street: '12 Poplar Avenue', town: 'Willowbend', province: 'Alberta', postalCode: 'T0A 0A0' },
  phone: '403-555-0142',
  email: 'info@prairielantern.example',
  licence: 'Licensed child care in Alberta',
  hours: 'Monday to Friday, 6:45 am to 5:45 pm',
  arrival: 'Ring at the green door. The step-free way in is from the parking lot.',
  parking: 'Park beside the building. The path is wide enough for a twin stroller.',
  answersWithin: 'two working days',
  keeps: { requests: 'one year', files: 'for as long as Alberta’s child care rules ask' },
  utcOffset: '-06:00',
  social: [],
  map: {
    embed:
      'https://www.openstreetmap.org/export/embed.html?bbox=-113.52%2C52.24%2C-113.42%2C52.30&layer=mapnik&marker=52.27%2C-113.47',
    directions: 'https://www.openstreetmap.org/directions?to=52.27%2C-113.47',
  },
  url: 'https://prairielantern.example',
};

/** Whether it is the sample identity, which has a reserved domain (RFC 2606) and a fictional number from 555-0100 to 555-0199. */
export const isSample = ({ phone, email }: Pick<Provider, 'phone' | 'email'>) =>
  email.endsWith('.example') || /555-?01\d\d$/.test(phone);

/** `tel:` address of a Canadian number. */
export const phoneLink = (phone: string): `tel:${string}` => `tel:+1${phone.replace(/\D/g, '')}`;
export const mailLink = (email: string): `mailto:${string}` => `mailto:${email}`;
