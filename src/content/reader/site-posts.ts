/** The posts as pages show them: with the names of people, and the pictures with their sizes. */
import { bylineOf } from '#content/rules/byline.ts';
import type { Shown } from '#content/rules/picture.ts';
import type { Comment, Post } from '#content/rules/post.ts';

import { readPosts, type PostFile } from './posts.ts';
import { readRecordings } from './recordings.ts';
import { withSizes } from './site-content.ts';
import { readSiteFile } from './site-file.ts';

type ShownFile = Shown<PostFile>;

/**
 * All posts, the newest first.
 * @throws {SiteError} one sentence for each mistake
 */
export async function sitePosts(): Promise<readonly Post[]> {
  const files = await withSizes(readPosts());
  const people = readSiteFile('people');
  const { films, sounds } = readRecordings();
  const { name: daycare } = readSiteFile('provider');

  /** The name of somebody: of one of the people with their room, or what stands there. */
  function nameOf(by: string): string {
    const person = people.find(({ id }) => id === by);
    return person ? bylineOf(person) : by;
  }

  function postOf({ slug, head, lead, parts }: ShownFile): Post {
    const { author, quote, comments, film, sound, sample = false, ...rest } = head;
    const { lang } = rest;
    let count = 0;
    const commentOf = ({ by, replies, ...words }: ShownFile['head']['comments'][number]): Comment => ({
      id: `c${(count += 1)}`,
      name: nameOf(by),
      ...(lang && { lang }),
      ...words,
      ...(replies && { replies: replies.map(commentOf) }),
    });
    return {
      slug,
      sample,
      ...rest,
      author: author ? nameOf(author) : daycare,
      lead,
      // The quote stands below the first.
      parts: parts.length ? parts : [{}],
      ...(quote && { quote: { text: quote.text, by: nameOf(quote.by) } }),
      comments: comments.map(commentOf),
      // Not one whose consent has ended.
      ...(film && films.some(({ id }) => id === film) && { film }),
      ...(sound && sounds.some(({ id }) => id === sound) && { sound }),
    };
  }

  return files.toSorted((one, other) => other.head.date.localeCompare(one.head.date)).map(postOf);
}
