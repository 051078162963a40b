// The facts of a post: who wrote it, how long it takes, and what to read next.
import type { PostPage } from '#content/rules/news.ts';
import { minutesOf } from './reading-time.ts';
import { filterPath, newsAddress, postAddress } from '#content/rules/addresses.ts';
import { portraits } from '#content/values/people.ts';
import { provider } from '#content/site/provider.ts';
import { railWords } from '#content/words/post-rail.ts';
import { Bookcase, Compartment } from '#pages/shared-sidebar/bookcase.tsx';
import { TagList } from '#pages/shared-sidebar/tag-list.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { Portrait } from '#ui/media/portrait.tsx';
import { Link } from '#ui/navigation/link.tsx';

import { AuthorLink } from './author-link.tsx';

export function PostRail({ post, older, newer }: Omit<PostPage, 'recent'>) {
  const { slug, title, author, category, tags } = post;
  const portrait = portraits.find(({ byline }) => byline === author);
  const next = older ?? newer;
  const address = new URL(postAddress(slug), provider.url).href;
  const facts = [
    { head: railWords.reading, text: railWords.minutes(minutesOf(post)) },
    {
      head: railWords.category,
      text: (
        <Link to={newsAddress(filterPath, { category })} variant="line">
          {category}
        </Link>
      ),
    },
  ];
  return (
    <Bookcase>
      <Compartment>
        <h2 id="rail" className="sr-only">
          {railWords.title}
        </h2>
        <div className="flex items-end gap-4 border-b-plank border-wood px-4 shadow-plank @wide/news:px-0">
          {portrait && (
            <div className="w-24 shrink-0 @wide/news:w-30">
              <Portrait picture={portrait.picture} alt="" family="chinook" sizes="(min-width: 60rem) 7.5rem, 6rem" />
            </div>
          )}
          <p className="min-w-0 pb-3">
            <span className="block text-small text-ink-soft">{railWords.by}</span>
            <AuthorLink name={author} variant="line" />
          </p>
        </div>
      </Compartment>
      <Compartment>
        <dl>
          {facts.map(({ head, text }) => (
            <div key={head} className="flex items-baseline gap-3 border-b-2 border-line-strong py-3">
              <dt className="w-2/5 shrink-0 font-strong">{head}</dt>
              <dd className="min-w-0">{text}</dd>
            </div>
          ))}
        </dl>
      </Compartment>
      <Compartment>
        <TagList names={tags} />
        <p className="mt-3">
          <Link
            href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
            variant="line"
          >
            <Icon name="envelope-simple" />
            {railWords.share}
          </Link>
        </p>
      </Compartment>
      {next && (
        <Compartment>
          <p>
            <span className="block text-small text-ink-soft">{railWords.next}</span>
            <Link to={postAddress(next.slug)} variant="line">
              <InLanguage lang={next.lang}>{next.title}</InLanguage>
            </Link>
          </p>
        </Compartment>
      )}
    </Bookcase>
  );
}
