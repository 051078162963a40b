import { provider } from '#content/records/provider.ts';
import { titleOf } from '#content/rules/page-title.ts';
import { notFoundPath } from '#routes.ts';

import { escapeHtml } from './escape-html.ts';
import { dataScript, postData } from './json-ld.ts';
import type { BuiltPage } from '#pages/built-page.ts';

/** The lines of `<head>` that are specific to a page. Template pages are noindex (product decision 13). */
export function headOf({ route, search, post, ...own }: Omit<BuiltPage, 'file'>): string {
  const title = escapeHtml(titleOf({ path: route.path, title: own.title ?? route.title }));
  const description = escapeHtml(own.description ?? route.description);
  const address = new URL(route.path + search, provider.url).href;
  const lines = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    route.group === 'template'
      ? '<meta name="robots" content="noindex" />'
      : `<link rel="canonical" href="${new URL(route.path, provider.url).href}" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:site_name" content="${escapeHtml(provider.name)}" />`,
    ...(route.path === notFoundPath ? [] : [`<meta property="og:url" content="${address}" />`]),
    '<meta name="theme-color" content="#FCF5E8" media="(prefers-color-scheme: light)" />',
    '<meta name="theme-color" content="#1C1226" media="(prefers-color-scheme: dark)" />',
  ];
  if (route.kind === 'blog' || post)
    lines.push(
      `<link rel="alternate" type="application/rss+xml" title="News from ${escapeHtml(provider.name)}" href="/feed.xml" />`,
    );
  if (post) lines.push(dataScript('application/ld+json', postData(post)));
  return lines.join('\n    ');
}
