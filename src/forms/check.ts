/** Checks the values of a form, in the browser and, for what is posted to it, in the gateway: no DOM. */
import type { FieldValues } from 'react-hook-form';
import { config, maxLength, minLength, overwrite, refine, safeParse, string, trim } from 'zod/mini';

import { lineTooLong, longestLine } from '#content/words/field-limit.ts';
import { addressIn, readableAddress } from '#mail/address.ts';

import type { Failure, FormRecord } from './record.ts';

// Without this, zod tries to compile code, which our Content-Security-Policy blocks and reports.
config({ jitless: true });

/** A text that may be empty, of one line or several. */
export const text = () => string().check(trim());

/** Spaces alone count as empty (product decision 25). */
export const requiredText = (missing: string) =>
  string(missing).check(trim(), minLength(1, { error: missing, abort: true }));

const notTooLong = maxLength(longestLine, { error: lineTooLong, abort: true });

/** One line that may be empty. */
export const line = () => text().check(notTooLong);

export const requiredLine = (missing: string) => requiredText(missing).check(notTooLong);

/** An e-mail address without what people write around it, or whatever else was typed. */
export const likeAddress = (missing: string) => requiredLine(missing).check(overwrite(readableAddress));

export const address = (missing: string, invalid: string) =>
  likeAddress(missing).check(refine((typed) => addressIn(typed) !== undefined, invalid));

/** The valid values, without spaces around them; or the failures in the order of their messages, the first of which is told and focused. */
type Checked<Values> =
  | { readonly values: Values; readonly failures: readonly [] }
  | { readonly values?: undefined; readonly failures: readonly [Failure, ...Failure[]] };

/** @param today a moment of the visitor's or the provider's calendar day */
export function check<Values extends FieldValues>(
  form: Pick<FormRecord<Values>, 'schemaFor' | 'firstMessage'>,
  values: Values,
  today: Date,
): Checked<Values> {
  const { data, error } = safeParse(form.schemaFor(today, values), values);
  const found = (error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }));
  // A field has one message: its first.
  const failures = found.filter(({ field }, index) => found.findIndex((other) => other.field === field) === index);
  const [first, ...rest] = inOrder(form, failures);
  return first ? { failures: [first, ...rest] } : { values: data as Values, failures: [] };
}

/** The failures, with the form's first message before all others. */
export const inOrder = ({ firstMessage }: Pick<FormRecord, 'firstMessage'>, failures: readonly Failure[]) => [
  ...failures.filter(({ message }) => message === firstMessage),
  ...failures.filter(({ message }) => message !== firstMessage),
];
