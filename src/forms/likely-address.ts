import { mistypings } from '#content/rules/mistypings.ts';
import { addressIn, bareAddress, readableAddress } from '#mail/address.ts';

/** Characters of the longest address that mail can go to (RFC 5321, 4.5.3.1). */
const longestAddress = 254;

/** Mail services of Canadian families, and others that are nearly spelled like them: an address at one of these is never doubted. Of two equally near the first is offered. */
const services = [
  'gmail.com hotmail.com hotmail.ca outlook.com yahoo.com yahoo.ca icloud.com telus.net shaw.ca live.com live.ca',
  'sasktel.net rogers.com bell.net sympatico.ca mymts.net mts.net videotron.ca eastlink.ca cogeco.ca xplornet.com',
  'protonmail.com proton.me fastmail.com ymail.com mail.com email.com me.com mac.com msn.com aol.com gmx.com',
].flatMap((row) => row.split(' '));

/** The address that was probably meant, if its domain is a little misspelled (`ana@gmial.com` is `ana@gmail.com`), or if it has accents before the at sign, as few have. */
export function likelyAddress(typed: string): string | undefined {
  // Answers without scripts ask this of whatever was posted, up to 64 KB of it.
  if (typed.length > longestAddress) return undefined;
  const bare = readableAddress(bareAddress(typed));
  const at = bare.lastIndexOf('@');
  const local = bare.slice(0, at).normalize('NFD').replace(/\p{M}/gu, '');
  // Phones put a space after a full stop.
  const domain = bare
    .slice(at + 1)
    .toLowerCase()
    .replaceAll(' ', '');
  if (at < 1 || !domain) return undefined;
  const distances = services.map((service) => distance(domain, service));
  const least = Math.min(...distances);
  const meant = `${local}@${Number.isFinite(least) ? services[distances.indexOf(least)] : domain}`;
  const isAsTyped = meant.toLowerCase() === bare.toLowerCase();
  return isAsTyped || addressIn(meant) === undefined ? undefined : meant;
}

/** How many mistakes lead from a service to a domain; infinite if it is rather another domain, such as that of a firm, or of the service in another country. */
function distance(domain: string, service: string): number {
  const [name, ending] = partsOf(domain);
  const [itsName, itsEnding] = partsOf(service);
  const inName = mistypings(name, itsName);
  // A name that stands alone has lost its ending, and Gmail has no other.
  const isLost = inName === 0 && (ending === '' || itsName === 'gmail');
  const inEnding = isLost ? 1 : mistypings(ending, itsEnding);
  // Names of three or four letters are too near to others, such as love.com to live.com.
  const allowed = Math.min(2, Math.floor((itsName.length - 3) / 2));
  return inName > allowed || inEnding > 1 ? Infinity : inName + inEnding;
}

/** A domain before and after its first full stop, or a comma instead of it. */
function partsOf(domain: string): [name: string, ending: string] {
  const dot = domain.search(/[.,]/);
  return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)];
}
