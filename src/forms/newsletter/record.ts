/** The newsletter of the template footer: one address. */
import { object, type infer as Infer } from 'zod/mini';

import { messages, newsletterFields, pageField } from '#content/words/template-forms.ts';
import { purpose } from '#content/words/inquiry.ts';
import { address } from '#forms/check.ts';
import type { FormRecord, OwnLetter } from '#forms/record.ts';
import { noScriptPaths } from '#mail/contract.ts';
import { newsletterSignup } from '#mail/newsletter-signup.ts';

const schema = object({ dzEmail: address(messages.emailMissing, messages.emailInvalid) });

export const newsletter: FormRecord<Infer<typeof schema>, OwnLetter> = {
  groups: [{ fields: newsletterFields }],
  hidden: { [purpose.name]: purpose.value },
  carried: [],
  guard: 'honeypot',
  empty: { dzEmail: '' },
  schemaFor: () => schema,
  letters: (letterhead, { dzEmail }) => ({
    own: { kind: 'newsletter', message: newsletterSignup(letterhead, dzEmail), replyTo: dzEmail },
  }),
  page: {
    path: noScriptPaths.newsletter,
    home: '/',
    field: pageField,
  },
};
