// A form of the template pages. Without scripts it posts by itself and is answered with a page; with them it goes through the EmailJS client, and what became
// of it stands in the status beside its button.
import { useId } from 'react';

import type { TemplateForm } from '#content/records/form-service.ts';
import { phoneLink, provider, mailLink } from '#content/records/provider.ts';
import { captcha, purpose, honeypot } from '#content/words/template-forms.ts';
import { plainPaths } from '#mail/contract.ts';
import { Button } from '#ui/control/button.tsx';
import { Captcha } from '#ui/control/captcha.tsx';
import { Field, type FieldProps } from '#ui/control/field.tsx';
import { HiddenField } from '#ui/control/hidden-field.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { HoneypotField } from '#ui/control/honeypot-field.tsx';

import { useServiceForm, type Check, type State } from './use-service-form.ts';

export interface FormWords {
  /** Names the form among the landmarks. */
  readonly name: string;
  readonly submit: string;
  readonly busy: string;
  /** Beside the button. */
  readonly assurance: string;
  readonly done: { readonly title: string; readonly text: string };
  readonly refused: {
    readonly title: string;
    readonly reason: string;
    readonly tooSoon: string;
    readonly kept: string;
  };
}

/** A field as the content says it: everything but its id. */
type Row = FieldProps extends infer Each ? (Each extends unknown ? Omit<Each, 'id'> : never) : never;

interface ServiceFormProps {
  template: TemplateForm;
  words: FormWords;
  fields: readonly Row[];
  check: Check;
  /** Whether the spam check belongs to the form. */
  isProven?: boolean;
  /** Further fields that are sent along and not shown. */
  hidden?: Readonly<Record<string, string>>;
}

export function ServiceForm({ template, words, fields, check, isProven = false, hidden = {} }: ServiceFormProps) {
  const {
    form,
    errors,
    state,
    captcha: checking,
    mend,
    submit,
  } = useServiceForm({
    template,
    check,
    isProven,
    words: words.refused,
  });
  const id = useId();
  const sent = { [purpose.name]: purpose.value, ...hidden };

  return (
    <form
      ref={form}
      method="post"
      action={plainPaths[template]}
      noValidate
      aria-label={words.name}
      onInput={mend}
      onSubmit={submit}
      className="template-form field-grid"
    >
      {Object.entries(sent).map(([name, value]) => (
        <HiddenField key={name} name={name} value={value} />
      ))}
      <HoneypotField {...honeypot} />
      <div className="field-columns">
        {fields.map((field) => (
          <Field key={field.name} {...field} id={`${id}-${field.name}`} error={errors[field.name]} />
        ))}
      </div>
      {isProven && <Captcha state={checking} name={captcha.name} text={captcha[checking]} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={state.is === 'sending'}>
          {state.is === 'sending' && (
            <span className="turning">
              <Icon name="circle-notch" />
            </span>
          )}
          {state.is === 'sending' ? words.busy : words.submit}
        </Button>
        <p className="assurance">{words.assurance}</p>
      </div>
      <div role="status" className="template-outcome">
        <Told state={state} words={words} />
      </div>
    </form>
  );
}

/** What became of the sending. It is heard once, from the status that it appears in. */
function Told({ state, words }: { state: State; words: FormWords }) {
  if (state.is === 'sent')
    return (
      <div className="rounded-panel border-2 border-success bg-success-tint p-4">
        <p className="flex items-start gap-2 font-strong text-success">
          <Icon name="check-circle" />
          {words.done.title}
        </p>
        <p className="mt-1">{words.done.text}</p>
      </div>
    );
  if (state.is !== 'refused') return null;
  const { title, kept } = words.refused;
  return (
    <div className="rounded-panel border-2 border-error bg-error-tint p-4">
      <p className="flex items-start gap-2 font-strong text-error">
        <Icon name="warning-circle" />
        {title}
      </p>
      <p className="mt-1">{state.reason}</p>
      <p className="mt-1">{kept}</p>
      <p className="mt-2 flex flex-wrap gap-x-5 wrap-anywhere">
        <Link href={phoneLink(provider.phone)} look="line">
          <Icon name="phone" /> {provider.phone}
        </Link>
        <Link href={mailLink(provider.email)} look="line">
          <Icon name="envelope-simple" /> {provider.email}
        </Link>
      </p>
    </div>
  );
}
