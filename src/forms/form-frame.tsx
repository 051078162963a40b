// The parts of every form: the form element with its hidden fields and honeypot, which the browser posts without scripts; the fields; the button.
import type { ReactNode } from 'react';

import { honeypot } from '#content/words/template-forms.ts';
import { Button } from '#ui/control/button.tsx';
import { Field } from '#ui/control/field.tsx';
import { HiddenField } from '#ui/control/hidden-field.tsx';
import { HoneypotField } from '#ui/control/honeypot-field.tsx';
import { Icon } from '#ui/drawing/icon.tsx';

import { fieldsOf, type FieldRow, type Values } from './record.ts';
import type { FormEngine } from './use-form-engine.ts';

interface FormFrameProps {
  engine: FormEngine;
  /** Accessible name of the form, which makes it a landmark. */
  name: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };
  /** The values of the record's carried fields. */
  carried?: Values;
  surface?: keyof typeof surfaces;
  children: ReactNode;
}

const surfaces = {
  none: undefined,
  contact: 'clear-of-toast field-grid rounded-card bg-surface p-5 shadow-lift tablet:p-8 forced-colors:border-2',
  plain: 'template-form field-grid',
  card: 'template-form-card template-form field-grid',
} as const;

export function FormFrame({
  engine: { record, element, submit },
  name,
  carried,
  surface = 'none',
  children,
}: FormFrameProps) {
  return (
    <form
      ref={element}
      method="post"
      action={record.page.path}
      noValidate
      {...name}
      onSubmit={submit}
      className={surfaces[surface]}
    >
      {Object.entries({ ...record.hidden, ...carried }).map(([field, value]) => (
        <HiddenField key={field} name={field} value={value} />
      ))}
      {record.guard !== 'limits' && <HoneypotField {...honeypot} />}
      {children}
    </form>
  );
}

interface FormFieldsProps {
  engine: FormEngine;
  /** Default: all fields of the form. */
  fields?: readonly FieldRow[];
  /** The id of a field's element. */
  idOf: (name: string) => string;
  /** Initial values in the HTML. */
  opening?: Values;
}

export function FormFields({ engine, fields = fieldsOf(engine.record), idOf, opening = {} }: FormFieldsProps) {
  const { attach, errorOf } = engine;
  return (
    <div className="field-columns">
      {fields.map((field) => (
        <Field
          key={field.name}
          {...field}
          id={idOf(field.name)}
          error={errorOf(field.name)}
          defaultValue={opening[field.name]}
          control={attach(field.name)}
        />
      ))}
    </div>
  );
}

interface SendButtonProps {
  engine: FormEngine;
  words: { readonly submit: string; readonly busy: string };
}

export function SendButton({ engine: { outcome }, words }: SendButtonProps) {
  const busy = outcome.is === 'sending';
  return (
    <Button type="submit" busy={busy}>
      {busy && (
        <span className="turning">
          <Icon name="circle-notch" />
        </span>
      )}
      {busy ? words.busy : words.submit}
    </Button>
  );
}
