// The newest posts as a looping carousel with autoplay and a Stop button: pictures of different heights, headlines only, or round pictures.
import { shortDate } from '#content/rules/dates.ts';
import { landingWords } from '#content/words/landing.ts';
import type { PartVariant } from './landing-layouts.ts';
import { categoryFamilies } from '#content/words/news.ts';
import type { PostHeadline, PostSummary } from '#content/rules/post.ts';
import { postAddress } from '#content/rules/addresses.ts';
import { Carousel } from '#ui/motion/carousel.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { CardArea } from '#ui/layout/card-area.tsx';
import { familyClasses } from '#ui/layout/family-classes.ts';
import { ShapedPicture, type ShapedPictureLook } from '#ui/media/shaped-picture.tsx';

import { SlideBoard } from './slide-board.tsx';

type Variant = PartVariant<'news'>;

/** In ms: time to read three headlines. */
const autoplayInterval = 8000;
const sizes = '(max-width: 575px) 92vw, (max-width: 990px) 46vw, 25rem';
const skyline: readonly ShapedPictureLook[] = [
  { shape: 'hill', proportion: 'broad' },
  { shape: 'arch', proportion: 'later-square' },
  { shape: 'roof', proportion: 'later-house' },
];

const pictured = {
  skyline: (post: PostSummary, index: number) => <PictureSlide post={post} frame={skyline[index % skyline.length]!} />,
  discs: (post: PostSummary) => <Disc post={post} />,
};

type NewsCarouselProps = { labelledBy: string } & (
  | { variant: 'headlines'; posts: readonly PostHeadline[] }
  | { variant: Exclude<Variant, 'headlines'>; posts: readonly PostSummary[] }
);

export function NewsCarousel({ labelledBy, ...news }: NewsCarouselProps) {
  const [frame, contents] =
    news.variant === 'headlines'
      ? (['lines', news.posts.map((post) => <Headline key={post.slug} post={post} />)] as const)
      : [undefined, news.posts.map(pictured[news.variant])];
  return (
    <Carousel
      labelledBy={labelledBy}
      view="blog"
      frame={frame}
      align="stretch"
      words={landingWords.newsSlides}
      autoplay={autoplayInterval}
      slides={contents.map((content, index) => ({ id: news.posts[index]!.slug, content }))}
    />
  );
}

interface PostProps {
  post: PostSummary;
}

function Words({ post: { slug, title, lang, date, excerpt } }: PostProps) {
  return (
    <div>
      <h3 {...lang}>
        <Link to={postAddress(slug)} variant="card-heading">
          {title}
        </Link>
      </h3>
      <Day date={date} />
      <p className="mt-3" {...lang}>
        {excerpt}
      </p>
    </div>
  );
}

const Day = ({ date }: { date: string }) => (
  <p className="mt-2 text-small text-ink-soft">
    <time dateTime={date}>{shortDate(date)}</time>
  </p>
);

function PictureSlide({ post, frame }: PostProps & { frame: ShapedPictureLook }) {
  return (
    <CardArea gap="wide">
      <SlideBoard>
        <ShapedPicture {...frame} picture={post.picture} sizes={sizes} />
      </SlideBoard>
      <Words post={post} />
    </CardArea>
  );
}

function Headline({ post: { slug, title, lang, date, category } }: { post: PostHeadline }) {
  return (
    <CardArea>
      <div
        className={`grid gap-4 border-t-8 pt-5 more-contrast:border-ink ${familyClasses[categoryFamilies[category]].border}`}
      >
        <h3 className="text-2" {...lang}>
          <Link to={postAddress(slug)} variant="card-heading">
            {title}
          </Link>
        </h3>
        <Day date={date} />
      </div>
    </CardArea>
  );
}

function Disc({ post }: PostProps) {
  return (
    <CardArea gap="wide">
      <div className="w-3/4 wide:w-2/3">
        <ShapedPicture
          shape="disc"
          proportion="square"
          ring={categoryFamilies[post.category]}
          picture={post.picture}
          sizes="(max-width: 575px) 60vw, 16rem"
        />
      </div>
      <Words post={post} />
    </CardArea>
  );
}
