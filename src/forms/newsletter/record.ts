/** The newsletter of the template footer: one address. */
import { privacyRows } from '#content/words/privacy.ts';
import { messages, newsletter as words, newsletterFields } from '#content/words/template-forms.ts';
import { purpose } from '#content/words/inquiry.ts';
import type { FormRecord, OwnLetter } from '#forms/record.ts';
import { address, failuresOf } from '#forms/rules.ts';
import { noScriptPaths } from '#mail/contract.ts';
import { newsletterSignup } from '#mail/newsletter-signup.ts';

const rules = { dzEmail: address(messages.emailMissing, messages.emailInvalid) };

export const newsletter: FormRecord<OwnLetter> = {
  groups: [{ fields: newsletterFields }],
  hidden: { [purpose.name]: purpose.value },
  carried: [],
  guard: 'honeypot',
  rules: (values) => failuresOf(rules, values),
  letters(provider, { dzEmail = '' }) {
    const email = dzEmail.trim();
    return { own: { kind: 'newsletter', message: newsletterSignup(provider, email), replyTo: email } };
  },
  page: {
    path: noScriptPaths.newsletter,
    home: '/',
    title: words.title,
    submit: words.submit,
    sent: words.sent,
    next: () => [],
    back: () => undefined,
  },
  privacy: privacyRows.newsletter,
};
