// The table of contents in the margin of a post.
import { postWords } from '#content/words/post-words.ts';
import { partAnchor } from '#content/rules/addresses.ts';
import { TableOfContents } from '#ui/navigation/table-of-contents.tsx';

import type { LeadProps } from './leads.tsx';

export function LeadContents({ post: { parts } }: LeadProps) {
  const headed = parts.flatMap(({ heading }, index) => (heading ? [{ title: heading, id: partAnchor(index) }] : []));
  return <TableOfContents title={postWords.contents} parts={headed} />;
}
