import { newsWords } from '#content/words/news.ts';
import { titleOf } from '#content/rules/page-title.ts';
import type { Post } from '#content/posts/post.ts';
import { provider } from '#content/records/provider.ts';
import { filterPath, postAddress } from '#content/rules/addresses.ts';

import { escape } from './escape.ts';

/** RSS 2.0: the newest posts, for feed readers (https://www.rssboard.org/rss-specification). */
export function feed(posts: readonly Post[]): string {
  const items = posts.slice(0, 20).map(({ slug, title, excerpt, category, date }) => {
    const address = escape(new URL(postAddress(slug), provider.url).href);
    return `    <item>
      <title>${escape(title)}</title>
      <link>${address}</link>
      <guid>${address}</guid>
      <category>${escape(category)}</category>
      <pubDate>${rfc822(date)}</pubDate>
      <description>${escape(excerpt)}</description>
    </item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escape(titleOf({ path: filterPath, title: newsWords.title }))}</title>
    <link>${new URL(filterPath, provider.url).href}</link>
    <atom:link href="${new URL('/feed.xml', provider.url).href}" rel="self" type="application/rss+xml" />
    <description>${escape(provider.tagline)}</description>
    <language>en-CA</language>
${items.join('\n')}
  </channel>
</rss>
`;
}

/** A calendar day as RSS writes dates: noon in Alberta, so that it is the same day everywhere in Canada. */
function rfc822(date: string): string {
  const { utcOffset } = provider;
  return new Date(`${date}T12:00:00${utcOffset}`).toUTCString();
}
