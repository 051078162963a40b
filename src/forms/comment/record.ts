/** Leave a Reply: a comment on a post, which the letterhead reads before it is published. */
import { object, type infer as Infer } from 'zod/mini';

import { commentsUrl } from '#mail/form-service.ts';

import { allPostsPath } from '#content/rules/addresses.ts';
import { commentFields, commentHidden as names, messages } from '#content/words/template-forms.ts';
import { address, requiredLine, requiredText, line, text } from '#forms/check.ts';
import type { FormRecord, OwnLetter } from '#forms/record.ts';
import { commentLetter } from '#mail/comment.ts';
import type { Letterhead } from '#mail/letterhead.ts';
import { rowOf } from '#route-rows.ts';

const schema = object({
  Author: requiredLine(messages.authorMissing),
  Email: address(messages.emailMissing, messages.emailInvalid),
  Website: line(),
  comment: requiredText(messages.commentBlank),
  [names.path]: text(),
  [names.title]: text(),
  [names.parent]: text(),
  [names.parentName]: text(),
});

type CommentValues = Infer<typeof schema>;

export const comment: FormRecord<CommentValues, OwnLetter> = {
  groups: [{ fields: commentFields }],
  hidden: {},
  carried: Object.values(names),
  guard: 'honeypot',
  empty: { Author: '', Email: '', Website: '', comment: '', post: '', postTitle: '', parent: '', parentName: '' },
  schemaFor: () => schema,
  letters(letterhead, values) {
    const post = postOf(letterhead, values);
    const { Author: author, Email: email, Website: website, parent: id, parentName: name } = values;
    const message = commentLetter(letterhead, {
      author,
      email,
      website,
      comment: values.comment,
      post: { title: post?.title ?? '', address: post?.address ?? new URL('/', letterhead.url).href },
      ...(name && { parent: { id, name } }),
    });
    return { own: { kind: 'comment', message, replyTo: email } };
  },
  page: {
    path: commentsUrl,
    home: allPostsPath,
    field: names.path,
  },
};

/** The post that a comment is about, if it is a page that the site can have. */
function postOf({ url }: Pick<Letterhead, 'url'>, { post, postTitle: title }: CommentValues) {
  const page = URL.parse(post, url);
  return page?.origin === new URL(url).origin && rowOf(page.pathname)
    ? { address: page.origin + page.pathname + page.search, title }
    : undefined;
}
