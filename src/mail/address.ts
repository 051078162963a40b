/** One plain e-mail address: no display name, no list, no comment. The pattern is that of HTML's e-mail field, with a dot in the domain. */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** True for an address that a letter can be sent to; at most 254 characters (RFC 5321, 4.5.3.1). */
export const isAddress = (text: string) => text.length <= 254 && pattern.test(text);

/** Other signs are allowed in an address and hardly ever used, but could carry a message to a stranger's mailbox. */
const plainLocal = /^[\w.+'-]+@/;

/** True for an address that a confirmation may be sent to. */
export const canBeConfirmed = (address: string) => isAddress(address) && plainLocal.test(address);

/** Local part without what follows a plus, and domain. */
function partsOf(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at).replace(/\+.*/, ''), address.slice(at + 1)];
}

/** What a confirmation says of the address: without what follows a plus, and only if nothing in it could be read as words with signs; otherwise undefined. */
export function shownAddress(address: string): string | undefined {
  const [local, domain] = partsOf(address);
  return isAddress(address) && /^[\w.-]+$/.test(local) ? `${local}@${domain}` : undefined;
}

/** Mail services that have several domains for one mailbox, or leave signs out of the local part (Google, Proton and Apple say so in their help). */
const services = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /[.]/g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'], ignored: undefined },
];

/** The same for every way to write to one mailbox: capitals, what follows a plus, and what its mail service ignores, make no other. */
export function mailboxOf(address: string): string {
  const [local, domain] = partsOf(address.toLowerCase());
  const { domains, ignored } = services.find((service) => service.domains.includes(domain)) ?? {};
  return `${ignored ? local.replace(ignored, '') : local}@${domains?.[0] ?? domain}`;
}
