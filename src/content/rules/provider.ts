type Provider = Readonly<Record<'name' | 'longName' | 'phone' | 'email', string>>;

/** Whether it is the sample identity, which has a reserved domain (RFC 2606) and a fictional number from 555-0100 to 555-0199. */
export const isSample = ({ phone, email }: Pick<Provider, 'phone' | 'email'>) =>
  email.endsWith('.example') || /555-?01\d\d$/.test(phone);

/** The long name without the short name at its start, and what parts the two; the whole long name if it does not start with the short one. */
export const restOfName = ({ name, longName }: Pick<Provider, 'name' | 'longName'>) =>
  longName.startsWith(name) ? longName.slice(name.length).replace(/^[ /|–-]+/, '') : longName;

/** `tel:` address of a Canadian number. */
export const phoneLink = (phone: string): `tel:${string}` => `tel:+1${phone.replace(/\D/g, '')}`;
export const mailLink = (email: string): `mailto:${string}` => `mailto:${email}`;

export type Address = Readonly<Record<'street' | 'town' | 'province' | 'postalCode', string>>;

/** The lines of a postal address. */
export const addressLines = ({ street, town, province, postalCode }: Address) => [
  street,
  `${town}, ${province}`,
  postalCode.replace(' ', '\u00A0'),
];
