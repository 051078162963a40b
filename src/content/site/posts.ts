/** All posts, the newest first. */
import { postLayouts, type PostAxes } from '#content/layouts/post.ts';
import { readingPath } from '#content/rules/addresses.ts';
import { bylineOf } from '#content/rules/byline.ts';
import type { Comment, Post, PostPicture } from '#content/posts/post.ts';
import { readPosts, type PostFile } from '#content/reader/posts.ts';
import { SiteError } from '#content/reader/site-file.ts';
import { rows } from '#route-rows.ts';

import { pages } from './pages.ts';
import { people } from './people.ts';
import { provider } from './provider.ts';
import { films, sounds } from './recordings.ts';

type Head = PostFile['head'];

const personOf = (by: string) => people.find(({ id }) => id === by);

/** The name of somebody: of one of the people with their room, or what stands there. */
function nameOf(by: string): string {
  const person = personOf(by);
  return person ? bylineOf(person) : by;
}

const shown = ({ name, says, focus }: Head['picture']): PostPicture => ({ name, alt: says, ...(focus && { focus }) });

function postOf({ slug, head, lead, parts }: PostFile): Post {
  const { author, picture, quote, comments, pictures, boxes, notes, film, sound, sample = false, ...rest } = head;
  let count = 0;
  const commentOf = ({ by, replies, ...words }: Head['comments'][number]): Comment => ({
    id: `c${(count += 1)}`,
    name: nameOf(by),
    ...words,
    ...(replies && { replies: replies.map(commentOf) }),
  });
  return {
    slug,
    sample,
    ...rest,
    author: author ? nameOf(author) : provider.name,
    picture: shown(picture),
    lead,
    // The quote stands below the first.
    parts: parts.length ? parts : [{}],
    ...(quote && { quote: { text: quote.text, by: nameOf(quote.by) } }),
    comments: comments.map(commentOf),
    // Not one whose consent has ended.
    ...(film && film in films && { film }),
    ...(sound && sound in sounds && { sound }),
    ...(pictures && { pictures: pictures.map((each) => ({ ...shown(each), title: each.title })) }),
    ...(boxes && { boxes: boxes.map((box) => ({ ...box, picture: shown(box.picture) })) }),
    ...(notes && { notes: notes.map((note) => ({ ...note, picture: shown(note.picture) })) }),
  };
}

/** The newest first. */
const files = readPosts().toSorted((one, other) => other.head.date.localeCompare(one.head.date));

/** What a layout cannot do without, by its lead. */
const neededBy: { readonly [Lead in PostAxes['lead']]?: keyof Head } = {
  catalogue: 'boxes',
  film: 'film',
  link: 'link',
  notes: 'notes',
  quote: 'quote',
  slides: 'pictures',
  sound: 'sound',
  strip: 'pictures',
};

const mistakes = Object.entries(pages).flatMap(([path, page]) => {
  const row = rows.find((each) => each.path === path);
  if (row?.kind !== 'post') return [];
  const named = 'post' in page && page.post;
  const file = named ? files.find(({ slug }) => slug === named) : files[0];
  if (!file)
    return named
      ? [`pages.yaml: ${path} shows the post “${named}”, but posts/ has no file ${named}.md.`]
      : [`pages.yaml: ${path} shows the newest post, but posts/ has none. Write one, or take the page out.`];
  const { lead } = postLayouts[row.variant];
  const needed = path !== readingPath && neededBy[lead];
  if (lead === 'contents' && !file.parts.some(({ heading }) => heading))
    return [
      `pages.yaml: ${path} lists the headings of a post, but posts/${file.slug}.md has none. Name a post that has, or take the page out.`,
    ];
  return needed && !file.head[needed]
    ? [
        `pages.yaml: ${path} shows the ${needed} of a post, but posts/${file.slug}.md has no “${needed}”. Name a post that has, or take the page out.`,
      ]
    : [];
});
if (mistakes.length) throw new SiteError(mistakes);

export const posts: readonly Post[] = files.map(postOf);
