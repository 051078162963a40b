/**
 * Who the site is for: the provider's identity in one place. Replace the sample values with your own; nothing else in the code names the daycare.
 * The sample uses a reserved phone number and domain on purpose: a production build that still has them says so loudly.
 */
export interface Provider {
  /** Short name: the form's title, subjects, page titles. */
  readonly name: string;
  readonly longName: string;
  readonly tagline: string;
  /** What it is, in the front page's title: “… in your town, your province”. */
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
  /** How a family comes in, on the card of the contact page that has the address; and where one parks. */
  readonly arrival: string;
  readonly parking: string;
  /** How soon a parent has an answer, as in “We answer within …”: a promise that is yours to make. */
  readonly answersWithin: string;
  /** How long records are kept, for the privacy page: letters of families who do not join, and the files of children who do. */
  readonly keeps: { readonly requests: string; readonly files: string };
  /** Alberta's UTC offset, all year since June 2026; the provider's times never depend on time-zone data (product decision 9). */
  readonly utcOffset: `${'+' | '-'}${number}:${number}`;
  readonly social: readonly { readonly name: string; readonly url: string }[];
  readonly map: {
    /** Address of the embedded map (an external maps service, loaded only when near). */
    readonly embed: string;
    /** A plain link to directions, for everybody who does not use the embed. */
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

/** Marks of the sample identity: the reserved domain (RFC 2606) and the fictional numbers 555-0100 to 555-0199. */
export const isSample = ({ phone, email }: Pick<Provider, 'phone' | 'email'>) =>
  email.endsWith('.example') || /555-?01\d\d$/.test(phone);

/** `tel:` address of a Canadian number. */
export const phoneLink = (phone: string): `tel:${string}` => `tel:+1${phone.replace(/\D/g, '')}`;
export const mailLink = (email: string): `mailto:${string}` => `mailto:${email}`;
