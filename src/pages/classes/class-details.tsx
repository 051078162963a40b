// /classes-details: the class that the query names; without a query, the first class.
import { useSearchParams } from 'react-router-dom';

import { classes, classFigures } from '#content/site/classes.ts';
import { classWords } from '#content/words/classes.ts';
import { longDate } from '#content/rules/dates.ts';
import type { PostSummary } from '#content/posts/post.ts';
import { classAddress, recentKey } from '#content/rules/addresses.ts';
import { SidebarLayout } from '#pages/news/sidebar-layout.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';
import { Facts } from '#ui/layout/facts.tsx';

import { NotFound } from '#pages/index.ts';
import { usePageData } from '#pages/page-data.tsx';
import { Page } from '#pages/page.tsx';

export function ClassDetails() {
  const recent = usePageData<readonly PostSummary[]>(recentKey) ?? [];
  const [query] = useSearchParams();
  const requestedId = query.get('class');
  const shown = requestedId ? classes.find(({ id }) => id === requestedId) : classes[0];
  if (!shown) return <NotFound />;

  const { id, title, line, text, picture, alt, starts } = shown;
  return (
    <Page path="/classes-details" {...(requestedId && { title, description: line })}>
      <div className="wrap pt-10 tablet:pt-16">
        <h1 className="text-hero">{title}</h1>
        <p className="mt-5 max-w-lead text-lead">{line}</p>
      </div>
      <SidebarLayout sidebar="right" recent={recent}>
        <Facts
          caption={classWords.facts}
          rows={[
            { head: classWords.start, text: longDate(starts) },
            { head: classWords.years, text: classFigures.ages },
            { head: classWords.size, text: classFigures.size },
            { head: classWords.hours, text: classFigures.hours },
            { head: classWords.duration, text: classFigures.duration },
            { head: classWords.time, text: classFigures.time },
            { head: classWords.rating, text: classFigures.rating },
            { head: classWords.tuition, text: classFigures.tuition },
          ]}
        />
        <p className="mt-3 text-small text-ink-soft">{classWords.note}</p>
        <div className="mt-10 border-b-board border-wood-deep">
          <ShapedPicture
            picture={picture}
            alt={alt}
            shape="roof"
            proportion="broad"
            sizes="(min-width: 60rem) 52rem, 100vw"
          />
        </div>
        {/* As Prose of ui/layout/text-part.tsx, whose code would come with parts that only posts have. */}
        <div className="mt-10 space-y-5 text-reading">
          {text.map((words) => (
            <p key={words} className="max-w-prose">
              {words}
            </p>
          ))}
        </div>
        <p className="mt-8">
          <Link to="/contact-us" button="solid">
            {classWords.ask}
          </Link>
        </p>
        <h2 className="mt-12 text-2">{classWords.others}</h2>
        <ul role="list" className="mt-4 grid gap-x-8 tablet:grid-cols-2">
          {classes
            .filter((other) => other.id !== id)
            .map((other) => (
              <li key={other.id}>
                <Link to={classAddress(other.id)} variant="line">
                  {other.title}
                </Link>
              </li>
            ))}
        </ul>
      </SidebarLayout>
    </Page>
  );
}
