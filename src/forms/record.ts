/** The record of a form: all that the browser, the gateway and the privacy page know about it. An incomplete record does not compile. */
import type { Provider } from '#content/records/provider.ts';
import type { PrivacyRow } from '#content/words/privacy.ts';
import type { Message } from '#mail/contract.ts';
import type { Path } from '#routes.ts';
import type { FieldProps } from '#ui/control/field.tsx';

/** The typed values by field name. */
export type Values = Readonly<Record<string, string>>;

export interface Failure {
  readonly field: string;
  readonly message: string;
}

/** A field as described in `content/words`, without what the page adds to it. */
export type FieldRow = FieldProps extends infer Each
  ? Each extends unknown
    ? Readonly<Omit<Each, 'id' | 'error' | 'control' | 'defaultValue'>>
    : never
  : never;

export interface FieldGroup {
  /** Name of the group in a form with several: the steps of the registration. */
  readonly legend?: string;
  readonly fields: readonly FieldRow[];
}

/** Letters that the browser can post too; the gateway treats both alike. */
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
    /** The writer's address as typed. */
    readonly replyTo: string;
  };
}

export interface FormRecord<Letters extends PostedLetters | OwnLetter = PostedLetters | OwnLetter> {
  readonly groups: readonly FieldGroup[];
  /** Hidden fields with fixed values. */
  readonly hidden: Values;
  /** Names of hidden fields whose values the page sets. A page that reports a problem contains them again. */
  readonly carried: readonly string[];
  /**
   * Protection against programs, in addition to the limits of all forms. With a honeypot or a spam check the gateway composes the letter, and a form without a
   * proof has the smaller limit (PLAIN_MAX).
   */
  readonly guard: 'limits' | 'honeypot' | 'spam-check';
  /** Invalid fields in the order of their messages; the first is focused. `today` is a moment of the visitor's or the provider's calendar day. */
  readonly rules: (values: Values, today: Date) => readonly Failure[];
  readonly letters: (provider: Provider, values: Values, now: Date) => Letters;
  /** Where the form posts without scripts, and the content of the page in the response. */
  readonly page: {
    /** A path of this gateway, or the address of another service. */
    readonly path: string;
    /** The page that contains the form. */
    readonly home: Path;
    readonly title: string;
    readonly submit: string;
    readonly sent: string;
    /** What happens next, below the thanks. `isConfirmed`: a confirmation goes to the address in the form. */
    readonly next: (values: Values, isConfirmed: boolean) => readonly string[];
    /** The link below the thanks, if not to the home page. */
    readonly back: (
      provider: Provider,
      values: Values,
    ) => { readonly path: string; readonly title: string } | undefined;
  };
  /** The form's part of the privacy page. */
  readonly privacy: PrivacyRow;
}

/** The visible fields in order. */
export const fieldsOf = ({ groups }: Pick<FormRecord, 'groups'>) => groups.flatMap(({ fields }) => fields);

export const namesOf = (form: Pick<FormRecord, 'groups'>) => fieldsOf(form).map(({ name }) => name);
