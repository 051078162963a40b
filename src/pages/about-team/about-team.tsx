// /about-2: a wide picture, who we are, the educators, a call to enrol and three headlines.
import { shortDate } from '#content/rules/dates.ts';
import type { PostSummary } from '#content/rules/post.ts';
import { postAddress, recentKey } from '#content/rules/addresses.ts';
import { registerSays, registerTo } from '#content/values/registration.ts';
import { callPicture } from '#content/values/site.ts';
import { hasTeachers } from '#content/values/lists.ts';
import { aboutTeam, teachersLang } from '#content/site/words/teachers.ts';
import { teamWords } from '#content/words/teachers.ts';
import { Bow } from '#ui/drawing/bow.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';
import { TeamCarousel } from './team-carousel.tsx';
import { Part } from '#runtime/part.tsx';

import { usePageData } from '#pages/page-data.tsx';
import { Page } from '#pages/page.tsx';
import { routeOf } from '#routes.ts';
import { PageHead } from '#ui/layout/page-head.tsx';

const team = 'team';

export function AboutTeam() {
  const { title, picture, about, call } = aboutTeam;
  const posts = usePageData<readonly PostSummary[]>(recentKey) ?? [];
  return (
    <Page path="/about-2">
      <div className="wrap pt-10 tablet:pt-16" {...teachersLang}>
        <PageHead title={title} />
      </div>
      <div className="mx-auto mt-8 max-w-picture">
        <ShapedPicture
          picture={picture}
          shape="hill"
          proportion="hall"
          sizes="(min-width: 88rem) 88rem, 100vw"
          priority="hero"
        />
      </div>
      <section aria-labelledby="about" className="bg-spruce-tint py-section">
        <div className="wrap" {...teachersLang}>
          <h2 id="about">{about.title}</h2>
          <div className="mt-8 grid gap-x-12 gap-y-5 wide:grid-cols-2 wide:gap-y-12">
            {about.text.map((text) => (
              <p key={text} className="max-w-prose">
                {text}
              </p>
            ))}
          </div>
        </div>
      </section>
      {hasTeachers && (
        <section aria-labelledby="team-title" className="py-section">
          <div className="wrap">
            <h2 id="team-title" className="mb-8">
              {teamWords.teachers}
            </h2>
            <div id={team}>
              <Part>
                <TeamCarousel labelledBy="team-title" />
              </Part>
            </div>
          </div>
        </section>
      )}
      <section aria-labelledby="enrol" className="overflow-hidden bg-sky">
        <div className="wrap grid grid-cols-1 items-end gap-x-12 wide:grid-cols-12">
          <div className="py-section wide:col-span-6">
            <h2 id="enrol" {...teachersLang}>
              {call.title}
            </h2>
            <p className="mt-4 mb-8 max-w-lead text-lead" {...teachersLang}>
              {call.text}
            </p>
            <Link to={registerTo} button="solid">
              {registerSays ?? teamWords.register}
            </Link>
          </div>
          <div className="self-end wide:col-span-6 roomy:w-column roomy:justify-self-end">
            <Bow>
              <Picture picture={callPicture} alt="" sizes="(min-width: 40rem) 28rem, 100vw" />
            </Bow>
          </div>
        </div>
      </section>
      {routeOf('/blog-grid') && <Headlines posts={posts} />}
    </Page>
  );
}

function Headlines({ posts }: { posts: readonly PostSummary[] }) {
  const [first, ...others] = posts.slice(0, 3);
  return (
    <section aria-labelledby="news" className="bg-paper-2 py-section">
      <div className="wrap grid grid-cols-1 gap-x-12 gap-y-10 wide:grid-cols-12">
        <h2 id="news" className="wide:col-span-12">
          {teamWords.news}
        </h2>
        {first && (
          <div className="wide:col-span-7">
            <div className="border-b-8 border-wood-deep">
              <ShapedPicture
                picture={first.picture}
                shape="roof"
                proportion="low"
                sizes="(min-width: 60rem) 42rem, 100vw"
              />
            </div>
            <Headline post={first} size="text-2" />
          </div>
        )}
        <div className="grid content-end gap-8 wide:col-span-5">
          {others.map((post) => (
            <Headline key={post.slug} post={post} size="text-2" />
          ))}
          <p>
            <Link to="/blog-grid" variant="line">
              {teamWords.newsAll}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}

const Headline = ({ post: { slug, title, lang, date }, size }: { post: PostSummary; size: 'text-2' }) => (
  <div className="mt-5">
    <h3 className={size} {...lang}>
      <Link to={postAddress(slug)} variant="heading">
        {title}
      </Link>
    </h3>
    <time dateTime={date} className="mt-2 block text-ink-soft">
      {shortDate(date)}
    </time>
  </div>
);
