/** Files at the root of the site: where to report a vulnerability, and redirects for static hosts. */
import { provider } from '#content/site/provider.ts';
import { aliases } from '#routes.ts';

/** In days. RFC 9116, 2.5.5 recommends less than a year, so that an abandoned address expires. */
const validDays = 330;

/** `/.well-known/security.txt` (RFC 9116). `now` is the time of the build: the file expires if the site is not rebuilt for eleven months. */
export function securityText(now: Date): string {
  const expires = new Date(now.getTime() + validDays * 86_400_000);
  return `${[
    `Contact: mailto:${provider.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', provider.url).href}`,
  ].join('\n')}\n`;
}

/** `_redirects` for Netlify and Cloudflare Pages. Both serve 404.html for unknown URLs by themselves. */
export const redirects = (): string =>
  `${Object.entries(aliases)
    .map(([from, to]) => `${from} ${to} 301`)
    .join('\n')}\n`;
