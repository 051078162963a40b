/** The forms as they are when no script runs: the same fields, words and rules as on the site, and the letters they become. */
import * as contact from '#content/words/contact.ts';
import { type Provider } from '#content/records/provider.ts';
import * as registration from '#content/words/registration.ts';
import { fieldNames, inquirySchema, purpose } from '#forms/contact/rules.ts';
import { checkStep } from '#forms/registration/rules.ts';
import { isAddress } from '#mail/address.ts';
import { contactInquiry, type Inquiry } from '#mail/contact-inquiry.ts';
import { plainPaths, type Message } from '#mail/contract.ts';
import { wallClock } from '#mail/local-time.ts';
import { parentConfirmation } from '#mail/parent-confirmation.ts';
import { registrationReport } from '#mail/registration-report.ts';
import { type Path } from '#routes.ts';

import { templateForms } from './no-script-template-forms.ts';
import { type OwnLetter } from '#gateway/letters/policy.ts';
import { pageWords } from '#gateway/http/refusals.ts';

export type Values = Readonly<Record<string, string>>;

export interface Failure {
  readonly field: string;
  readonly message: string;
}

export interface PlainField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'tel' | 'email' | 'date' | 'select' | 'textarea';
  readonly isOptional: boolean;
  readonly hint?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly options?: readonly { readonly value: string; readonly label: string }[] | undefined;
}

export interface PlainForm {
  readonly path: string;
  /** The page that the form stands on. */
  readonly home: Path;
  readonly title: string;
  readonly groups: readonly { readonly legend?: string; readonly fields: readonly PlainField[] }[];
  /** Sent along, never shown. */
  readonly hidden: Values;
  /** Hidden fields whose values come from the page, and go back to it with a problem. */
  readonly carried?: readonly string[];
  /** `small` counts towards PLAIN_MAX too: nothing proves a person here. */
  readonly allowance?: 'small';
  readonly submit: string;
  readonly sent: string;
  /** Failing fields in their order. `today` is a day of the provider's calendar. */
  check(values: Values, today: Date): readonly Failure[];
  letters(values: Values, now: Date): { report: Message; confirmation?: Message } | { own: OwnLetter };
  /** What happens next, below the thanks. `isConfirmed`: a confirmation goes to the address in the form. */
  next(values: Values, isConfirmed: boolean): readonly string[];
  /** Where the thanks lead back to, if not to the home page. */
  back?(values: Values): { readonly path: string; readonly title: string } | undefined;
}

export const formsFor = (provider: Provider): readonly PlainForm[] => [
  registrationForm(provider),
  contactForm(provider),
  ...templateForms(provider),
];

/** Today in the provider's calendar, as a local day of this machine, which is what the rules count in. */
export function providerToday(now: Date, { utcOffset }: Pick<Provider, 'utcOffset'>): Date {
  const wall = wallClock(now, utcOffset);
  return new Date(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate());
}

function registrationForm(provider: Provider): PlainForm {
  const answersOf = (values: Values) => ({ ...registration.emptyAnswers, ...values });
  return {
    path: plainPaths.registration,
    home: '/',
    title: `${provider.name} ${registration.words.title}`,
    groups: registration.steps.map(({ title, fields }) => ({
      legend: title,
      fields: fields.map(({ missing, ...field }) => ({ ...field, isOptional: missing === undefined })),
    })),
    hidden: {},
    submit: registration.words.submit,
    sent: registration.messages.sent,
    check: (values, today) => ([1, 2, 3] as const).flatMap((step) => checkStep(step, answersOf(values), today)),
    letters(values, now) {
      const answers = answersOf(values);
      const email = answers.parentEmail.trim();
      return {
        report: registrationReport(provider, answers, now),
        ...(isAddress(email) ? { confirmation: parentConfirmation(provider, email) } : {}),
      };
    },
    next: ({ parentEmail = '' }, isConfirmed) => [
      ...(isConfirmed ? [pageWords.confirmation.replace('{email}', () => parentEmail.trim())] : []),
      pageWords.reply,
    ],
  };
}

function contactForm(provider: Provider): PlainForm {
  const inquiryOf = (values: Values): Inquiry => ({
    name: values[fieldNames.name] ?? '',
    email: values[fieldNames.email] ?? '',
    phone: values[fieldNames.phone] ?? '',
    message: values[fieldNames.message] ?? '',
  });
  return {
    path: plainPaths.contact,
    home: '/contact-us',
    title: contact.invitation.title,
    groups: [
      { fields: contact.fields.map((field) => ({ ...field, name: fieldNames[field.name], isOptional: false })) },
    ],
    hidden: { [purpose.name]: purpose.value },
    submit: contact.words.submit,
    sent: contact.messages.sent,
    check(values) {
      const issues = inquirySchema.safeParse(inquiryOf(values)).error?.issues ?? [];
      return contact.fields.flatMap(({ name }) => {
        const issue = issues.find(({ path }) => path[0] === name);
        return issue ? [{ field: fieldNames[name], message: issue.message }] : [];
      });
    },
    letters: (values) => ({ report: contactInquiry(provider, inquiryOf(values)) }),
    next: () => [contact.words.assurance],
  };
}
