/** What the files of policies/ hold: what the head says, above the text, and the parts that the site itself puts into the text. */
import { z } from 'zod';

import { references } from './references.ts';
import { day, language, text } from './texts.ts';

export const policySchema = z.strictObject({
  title: text('Privacy'),
  lang: language('the policy').exactOptional(),
  changed: day('2026-11-23', 'When its words were last changed.')
    .register(references, { kind: 'past day' })
    .exactOptional(),
  notice: z.strictObject({ title: text('No cookies here'), text: text('No counting of visits, and no ads.') }),
  ask: text('Ask about your information', 'The words of the link to the contact form.'),
});

/** What the site puts in the place of a paragraph such as {forms}, by policy. Each stands in its policy once: a page without it would promise less than the law or the audit says. */
export const policies = {
  privacy: {
    forms: 'the table of what each form asks for',
    pictures: 'what your pictures show (words/footer.yaml)',
  },
  accessibility: {
    standing: 'how much of WCAG the site meets',
    limits: 'the known limits',
    report: 'the button to the form for barriers',
    tests: 'how and when the site was tested',
    words: 'the list of glossary.yaml',
    reports: 'the links to the reports for auditors',
    written: 'the day of the statement',
  },
} as const;

export type Policy = keyof typeof policies;
export type Insert<Name extends Policy> = keyof (typeof policies)[Name] & string;
