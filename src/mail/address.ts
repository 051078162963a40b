import { asciiDomain, writtenDomain } from './domain.ts';
import { withoutInvisible } from './invisible.ts';

/** One plain e-mail address: no display name, no list, no comment. The pattern is that of `<input type="email">`, and also requires a dot in the domain. */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** True for an address that a letter can be sent to; at most 254 characters (RFC 5321, 4.5.3.1). */
export const isAddress = (text: string) => text.length <= 254 && pattern.test(text);

/** Characters of an address with a name before it. More is not looked at, since strangers can post up to 64 KB. */
const longestText = 512;

/**
 * The address without what people write or paste around it: a name before angle brackets, `mailto:`, the full stop that a phone makes of two spaces. What does not say
 * for certain which address is meant, such as a list, is returned as it was typed.
 */
export function bareAddress(text: string): string {
  if (text.length > longestText) return text;
  const typed = withoutEnd(withoutInvisible(text).trim());
  const open = typed.endsWith('>') ? typed.lastIndexOf('<') : -1;
  const [name, inner] = open < 0 ? ['', typed] : [typed.slice(0, open), typed.slice(open + 1, -1).trim()];
  // A link may also have a subject, after a question mark.
  const bare = withoutEnd(inner.replace(/^mailto:(?:\/\/)?([^?]*).*$/i, '$1'));
  const [local, domain] = partsOf(bare);
  const isSure = local !== '' && !name.replace(bare, '').includes('@');
  return isSure ? `${local.trimEnd()}@${domain.trimStart()}` : text.trim();
}

/** The text without the marks that follow an address in a sentence or a list. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && '.,; '.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The address that somebody typed or pasted as mail knows it: bare, and in ASCII. Undefined if it is none. */
export function addressIn(text: string): string | undefined {
  const [local, domain] = partsOf(bareAddress(text));
  const address = `${local}@${asciiDomain(domain)}`;
  return isAddress(address) ? address : undefined;
}

/** The same address as people read it, with the letters of its domain; what is no address as it was typed. */
export function readableAddress(text: string): string {
  const address = addressIn(text);
  if (address === undefined) return text;
  const [local, domain] = partsOf(address);
  return `${local}@${writtenDomain(domain)}`;
}

function partsOf(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf('@');
  return [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
}

/** Addresses may contain more characters than these, but hardly any do, and a sender could write a message to a stranger with them. */
const plainLocal = /^[\w.+'-]+@/;

/** True for an address that a confirmation may be sent to. */
export const canBeConfirmed = (text: string) => plainLocal.test(addressIn(text) ?? '');

/**
 * The address as a confirmation may show it (product decision 35): as it was typed, but with `+…` for a plus tag, in which a sender could write a message to a
 * stranger; undefined if the rest of the local part has characters that could spell out one.
 */
export function shownAddress(text: string): string | undefined {
  return canBeConfirmed(text) ? readableAddress(text).replace(/\+.*@/, '+…@') : undefined;
}

/** Mail services that have several domains for one mailbox, or ignore characters of the local part (documented by Google, Proton and Apple). */
const services = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /[.]/g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'], ignored: undefined },
];

/** The canonical form of an address: in lower case, without the plus tag and without the characters that its mail service ignores. */
export function mailboxOf(address: string): string {
  const [tagged, domain] = partsOf(address.toLowerCase());
  const local = tagged.replace(/\+.*/, '');
  const { domains, ignored } = services.find((service) => service.domains.includes(domain)) ?? {};
  return `${ignored ? local.replace(ignored, '') : local}@${domains?.[0] ?? domain}`;
}
