/** The template forms and the comment as they are when the browser posts them itself. Nothing proves a person here, so they have the smaller allowance. */
import { commentsUrl } from '#content/records/form-service.ts';
import { type Provider } from '#content/records/provider.ts';
import * as content from '#content/words/template-forms.ts';
import { checkComment } from '#forms/comment/rules.ts';
import { commentLetter } from '#mail/comment.ts';
import { plainPaths } from '#mail/contract.ts';
import { routeOf } from '#routes.ts';

import { type PlainForm, type Values } from './no-script-forms.ts';
import { templateLetters } from './template-letters.ts';

const hidden = { [content.purpose.name]: content.purpose.value };
const required = <Field extends object>(field: Field) => ({ ...field, isOptional: false });

export function templateForms(provider: Provider): readonly PlainForm[] {
  const { newsletter, question, teacher } = templateLetters(provider);
  const slow = { allowance: 'small', hidden, next: () => [] } as const;
  const questions = [{ fields: content.questionFields.map(required) }];
  return [
    {
      ...slow,
      path: plainPaths.newsletter,
      home: '/',
      title: content.newsletter.title,
      groups: [{ fields: content.newsletterFields.map(required) }],
      submit: content.newsletter.submit,
      sent: content.newsletter.sent,
      check: newsletter.check,
      letters: (values) => ({ own: newsletter.compose(values) }),
    },
    {
      ...slow,
      path: plainPaths.question,
      home: '/faqs',
      title: content.askQuestions.title,
      groups: questions,
      submit: content.askQuestions.submit,
      sent: content.askQuestions.sent,
      check: question.check,
      letters: (values) => ({ own: question.compose(values) }),
    },
    {
      ...slow,
      path: plainPaths.teacher,
      home: '/teachers-details',
      title: content.teacherContact.plainTitle,
      groups: questions,
      carried: [content.teacherField],
      submit: content.teacherContact.submit,
      sent: content.teacherContact.sent,
      check: teacher.check,
      letters: (values) => ({ own: teacher.compose(values) }),
    },
    ...(commentsUrl.startsWith('/') ? [commentForm(provider)] : []),
  ];
}

function commentForm(provider: Provider): PlainForm {
  const names = content.commentHidden;
  const postOf = (values: Values) => {
    const address = URL.parse(values[names.path] ?? '', provider.url);
    const route = address?.origin === new URL(provider.url).origin ? routeOf(address.pathname) : undefined;
    if (!address || !route) return undefined;
    return { path: address.pathname + address.search, title: values[names.title]?.trim() || route.title };
  };
  return {
    path: commentsUrl,
    home: '/blog-grid',
    allowance: 'small',
    title: content.comment.title,
    groups: [
      {
        fields: content.commentFields.map((field) => ({ ...field, isOptional: 'optional' in field && field.optional })),
      },
    ],
    hidden: {},
    carried: Object.values(names),
    submit: content.comment.submit,
    sent: content.comment.sent,
    check: checkComment,
    letters(values) {
      const post = postOf(values);
      const { Author: author = '', Email: email = '', Website: website = '', comment = '' } = values;
      const parentName = values[names.parentName]?.trim();
      const message = commentLetter(provider, {
        author,
        email,
        website,
        comment,
        post: { title: post?.title ?? '', address: new URL(post?.path ?? '/', provider.url).href },
        ...(parentName ? { parent: { id: values[names.parent] ?? '', name: parentName } } : {}),
      });
      return { own: { kind: 'comment', message, replyTo: email.trim() } };
    },
    next: () => [],
    back: postOf,
  };
}
