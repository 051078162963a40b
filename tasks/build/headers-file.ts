// The security headers for static hosts: the same ones as the gateway sends.
import { hsts, policyOf, securityHeaders, type Hosts } from '../../src/gateway/http/headers.ts';

/**
 * The `_headers` file that static hosts read (Netlify, Cloudflare Pages).
 * @param pages the built pages, or what their policies are made from, by the address that they are served at
 */
export function headersFile(pages: ReadonlyMap<string, Iterable<string>>, hosts: Hosts): string {
  const rule = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    rule('/*', { ...securityHeaders, ...hsts }),
    rule('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    // As the gateway serves it: a host that does not know the ending would offer it as a text, and calendars ask again after an hour at the earliest.
    rule('/closures.ics', {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'public, max-age=3600, must-revalidate',
    }),
    ...[...pages].map(([path, texts]) => rule(path, { 'Content-Security-Policy': policyOf([...texts], hosts) })),
  ].join('\n')}\n`;
}
