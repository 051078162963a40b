/** Domains with letters beyond ASCII: as people write them, `köln.example`, and as mail and DNS know them, `xn--kln-sna.example`. */

/** The characters of a domain as it is written. `URL` would also read a path, a port or an escaped character. */
const written = /^[\p{L}\p{M}\p{N}.。·-]+$/u;
const isAscii = (text: string) => !/[^\0-\x7F]/.test(text);

/** The domain in ASCII (https://url.spec.whatwg.org/#idna), unchanged if it is in ASCII; undefined if none can be called so. */
export function asciiDomain(domain: string): string | undefined {
  if (isAscii(domain)) return domain;
  if (!written.test(domain)) return undefined;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

/** The domain as it is written; unchanged if it is no other than its ASCII. */
export function writtenDomain(ascii: string): string {
  const text = ascii.toLowerCase().split('.').map(decoded).join('.');
  return !isAscii(text) && asciiDomain(text) === ascii.toLowerCase() ? text : ascii;
}

/** A part of a domain without its Punycode (RFC 3492, 6.2, whose names these are). Browsers only encode. */
function decoded(part: string): string {
  if (!part.startsWith('xn--')) return part;
  const hyphen = part.lastIndexOf('-');
  const output = Array.from(part.slice(4, hyphen));
  let [n, i, bias] = [128, 0, 72];
  for (let at = hyphen + 1; at < part.length;) {
    const before = i;
    for (let [weight, k] = [1, 36], isLast = false; !isLast; k += 36) {
      // The digits are a to z and 0 to 9; those of parseInt are 0 to 9 and a to z.
      const digit = (Number.parseInt(part.charAt(at++), 36) + 26) % 36;
      const threshold = Math.min(26, Math.max(1, k - bias));
      i += digit * weight;
      weight *= 36 - threshold;
      isLast = !(digit >= threshold);
    }
    const length = output.length + 1;
    n += Math.floor(i / length);
    // What is no Punycode leads to numbers that no character has.
    if (!(n <= 0x10ffff)) return part;
    bias = adapted((i - before) / (before === 0 ? 700 : 2), length);
    i %= length;
    output.splice(i++, 0, String.fromCodePoint(n));
  }
  return output.join('');
}

/** RFC 3492, 6.1. */
function adapted(damped: number, length: number): number {
  let delta = Math.floor(damped);
  delta += Math.floor(delta / length);
  let k = 0;
  for (; delta > 455; k += 36) delta = Math.floor(delta / 35);
  return k + Math.floor((36 * delta) / (delta + 38));
}
