/** Leave a Reply: a comment on a post, which the provider reads before it is published. */
import { commentsUrl } from '#content/records/form-service.ts';
import type { Provider } from '#content/records/provider.ts';
import { privacyRows } from '#content/words/privacy.ts';
import { comment as words, commentFields, commentHidden as names, messages } from '#content/words/template-forms.ts';
import type { FormRecord, OwnLetter, Values } from '#forms/record.ts';
import { address, failuresOf, filled } from '#forms/rules.ts';
import { commentLetter } from '#mail/comment.ts';
import { routeOf } from '#routes.ts';

const rules = {
  Author: filled(messages.authorMissing),
  Email: address(messages.emailMissing, messages.emailInvalid),
  comment: filled(messages.commentBlank),
};

export const comment: FormRecord<OwnLetter> = {
  groups: [{ fields: commentFields }],
  hidden: {},
  carried: Object.values(names),
  guard: 'honeypot',
  rules: (values) => failuresOf(rules, values),
  letters(provider, values) {
    const post = postOf(provider, values);
    const { Author: author = '', Email: email = '', Website: website = '', comment: text = '' } = values;
    const parentName = values[names.parentName]?.trim();
    const message = commentLetter(provider, {
      author,
      email,
      website,
      comment: text,
      post: { title: post?.title ?? '', address: new URL(post?.path ?? '/', provider.url).href },
      ...(parentName ? { parent: { id: values[names.parent] ?? '', name: parentName } } : {}),
    });
    return { own: { kind: 'comment', message, replyTo: email.trim() } };
  },
  page: {
    path: commentsUrl,
    home: '/blog-grid',
    title: words.title,
    submit: words.submit,
    sent: words.sent,
    next: () => [],
    back: postOf,
  },
  privacy: privacyRows.comment,
};

/** The post that a comment is about, if it is a page of this site. */
function postOf({ url }: Pick<Provider, 'url'>, values: Values) {
  const page = URL.parse(values[names.path] ?? '', url);
  const route = page?.origin === new URL(url).origin ? routeOf(page.pathname) : undefined;
  if (!page || !route) return undefined;
  return { path: page.pathname + page.search, title: values[names.title]?.trim() || route.title };
}
