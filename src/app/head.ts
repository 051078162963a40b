import { provider } from '#content/provider.ts';
import { titleOf } from '#content/page-title.ts';
import { notFoundPath, type Route } from '#routes.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign]!);

/** The lines of `<head>` that differ from page to page. Template pages are noindex (decision 13). */
export function headOf(route: Route): string {
  const title = escape(titleOf(route));
  const description = escape(route.description);
  const address = new URL(route.path, provider.url).href;
  const lines = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    route.group === 'main' ? `<link rel="canonical" href="${address}" />` : '<meta name="robots" content="noindex" />',
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:site_name" content="${escape(provider.name)}" />`,
    ...(route.path === notFoundPath ? [] : [`<meta property="og:url" content="${address}" />`]),
    '<meta name="theme-color" content="#FCF5E8" media="(prefers-color-scheme: light)" />',
    '<meta name="theme-color" content="#1C1226" media="(prefers-color-scheme: dark)" />',
  ];
  return lines.join('\n    ');
}
