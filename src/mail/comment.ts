/** A comment on a post, for the provider to read before it is published. Plain text, the visitor's message first. */
import { type Message } from './contract.ts';
import { type Letterhead } from './letterhead.ts';
import { line, lines, none, writerOf } from './letter-template.ts';

export interface Comment {
  readonly author: string;
  readonly email: string;
  readonly website: string;
  readonly comment: string;
  readonly post: { readonly title: string; readonly address: string };
  /** The comment that is replied to. */
  readonly parent?: { readonly id: string; readonly name: string };
}

export function commentLetter(letterhead: Letterhead, { post, parent, ...given }: Comment): Message {
  const [author, email, website] = [given.author, given.email, given.website].map((text) => line(text) || none);
  const comment = lines(given.comment);
  // A reply starts with '@Name' (product decision 29). The form writes it into the field; add it again if the visitor deleted it.
  const mention = parent ? `@${line(parent.name)}` : '';
  const text = comment.startsWith(mention) ? comment : `${mention} ${comment}`;
  const details = [
    `Author: ${author}`,
    `Email: ${email}`,
    `Website: ${website}`,
    `Post: ${line(post.title) || none} (${post.address})`,
    ...(parent ? [`Reply to: ${line(parent.name)} (${line(parent.id)})`] : []),
  ];
  return {
    to: letterhead.email,
    subject: `New Comment from ${writerOf(author)} - ${letterhead.name}`,
    message: `${text}\n\n${details.join('\n')}`,
  };
}
