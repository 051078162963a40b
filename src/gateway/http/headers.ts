/**
 * What every answer tells browsers not to do (decision 010). The build writes the same for static hosts (`_headers`). A page's policy names the
 * hashes of its own inline script and style attributes, so nothing that somebody else put into it would run.
 */
import { createHash } from 'node:crypto';

import { films } from '#content/records/films.ts';
import { commentsUrl, formService } from '#content/records/form-service.ts';
import { provider } from '#content/records/provider.ts';
import { sounds } from '#content/records/sounds.ts';

/** What could be learnt of a family at home, and no page asks for. A browser gives none of it to a frame of another host anyway, so the list is short: it comes with every page. */
const unused = 'browsing-topics camera display-capture geolocation microphone payment';

/** On every answer. */
export const safety = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unused
    .split(' ')
    .map((name) => `${name}=()`)
    .join(', '),
} as const;

/** Two years, this host only: a subdomain without TLS must not be cut off by its neighbour. */
export const onlyTls = { 'Strict-Transport-Security': 'max-age=63072000' } as const;

/** Of everything that is not a page: a file may style itself (a drawing, a feed in a browser's own view), and do nothing else. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const sources = (...all: string[]) => [...new Set(all.filter(Boolean))].join(' ');
const originOf = (address: string) => URL.parse(address)?.origin ?? '';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (all, name: string) => entities[name] ?? all);

/** The contents of all elements of this name without attributes, found in one pass over the page. */
function contentsOf(page: string, element: 'script' | 'style'): string[] {
  const [opening, closing] = [`<${element}>`, `</${element}>`];
  const contents = [];
  for (let start = page.indexOf(opening); start >= 0;) {
    const end = page.indexOf(closing, start);
    if (end < 0) break;
    contents.push(page.slice(start + opening.length, end));
    start = page.indexOf(opening, end);
  }
  return contents;
}

const styleAttribute = /<[^<>]*\sstyle="([^"]*)"/g;

/**
 * The policy of a page, or of several at one address.
 * @param mailHost another e-mail service that this build posts to (MAIL_HOST)
 */
export function policyOf(pages: readonly string[], mailHost = ''): string {
  const scripts = pages.flatMap((page) => contentsOf(page, 'script')).map(hashOf);
  const sheets = pages.flatMap((page) => contentsOf(page, 'style')).map(hashOf);
  // Scripts set styles through the CSSOM, which no policy forbids: only what stands in the HTML needs its hash.
  const styles = pages
    .flatMap((page) => [...page.matchAll(styleAttribute)])
    .map(([, text = '']) => hashOf(decode(text)));
  const services = [mailHost, formService.host, formService.challenge, commentsUrl].map(originOf);
  const recordings = [...Object.values(films), ...Object.values(sounds)];
  const originsOf = (field: 'embed' | 'captionUrl') =>
    recordings.map((one) => originOf(String((one as Partial<Record<typeof field, string>>)[field])));
  return [
    "default-src 'none'",
    `script-src ${sources("'self'", ...scripts)}`,
    `style-src ${sources("'self'", ...(styles.length ? ["'unsafe-hashes'"] : []), ...sheets, ...styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${sources("'self'", ...services, ...originsOf('captionUrl'))}`,
    `frame-src ${sources(originOf(provider.map.embed), ...originsOf('embed'))}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * The `_headers` file that static hosts read (Netlify, Cloudflare Pages).
 * @param pages the built pages, or what their policies are made from, by the address that they are served at
 */
export function headersFile(pages: ReadonlyMap<string, Iterable<string>>, mailHost = ''): string {
  const rule = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    rule('/*', { ...safety, ...onlyTls }),
    rule('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    ...[...pages].map(([path, texts]) => rule(path, { 'Content-Security-Policy': policyOf([...texts], mailHost) })),
  ].join('\n')}\n`;
}
