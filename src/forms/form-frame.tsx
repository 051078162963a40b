// The parts of every form: the form element with its hidden fields and honeypot, which the browser posts without scripts; the fields; the button.
import type { FormEventHandler, ReactNode } from 'react';
import { get, type FieldPath, type FieldValues } from 'react-hook-form';

import { honeypot } from '#content/words/template-forms.ts';
import { Button } from '#ui/control/button.tsx';
import { Field } from '#ui/control/field.tsx';
import { HiddenField } from '#ui/control/hidden-field.tsx';
import { HoneypotField } from '#ui/control/honeypot-field.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { FieldColumns } from '#ui/layout/field-columns.tsx';

import { AddressField, type AttachedField } from './address-field.tsx';
import { canSend } from './can-send.ts';
import { formCard } from './form-card.tsx';
import { OtherWays } from './other-ways.tsx';
import { Problems } from './problems.tsx';
import { fieldsOf, htmlName, type FieldRow, type Outcome } from './record.ts';
import type { CheckedForm } from './use-checked-form.ts';

interface FormFrameProps<Values extends FieldValues> {
  form: CheckedForm<Values>;
  onSubmit: FormEventHandler;
  /** Accessible name of the form, which makes it a landmark. */
  name: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };
  /** The values of the record's carried fields, by their names in HTML. */
  carried?: Readonly<Record<string, string>>;
  /** Whether the form is itself the card that it stands on. */
  surface?: keyof typeof surfaces;
  children: ReactNode;
}

const surfaces = {
  none: undefined,
  card: `shadow-lift ${formCard}`,
} as const;

export function FormFrame<Values extends FieldValues>({
  form: { record, element, posted, idOf },
  onSubmit,
  name,
  carried,
  surface = 'none',
  children,
}: FormFrameProps<Values>) {
  const sent = canSend(record);
  const card = surfaces[surface];
  if (sent === 'never')
    return (
      <div className={card}>
        <OtherWays />
      </div>
    );
  const frame = (
    <form
      ref={element}
      method="post"
      action={record.page.path}
      noValidate
      {...name}
      onSubmit={onSubmit}
      className={sent === 'always' ? card : `no-scripts:hidden ${card ?? ''}`}
    >
      {Object.entries({ ...record.hidden, ...carried, ...posted?.carried }).map(([field, value]) => (
        <HiddenField key={field} name={field} value={value} />
      ))}
      {/* Not in an answer: a program that has filled it in once would do so again. */}
      {record.guard !== 'limits' && !posted && <HoneypotField {...honeypot} />}
      {posted && posted.failures.length > 0 && <Problems failures={posted.failures} idOf={idOf} />}
      {children}
    </form>
  );
  return sent === 'always' ? (
    frame
  ) : (
    <>
      {frame}
      <div className={`with-scripts:hidden ${card ?? ''}`}>
        <OtherWays />
      </div>
    </>
  );
}

interface FormFieldsProps<Values extends FieldValues> {
  form: CheckedForm<Values>;
  /** Default: all fields of the form. */
  fields?: readonly FieldRow<FieldPath<Values>>[];
  /** Initial values in the HTML. */
  opening?: Partial<Values>;
  /** What is asked or advised at a field, below its message. */
  asides?: Partial<Record<FieldPath<Values>, string | undefined>>;
}

export function FormFields<Values extends FieldValues>({
  form,
  fields = fieldsOf(form.record),
  opening = {},
  asides = {},
}: FormFieldsProps<Values>) {
  const { attach, errorOf, posted, idOf } = form;
  // In the browser react-hook-form fills the fields. React would put the opening of a textarea in place of what was typed into it before it hydrates.
  const htmlOpening = typeof document === 'undefined' ? opening : {};
  return (
    <FieldColumns>
      {fields.map((row) => {
        const path = row.name;
        const aside = asides[path];
        const field: AttachedField = {
          ...shown(row, get(posted?.values, path)),
          name: htmlName(path),
          id: idOf(path),
          error: errorOf(path),
          defaultValue: get(posted?.values ?? htmlOpening, path),
          control: attach(path),
        };
        return row.autoComplete === 'email' ? (
          <AddressField key={path} form={form} path={path} field={field} />
        ) : (
          <Field key={path} {...field} offer={aside ? { text: aside } : undefined} />
        );
      })}
    </FieldColumns>
  );
}

/** A date field would not show a value that is no date, and what was typed must stay. */
function shown(field: FieldRow, value: string | undefined): FieldRow {
  return field.kind === 'date' && value && !/^\d{4}-\d{2}-\d{2}$/.test(value) ? { ...field, kind: 'text' } : field;
}

interface SendLineProps extends SendButtonProps {
  /** What the daycare says of what is sent. */
  promise: string;
}

/** What a form ends with. */
export const SendLine = ({ promise, ...button }: SendLineProps) => (
  <div className="mt-5 flex flex-wrap items-center justify-end gap-3">
    <p className="flex-1 basis-48 text-small text-ink-soft">{promise}</p>
    <SendButton {...button} />
  </div>
);

interface SendButtonProps {
  /** What has come of the last submission. */
  outcome: Outcome<unknown>;
  words: { readonly submit: string; readonly busy: string };
  children?: ReactNode;
}

export function SendButton({ outcome, words, children }: SendButtonProps) {
  const busy = outcome.is === 'sending';
  return (
    <Button type="submit" busy={busy}>
      {busy && <Icon name="circle-notch" motion="turning" />}
      <span>{busy ? words.busy : words.submit}</span>
      {children}
    </Button>
  );
}
