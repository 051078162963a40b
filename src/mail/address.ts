/** One plain e-mail address: no display name, no list, no comment. The pattern is that of `<input type="email">`, and also requires a dot in the domain. */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** True for an address that a letter can be sent to; at most 254 characters (RFC 5321, 4.5.3.1). */
export const isAddress = (text: string) => text.length <= 254 && pattern.test(text);

/** Addresses may contain more characters than these, but hardly any do, and a sender could write a message to a stranger with them. */
const plainLocal = /^[\w.+'-]+@/;

/** True for an address that a confirmation may be sent to. */
export const canBeConfirmed = (address: string) => isAddress(address) && plainLocal.test(address);

/**
 * The address as a confirmation may show it (product decision 35): as it was typed, but with `+…` for a plus tag, in which a sender could write a message to a
 * stranger; undefined if the rest of the local part has characters that could spell out one.
 */
export function shownAddress(address: string): string | undefined {
  return canBeConfirmed(address) ? address.replace(/\+.*@/, '+…@') : undefined;
}

/** The local part without its plus tag (`ana+news` is `ana`), and the domain. */
function partsOf(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at).replace(/\+.*/, ''), address.slice(at + 1)];
}

/** Mail services that have several domains for one mailbox, or ignore characters of the local part (documented by Google, Proton and Apple). */
const services = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /[.]/g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'], ignored: undefined },
];

/** The canonical form of an address: in lower case, without the plus tag and without the characters that its mail service ignores. */
export function mailboxOf(address: string): string {
  const [local, domain] = partsOf(address.toLowerCase());
  const { domains, ignored } = services.find((service) => service.domains.includes(domain)) ?? {};
  return `${ignored ? local.replace(ignored, '') : local}@${domains?.[0] ?? domain}`;
}
