/** Files that say to others how the site is to be treated: where to report a fault, and what static hosts answer to old and unknown addresses. */
import { provider } from '#content/records/provider.ts';
import { aliases } from '#routes.ts';

/** In days. RFC 9116, 2.5.5 asks for less than a year, so that nobody writes to an address that is long given up. */
const validDays = 330;

/** `/.well-known/security.txt` (RFC 9116). `now` is the day of the build: a site that is not built again for eleven months lets it expire. */
export function securityText(now: Date): string {
  const expires = new Date(now.getTime() + validDays * 86_400_000);
  return `${[
    `Contact: mailto:${provider.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', provider.url).href}`,
  ].join('\n')}\n`;
}

/** `_redirects`, which Netlify and Cloudflare Pages read. Both answer unknown addresses with 404.html by themselves. */
export const redirects = (): string =>
  `${Object.entries(aliases)
    .map(([from, to]) => `${from} ${to} 301`)
    .join('\n')}\n`;
