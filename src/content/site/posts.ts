/** All posts, the newest first. */
import { bylineOf } from '#content/rules/byline.ts';
import type { Comment, Post, PostPicture } from '#content/posts/post.ts';
import { readPosts, type PostFile } from '#content/reader/posts.ts';
import { SiteError } from '#content/reader/site-file.ts';

import { pages } from './pages.ts';
import { people } from './people.ts';
import { provider } from './provider.ts';

type Head = PostFile['head'];

const personOf = (by: string) => people.find(({ id }) => id === by);

/** The name of somebody: of one of the people with their room, or what stands there. */
function nameOf(by: string): string {
  const person = personOf(by);
  return person ? bylineOf(person) : by;
}

const shown = ({ name, says, focus }: Head['picture']): PostPicture => ({ name, alt: says, ...(focus && { focus }) });

function postOf({ slug, head, lead, parts }: PostFile): Post {
  const { author, picture, quote, comments, pictures, boxes, notes, sample = false, ...rest } = head;
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
    parts,
    quote: { text: quote.text, by: nameOf(quote.by) },
    comments: comments.map(commentOf),
    ...(pictures && { pictures: pictures.map((each) => ({ ...shown(each), title: each.title })) }),
    ...(boxes && { boxes: boxes.map((box) => ({ ...box, picture: shown(box.picture) })) }),
    ...(notes && { notes: notes.map((note) => ({ ...note, picture: shown(note.picture) })) }),
  };
}

const files = readPosts();

for (const [path, page] of Object.entries(pages))
  if ('post' in page && !files.some(({ slug }) => slug === page.post))
    throw new SiteError([`pages.yaml: ${path} shows the post “${page.post}”, but posts/ has no file ${page.post}.md.`]);

export const posts: readonly Post[] = files.map(postOf).toSorted((one, other) => other.date.localeCompare(one.date));
