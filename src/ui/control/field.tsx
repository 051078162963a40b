// A form field: <input>, <select> or <textarea> with a visible label, a hint, and an error message that stays until the field is valid.
// https://www.w3.org/WAI/tutorials/forms/ · aria-describedby refers to the hint, the error and the offer (WCAG 1.3.1, 3.3.1, 3.3.3).
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

import { Icon } from '#ui/drawing/icon.tsx';
import { Button } from './button.tsx';
import { DateGroup } from './date-group.tsx';
import type { LanguageAttributes } from '#ui/layout/in-language.tsx';
import { fieldWidths, type FieldWidth } from '#ui/layout/field-columns.tsx';

/** Attributes for virtual keyboards, by the kind of text. */
const typings = {
  name: { autoCapitalize: 'words', spellCheck: false },
  place: { autoCapitalize: 'words', spellCheck: false },
  email: { inputMode: 'email', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
  url: { inputMode: 'url', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
  digits: { inputMode: 'numeric' },
  code: { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false },
} as const;

export type FieldTyping = keyof typeof typings;

const typingOf: Partial<Record<HTMLInputAutoCompleteAttribute, FieldTyping>> = {
  name: 'name',
  'given-name': 'name',
  'family-name': 'name',
  'address-line1': 'place',
  'address-level2': 'place',
  email: 'email',
  url: 'url',
  'postal-code': 'code',
};

interface Shared {
  id: string;
  name: string;
  /** A text, where it has an asterisk. */
  label: ReactNode;
  width?: FieldWidth;
  hint?: ReactNode;
  /** The error message, shown below the field and part of its description. */
  error?: string | undefined;
  /** What else can be done about the error: shown below it, and part of the description. */
  help?: ReactNode;
  /** Another value that was probably meant, or what else is asked of the field, shown below the error and part of the description; with a button that takes the value. */
  offer?: { text: string; take?: { words: string; onPress: () => void } | undefined } | undefined;
  /** Fields are required by default; an optional one has the word "optional" in its label. */
  optional?: boolean;
  /** An asterisk in the label and `aria-required` instead of `required`: for forms without browser validation. The form explains the asterisk. */
  asterisk?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** The kind of text, where `autoComplete` does not imply it. */
  typing?: FieldTyping | undefined;
  defaultValue?: string | undefined;
  /** Handlers and ref of the element, as returned by react-hook-form's `register`. */
  control?: Pick<UseFormRegisterReturn, 'ref' | 'onChange' | 'onBlur'>;
}

export type FieldKind =
  | { kind: 'text' | 'tel' | 'email' | 'search' | 'url' }
  | { kind: 'date'; min?: string | undefined; max?: string | undefined }
  | {
      kind: 'select';
      options: readonly ({ value: string; label: string } & Partial<LanguageAttributes>)[];
      choose: string;
    }
  | { kind: 'textarea'; rows?: number };

export type FieldProps = Shared & FieldKind;

export function Field(props: FieldProps) {
  const { id, label, width = 'full', hint, error, help, offer, optional, asterisk } = props;
  return (
    <div className={`col-span-12 min-w-0 print:break-inside-avoid ${fieldWidths[width]}`}>
      <label id={labelId(props)} htmlFor={id} className="mb-2 block text-label">
        <span>{asterisk ? `${label} *` : label}</span>
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      <Control {...props} />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-small text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-2 flex items-start gap-2 text-small font-semibold text-error">
          <Icon name="warning-circle" />
          <span>{error}</span>
        </p>
      )}
      {help && (
        <div id={`${id}-help`} className="mt-1 text-small">
          {help}
        </div>
      )}
      {offer && (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-small wrap-anywhere">
          <p id={`${id}-offer`}>{offer.text}</p>
          {offer.take && (
            <Button variant="quiet" size="small" onClick={offer.take.onPress}>
              {offer.take.words}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Without a last day, browsers let a year have six digits, and Chromium waits for them before it goes on to the next part. */
const lastDay = '9999-12-31';

/** The label has an id only for dates, where it also names the group around the input. */
const labelId = ({ id, kind }: FieldProps) => (kind === 'date' ? `${id}-label` : undefined);

function Control(props: FieldProps) {
  const { id, name, hint, error, help, offer, optional, asterisk, autoComplete, defaultValue } = props;
  const typing = props.typing ?? (autoComplete && typingOf[autoComplete]);
  const describedBy = (withError: boolean) =>
    [hint && `${id}-hint`, withError && error && `${id}-error`, help && `${id}-help`, offer && `${id}-offer`]
      .filter(Boolean)
      .join(' ') || undefined;
  const attributes = {
    id,
    name,
    autoComplete,
    defaultValue,
    required: !optional && asterisk === undefined,
    'aria-required': asterisk || undefined,
    // Always set, because some screen readers announce an empty required field as invalid by default.
    'aria-invalid': Boolean(error),
    'aria-describedby': describedBy(true),
    ...props.control,
  };
  switch (props.kind) {
    case 'select':
      return (
        <select {...attributes} defaultValue={defaultValue ?? ''}>
          <option value="">{props.choose}</option>
          {props.options.map(({ label, ...option }) => (
            <option key={option.value} {...option}>
              {label}
            </option>
          ))}
        </select>
      );
    case 'textarea':
      return <textarea {...attributes} rows={props.rows ?? 5} className="low:max-h-text" />;
    case 'date':
      return (
        <DateGroup id={id} label={labelId(props)!} description={describedBy(false)} isWrong={Boolean(error)}>
          <input
            type="date"
            min={props.min}
            max={props.max ?? lastDay}
            {...attributes}
            // Safari tells of a typed part by no other event.
            onKeyUp={({ currentTarget }) => markHalfTyped(currentTarget)}
            onBlur={(event) => {
              markHalfTyped(event.target);
              void props.control?.onBlur(event);
            }}
          />
        </DateGroup>
      );
    default:
      return (
        <input type={props.kind satisfies HTMLInputTypeAttribute} {...(typing && typings[typing])} {...attributes} />
      );
  }
}

/** Marks a partly typed date: Safari treats it as empty, and fields.css hides the text of empty dates there. */
const markHalfTyped = (date: HTMLInputElement) => date.toggleAttribute('data-half-typed', date.validity.badInput);
