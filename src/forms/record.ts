/** The record of a form: all that the browser, the gateway and the privacy page know about it. An incomplete record does not compile. */
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

import type { Message } from '#mail/contract.ts';
import type { Letterhead } from '#mail/letterhead.ts';
import type { Path } from '#route-rows.ts';
import type { FieldProps } from '#ui/control/field.tsx';

/** A field as described in `content/words`, without what the page adds to it. `name` is its path in the values: `dzOther.Phone`. */
export type FieldRow<Name extends string = string> = FieldProps extends infer Each
  ? Each extends unknown
    ? Readonly<Omit<Each, 'id' | 'name' | 'error' | 'offer' | 'control' | 'defaultValue'> & { name: Name }>
    : never
  : never;

export interface FieldGroup<Name extends string = string> {
  /** Name of the group in a form with several: the steps of the registration. */
  readonly legend?: string;
  readonly fields: readonly FieldRow<Name>[];
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

/** An invalid field, by its path, and what to tell the visitor. */
export interface Failure {
  readonly field: string;
  readonly message: string;
}

/** What has come of the last submission. */
export type Outcome<Values> =
  | { readonly is: 'open' | 'sending' }
  /** `isConfirmed`: whether a confirmation goes to the address in the form, if that is known. */
  | { readonly is: 'sent'; readonly values: Values; readonly isConfirmed?: boolean }
  /** `isFinal`: to send it again would be in vain. */
  | { readonly is: 'refused'; readonly reason: string; readonly isFinal?: boolean };

/** A form that was posted without scripts, as the page in the response shows it. */
export interface Posted<Values extends FieldValues = FieldValues> {
  /** The form's `page.path`. */
  readonly path: string;
  /** What its fields contain: what was typed, or nothing once it was sent. */
  readonly values: Values;
  /** The values of its carried fields, by their names in HTML. */
  readonly carried: Readonly<Record<string, string>>;
  readonly failures: readonly Failure[];
  readonly outcome: Outcome<Values>;
}

export interface FormRecord<
  Values extends FieldValues = FieldValues,
  Letters extends PostedLetters | OwnLetter = PostedLetters | OwnLetter,
> {
  readonly groups: readonly FieldGroup<FieldPath<Values>>[];
  /** Hidden fields with fixed values, by their names in HTML. */
  readonly hidden: Readonly<Record<string, string>>;
  /** Names in HTML of hidden fields whose values the page sets. The answer to a post without scripts contains them again. */
  readonly carried: readonly string[];
  /**
   * Protection against programs, in addition to the limits of all forms. With a honeypot or a spam check the gateway composes the letter, and a form without a
   * proof has the smaller limit (PLAIN_MAX).
   */
  readonly guard: 'limits' | 'honeypot' | 'spam-check';
  /** The values of an untouched form. */
  readonly empty: Values;
  /**
   * What valid values are, with the message of each field. `today` is a moment of the visitor's or the provider's calendar day. What is valid in one field may
   * depend on what stands in another: `typed` are all of them, unchecked.
   */
  schemaFor(today: Date, typed: Values): ZodMiniType<Values, Values>;
  /** The message that comes before all others; otherwise they have the order of the schema. */
  readonly firstMessage?: string;
  letters(letterhead: Letterhead, values: Values, now: Date): Letters;
  /** Where the form posts without scripts, and the page that answers it. */
  readonly page: {
    /** A path of this gateway, or the address of another service. */
    readonly path: string;
    /** The page that contains the form. */
    readonly home: Path;
    /** If it stands on several pages: the hidden field with the address of the page. */
    readonly field?: string;
  };
}

/** The visible fields in order. */
export const fieldsOf = <Values extends FieldValues>({ groups }: Pick<FormRecord<Values>, 'groups'>) =>
  groups.flatMap(({ fields }) => fields);

export const namesOf = <Values extends FieldValues>(form: Pick<FormRecord<Values>, 'groups'>) =>
  fieldsOf(form).map(({ name }) => name);

/** A field's name in HTML and in a post (REQ C3): `dzOther[Phone]` for the path `dzOther.Phone`. */
export const htmlName = (path: string) => path.replace(/\.(\w+)/g, '[$1]');

/**
 * The values of a post, in the shape of the form's empty ones.
 * @param textOf the text of a field by its name in HTML; empty if it was not posted
 */
export function readValues<Values extends FieldValues>(empty: Values, textOf: (name: string) => string): Values {
  const read = (shape: FieldValues, outer: string): FieldValues =>
    Object.fromEntries(
      Object.keys(shape).map((key) => {
        const path = outer + key;
        return [key, typeof shape[key] === 'string' ? textOf(htmlName(path)) : read(shape[key], `${path}.`)];
      }),
    );
  return read(empty, '') as Values;
}
