/** What the gateway asks of a comment. The form itself checks nothing (specification 5): the answer to a comment that is not whole is a page. */
import { messages } from '#content/template-forms.ts';
import { isAddress } from '#mail/address.ts';

/** Failing fields with their messages, in the fields' order. */
export function checkComment(values: Readonly<Record<string, string>>): { field: string; message: string }[] {
  const [author, email, text] = ['Author', 'Email', 'comment'].map((name) => values[name]?.trim() ?? '');
  return [
    ...(author ? [] : [{ field: 'Author', message: messages.authorMissing }]),
    ...(isAddress(email ?? '')
      ? []
      : [{ field: 'Email', message: email ? messages.emailInvalid : messages.emailMissing }]),
    ...(text ? [] : [{ field: 'comment', message: messages.commentBlank }]),
  ];
}
