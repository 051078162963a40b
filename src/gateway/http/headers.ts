/** The security headers of every response (decision 010); the build writes the same ones for static hosts. A page's policy lists the hashes of its own inline scripts and styles. */
import { createHash } from 'node:crypto';

import { commentsUrl, formService } from '#mail/form-service.ts';
import type { Daycare } from '#daycare.ts';
import { unescapeHtml } from '#mail/escape-html.ts';

/** What no page uses and could reveal something about a family. The list is short, since every response carries it, and frames of other hosts get none of these anyway. */
const disabledFeatures = 'camera=(), geolocation=(), microphone=(), payment=()';

export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': disabledFeatures,
} as const;

/** For two years and this host only (no `includeSubDomains`): a subdomain may not have TLS. */
export const hsts = { 'Strict-Transport-Security': 'max-age=63072000' } as const;

/** The policy of everything that is not a page: inline styles only, for SVG drawings and for feeds in a browser's own view. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Of a PDF: browsers show it on a page that they make themselves, and Chrome draws nothing of that under a stricter policy (https://crbug.com/271452). */
export const documentPolicy = "frame-ancestors 'self'";

const sources = (...all: string[]) => [...new Set(all.filter(Boolean))].join(' ');
const originOf = (address: string) => URL.parse(address)?.origin ?? '';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The contents of all elements of this name without attributes, in linear time. None of ours has such a tag in its text. */
const contentsOf = (page: string, element: 'script' | 'style') =>
  page.split(`<${element}>`).flatMap((part, index) => (index ? part.split(`</${element}>`, 1) : []));

const styleAttribute = /<[^<>]*\sstyle="([^"]*)"/g;

/** The hosts of other services that the pages of a build use. */
export type Hosts = Pick<Daycare, 'mailHost' | 'frames' | 'captions'>;

/** The policy of a page, or of several at one address. */
export function policyOf(pages: readonly string[], { mailHost, frames, captions }: Hosts): string {
  const scripts = pages.flatMap((page) => contentsOf(page, 'script')).map(hashOf);
  const styleElements = pages.flatMap((page) => contentsOf(page, 'style')).map(hashOf);
  // Only style attributes in the HTML need a hash: a policy does not restrict styles that scripts set through the CSSOM.
  const styleAttributes = pages
    .flatMap((page) => [...page.matchAll(styleAttribute)])
    .map(([, text = '']) => hashOf(unescapeHtml(text)));
  const services = [mailHost, formService.host, formService.challenge, commentsUrl].map(originOf);
  return [
    "default-src 'none'",
    `script-src ${sources("'self'", ...scripts)}`,
    `style-src ${sources("'self'", ...(styleAttributes.length ? ["'unsafe-hashes'"] : []), ...styleElements, ...styleAttributes)}`,
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${sources("'self'", ...services, ...captions.map(originOf))}`,
    `frame-src ${sources(...frames.map(originOf))}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
