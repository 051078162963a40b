// The head of a post, in the tint of its category: title, date, author, number of comments and lead sentence, and a picture that stands on its lower edge.
import type { PostAxes } from './post-layouts.ts';
import { allPostsPath } from '#content/rules/addresses.ts';
import { longDate } from '#content/rules/dates.ts';
import { takesComments } from '#content/site/provider.ts';
import { categoryFamilies } from '#content/words/news.ts';
import { postWords } from '#content/words/post-words.ts';
import type { Post } from '#content/rules/post.ts';
import { Drawing, type DrawingName } from '#ui/drawing/drawing.tsx';
import { familyClasses } from '#ui/layout/family-classes.ts';
import { Link } from '#ui/navigation/link.tsx';

import { AuthorLink } from './author-link.tsx';
import { leads, type PostLead } from './leads.tsx';
import { StructuredData } from './structured-data.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { Lead } from '#ui/layout/lead.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';

const authors = { inside: '', beside: 'wide:hidden' } as const;

interface PostHeadProps {
  variant: PostAxes['head'];
  width: PostAxes['width'];
  lead: PostAxes['lead'];
  post: Post;
  /** On wide screens a rail beside the post names the author, not the head. */
  author: keyof typeof authors;
  /** Number of comments, replies included. */
  comments: number;
}

const plain = 'pb-12 tablet:pb-16';
/** What stands on the head's lower edge where the lead does not, at the right on wide screens. */
const toys: Partial<Record<PostLead['place'], DrawingName>> = { below: 'abacus' };

/** What the head ends with, by the place of the lead: on its edge, over its edge (article.tsx), or away from it. */
const feet: Record<PostLead['place'], string> = {
  head: '',
  edge: 'pb-24 wide:pb-30',
  corner: `${plain} wide:pb-30`,
  below: plain,
  margin: '',
};

export function PostHead({ variant, width, lead, post, author, comments }: PostHeadProps) {
  const { title, lang, date, category } = post;
  const { Content, place } = lead === 'none' ? { Content: undefined, place: 'below' as const } : leads[lead];
  // A lead in the margin of the text leaves the head's edge to the picture of the post.
  const Picture = place === 'margin' ? leads.hill.Content : place === 'head' && Content;
  const toy = toys[place];
  const ground = variant === 'stage' ? 'bg-stage' : familyClasses[categoryFamilies[category]].tint;
  return (
    <div className={`pt-10 tablet:pt-16 ${ground} ${feet[place]}`}>
      <StructuredData post={post} />
      <div className="relative wrap">
        {/* A text in the middle of the page begins where its title does. */}
        <div className={width === 'text' ? 'mx-auto max-w-column' : 'desktop:max-w-5/6'}>
          <PageHead
            title={
              <Link to={allPostsPath} variant="plain">
                <span className="hover:underline" {...lang}>
                  {title}
                </span>
              </Link>
            }
          />
          {/* On a coloured background links take the colour of the text around them. */}
          <p className="mt-6 flex flex-wrap items-center gap-x-6">
            <time dateTime={date} className="w-full tablet:w-auto">
              {longDate(date)}
            </time>
            <span className={`inline-flex items-center gap-2 ${authors[author]}`}>
              {postWords.by} <AuthorLink name={post.author} variant="block" />
            </span>
            {(takesComments || comments > 0) && (
              <Link to={allPostsPath} variant="block">
                {postWords.comments(comments)}
              </Link>
            )}
          </p>
          <Lead>
            <InLanguage lang={lang}>{post.lead}</InLanguage>
          </Lead>
        </div>
        {toy && (
          <div className="absolute end-0 -bottom-16 hidden h-48 w-1/4 desktop:block">
            <Drawing name={toy} size="cubby" />
          </div>
        )}
        {Picture && (
          <div className="mt-10">
            <Picture post={post} />
          </div>
        )}
      </div>
    </div>
  );
}
