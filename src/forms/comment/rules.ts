/** When a comment is whole: one set of rules for the browser, before it posts the form, and for the gateway. No DOM. */
import { messages } from '#content/words/template-forms.ts';
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
