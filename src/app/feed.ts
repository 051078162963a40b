import { newsHead, newsLang } from '#content/site/words/news.ts';
import { titleOf } from '#content/rules/page-title.ts';
import type { Language } from '#content/rules/language.ts';
import type { Post } from '#content/rules/post.ts';
import { provider } from '#content/site/provider.ts';
import { filterPath, postAddress } from '#content/rules/addresses.ts';
import { escapeHtml } from '#mail/escape-html.ts';

interface FeedNotice {
  readonly title: string;
  readonly lang?: Language;
  /** Stays while it says the same. */
  readonly key: string;
  /** In ms since the epoch. */
  readonly starts: number;
  readonly days: string;
}

/** An RSS 2.0 feed of what the daycare says for a short time, and of the newest 20 posts (https://www.rssboard.org/rss-specification). */
export function feed(posts: readonly Post[], notices: readonly FeedNotice[] = []): string {
  const said = notices.map(
    ({ title, lang, key, starts, days }) => `    <item>
      <title${languageIn(lang)}>${escapeHtml(title)}</title>
      <link>${new URL('/', provider.url).href}</link>
      <guid isPermaLink="false">${escapeHtml(key)}</guid>
      <pubDate>${new Date(starts).toUTCString()}</pubDate>
      <description>${escapeHtml(days)}</description>
    </item>`,
  );
  const items = posts.slice(0, 20).map(({ slug, title, lang, excerpt, category, date }) => {
    const address = escapeHtml(new URL(postAddress(slug), provider.url).href);
    return `    <item>
      <title${languageIn(lang)}>${escapeHtml(title)}</title>
      <link>${address}</link>
      <guid>${address}</guid>
      <category>${escapeHtml(category)}</category>
      <pubDate>${rfc822(date)}</pubDate>
      <description${languageIn(lang)}>${escapeHtml(excerpt)}</description>
    </item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title${languageIn(newsLang)}>${escapeHtml(titleOf({ path: filterPath, title: newsHead.title }, provider))}</title>
    <link>${new URL(filterPath, provider.url).href}</link>
    <atom:link href="${new URL('/feed.xml', provider.url).href}" rel="self" type="application/rss+xml" />
    <description>${escapeHtml(provider.tagline)}</description>
    <language>en-CA</language>
${[...said, ...items].join('\n')}
  </channel>
</rss>
`;
}

/** RSS knows one language, the channel’s; XML has an attribute for that of any element (https://www.w3.org/TR/xml/#sec-lang-tag). */
const languageIn = (lang?: Language) => (lang ? ` xml:lang="${lang.lang}"` : '');

/** A date in RFC 822 format, at noon in Alberta, so that it is the same day in all of Canada. */
function rfc822(date: string): string {
  const { utcOffset } = provider;
  return new Date(`${date}T12:00:00${utcOffset}`).toUTCString();
}
