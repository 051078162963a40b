/** The letters that the template forms become: one for each template, to the provider, composed here whatever way the form came. */
import { type TemplateForm } from '#content/records/form-service.ts';
import { type Provider } from '#content/records/provider.ts';
import { teacherField } from '#content/words/template-forms.ts';
import { checkNewsletter } from '#forms/newsletter/rules.ts';
import { checkQuestion, inquiryOf } from '#forms/question/rules.ts';
import { newsletterSignup } from '#mail/newsletter-signup.ts';
import { question, teacherMessage } from '#mail/question.ts';

import { type OwnLetter } from '#gateway/letters/policy.ts';

type Values = Readonly<Record<string, string>>;

export interface TemplateLetter {
  /** Whether the spam check belongs to the form. */
  readonly isProven: boolean;
  /** Fields of the form, by the names of the wire. */
  readonly fields: readonly string[];
  check(values: Values): readonly { readonly field: string; readonly message: string }[];
  compose(values: Values): OwnLetter;
}

const questionNames = ['dzName', 'dzEmail', 'dzOther[Phone]', 'dzMessage'];

export const templateLetters = (provider: Provider): Record<TemplateForm, TemplateLetter> => ({
  newsletter: {
    isProven: false,
    fields: ['dzEmail'],
    check: checkNewsletter,
    compose({ dzEmail = '' }) {
      const email = dzEmail.trim();
      return { kind: 'newsletter', message: newsletterSignup(provider, email), replyTo: email };
    },
  },
  question: {
    isProven: true,
    fields: questionNames,
    check: checkQuestion,
    compose(values) {
      const inquiry = inquiryOf(values);
      return { kind: 'question', message: question(provider, inquiry), replyTo: inquiry.email };
    },
  },
  teacher: {
    isProven: true,
    fields: [...questionNames, teacherField],
    check: checkQuestion,
    compose(values) {
      const inquiry = inquiryOf(values);
      const message = teacherMessage(provider, inquiry, values[teacherField] ?? '');
      return { kind: 'teacher', message, replyTo: inquiry.email };
    },
  },
});
