// The question of a parent. Without scripts the browser asks the gateway for the address with the answer; with scripts the page computes it, and nothing is sent.
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { questionFields, readQuestion, type Faults, type QuestionField } from '#content/rules/question.ts';
import { feesToCome, most } from '#content/values/places.ts';
import { faultWords, finderWords } from '#content/words/finder.ts';
import { FormCard } from '#forms/form-card.tsx';
import { Button } from '#ui/control/button.tsx';
import { Field, type FieldKind } from '#ui/control/field.tsx';
import { focusInView } from '#ui/focus-in-view.ts';
import { FieldColumns } from '#ui/layout/field-columns.tsx';
import { Link } from '#ui/navigation/link.tsx';

import { textsOf, useAsked, type Asked } from './asked.ts';

const idOf = (field: QuestionField) => `places-${field}`;
const titleId = 'finder-title';
const changedId = 'finder-changed';

const dayOptions = Array.from({ length: most.days }, (_, index) => ({ value: `${index + 1}`, label: `${index + 1}` }));
const kinds: Record<QuestionField, FieldKind> = {
  born: { kind: 'date' },
  start: { kind: 'date' },
  days: { kind: 'select', options: dayOptions, choose: finderWords.choose },
  hours: { kind: 'text' },
};

/** Those that no longer ask what the address does. */
const changedFields = (form: HTMLFormElement, asked: Asked['texts']) =>
  questionFields
    .map((field) => form.elements.namedItem(field) as HTMLInputElement | HTMLSelectElement)
    .filter(({ name, value }) => value !== asked[name as QuestionField]);

export function Finder() {
  const { texts, day, question, faults: told } = useAsked();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<Faults>();
  const [isChanged, setIsChanged] = useState(false);
  const faults = refused ?? told ?? {};
  const messageOf = (field: QuestionField) => faults[field] && faultWords(field, faults[field], most);

  const asked = question || told ? JSON.stringify(texts) : '';
  const shown = useRef(asked);
  // The fields have what the address asks, also after Back. They are not drawn anew: Orca would go to the list of days when Chromium has a new one.
  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    for (const element of changedFields(form.current!, texts)) element.value = texts[element.name as QuestionField];
    setRefused(undefined);
    setIsChanged(false);
  }, [asked, texts]);

  // After the messages are in the page, so that screen readers say the message with the field.
  useEffect(() => {
    const first = questionFields.find((field) => refused?.[field]);
    if (first) focusInView(document.getElementById(idOf(first)));
  }, [refused]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const elements = event.currentTarget.elements;
    const typed = textsOf((field) => {
      const element = elements.namedItem(field);
      // A half-typed date has no value, and is unreadable rather than missing.
      return element instanceof HTMLInputElement && element.validity.badInput ? 'half-typed' : data.get(field);
    });
    const read = readQuestion(typed, day ?? '', most);
    if ('faults' in read) return setRefused(read.faults);
    setRefused(undefined);
    const search = `?${new URLSearchParams(typed).toString()}`;
    // Asked again: the answer is there, and an entry of the history more would be one to which Back leads in vain.
    if (search === window.location.search) return focusInView(document.querySelector<HTMLElement>('#answer h2'));
    return navigate({ search });
  }

  return (
    <FormCard>
      <form
        ref={form}
        method="get"
        action="/places#answer"
        noValidate
        aria-labelledby={titleId}
        onSubmit={submit}
        onChange={({ currentTarget }) => setIsChanged(changedFields(currentTarget, texts).length > 0)}
      >
        <h2 id={titleId} className="mb-5 text-2">
          {finderWords.title(feesToCome.length > 0)}
        </h2>
        <Problems messageOf={told && !refused ? messageOf : undefined} />
        <FieldColumns>
          {questionFields.map((field) => (
            <Field
              key={field}
              {...kinds[field]}
              {...finderWords.fields[field]}
              id={idOf(field)}
              name={field}
              width={kinds[field].kind === 'date' ? 'date' : 'half'}
              error={messageOf(field)}
              defaultValue={texts[field]}
            />
          ))}
        </FieldColumns>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
          <p id={changedId} className="w-full font-semibold empty:hidden">
            {question && isChanged && finderWords.changed}
          </p>
          <Button type="submit" describedBy={changedId}>
            {finderWords.submit}
          </Button>
          <p className="hidden text-small text-ink-soft with-scripts:block">{finderWords.kept}</p>
        </div>
      </form>
    </FormCard>
  );
}

/** It has the focus when the page opens, so that screen readers begin with it. */
const opening = { role: 'group', tabIndex: -1, autoFocus: true } as const;

/** Over the fields of a page that the gateway answered: a link to each that has a fault. */
function Problems({ messageOf }: { messageOf: ((field: QuestionField) => string | undefined) | undefined }) {
  if (!messageOf) return null;
  return (
    <div {...opening} aria-labelledby="finder-problem" className="mb-6 rounded-panel border-4 border-error p-4">
      <h3 id="finder-problem">{finderWords.problem}</h3>
      <ul className="mt-2">
        {questionFields.map(
          (field) =>
            messageOf(field) && (
              <li key={field}>
                <Link href={`#${idOf(field)}`} variant="line">
                  {messageOf(field)}
                </Link>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
