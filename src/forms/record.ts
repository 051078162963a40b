/** What a form is. Everything that the browser, the gateway and the privacy page know of a form is one record; a record without one of its parts does not compile. */
import type { Provider } from '#content/records/provider.ts';
import type { PrivacyRow } from '#content/words/privacy.ts';
import type { Message } from '#mail/contract.ts';
import type { Path } from '#routes.ts';
import type { FieldProps } from '#ui/control/field.tsx';

/** What was typed, by the names of the wire. */
export type Values = Readonly<Record<string, string>>;

export interface Failure {
  readonly field: string;
  readonly message: string;
}

/** A field as the words of a form describe it: everything but what the page adds to it. */
export type FieldRow = FieldProps extends infer Each
  ? Each extends unknown
    ? Readonly<Omit<Each, 'id' | 'error' | 'control' | 'defaultValue'>>
    : never
  : never;

export interface FieldGroup {
  /** Names the group where a form has several: the steps of the registration. */
  readonly legend?: string;
  readonly fields: readonly FieldRow[];
}

/** Letters that the browser can post too: the gateway reads them as it reads those. */
export interface PostedLetters {
  readonly report: Message;
  /** To the visitor. */
  readonly confirmation?: Message;
}

/** A letter that only the gateway composes. */
export interface OwnLetter {
  readonly own: {
    readonly kind: 'newsletter' | 'question' | 'teacher' | 'comment';
    readonly message: Message;
    /** The writer's address as it was typed. */
    readonly replyTo: string;
  };
}

export interface FormRecord<Letters extends PostedLetters | OwnLetter = PostedLetters | OwnLetter> {
  readonly groups: readonly FieldGroup[];
  /** Sent along, never shown. */
  readonly hidden: Values;
  /** Names of hidden fields whose values come from the page, and go back to it with a problem. */
  readonly carried: readonly string[];
  /**
   * What keeps programs out, beside the limits that all forms have. With a honeypot or a spam check the gateway composes the letter, and a form without a proof
   * has the smaller allowance (PLAIN_MAX).
   */
  readonly guard: 'limits' | 'honeypot' | 'spam-check';
  /** Failing fields in the order in which they are named; the first takes the focus. `today` is a moment of the visitor's calendar day, or of the provider's. */
  readonly rules: (values: Values, today: Date) => readonly Failure[];
  readonly letters: (provider: Provider, values: Values, now: Date) => Letters;
  /** Where the form posts without scripts, and the page that answers. */
  readonly page: {
    /** An address of this gateway, or that of another service. */
    readonly path: string;
    /** The page that the form stands on. */
    readonly home: Path;
    readonly title: string;
    readonly submit: string;
    readonly sent: string;
    /** What happens next, below the thanks. `isConfirmed`: a confirmation goes to the address in the form. */
    readonly next: (values: Values, isConfirmed: boolean) => readonly string[];
    /** Where the thanks lead back to, if not to the home page. */
    readonly back: (
      provider: Provider,
      values: Values,
    ) => { readonly path: string; readonly title: string } | undefined;
  };
  /** What the privacy page says of the form. */
  readonly privacy: PrivacyRow;
}

/** The fields that a visitor fills in, in their order. */
export const fieldsOf = ({ groups }: Pick<FormRecord, 'groups'>) => groups.flatMap(({ fields }) => fields);

export const namesOf = (form: Pick<FormRecord, 'groups'>) => fieldsOf(form).map(({ name }) => name);
