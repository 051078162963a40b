import type { Provider } from '#content/schemas/provider.ts';

/** Whether it is the sample identity, which has a reserved domain (RFC 2606) and a fictional number from 555-0100 to 555-0199. */
export const isSample = ({ phone, email }: Pick<Provider, 'phone' | 'email'>) =>
  email.endsWith('.example') || /555-?01\d\d$/.test(phone);

/** `tel:` address of a Canadian number. */
export const phoneLink = (phone: string): `tel:${string}` => `tel:+1${phone.replace(/\D/g, '')}`;
export const mailLink = (email: string): `mailto:${string}` => `mailto:${email}`;
