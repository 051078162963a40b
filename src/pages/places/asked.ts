/** What the address of /places asks, and the day on which it is answered. */
import { createContext, use } from 'react';
import { useSearchParams } from 'react-router-dom';

import { dayAt } from '#content/rules/fact-state.ts';
import {
  questionFields,
  readQuestion,
  type Faults,
  type Question,
  type QuestionField,
} from '#content/rules/question.ts';
import { provider } from '#content/site/provider.ts';
import { most } from '#content/values/places.ts';
import { useNow } from '#pages/use-now.ts';

/** The day on which the gateway renders the page with the answer in it. */
export const AnsweredOn = createContext<string | undefined>(undefined);

/** The same while the browser hydrates that page; a page of the build has no answer. */
const inDocument = typeof document === 'undefined' ? undefined : document.documentElement.dataset['answered'];

const opening = { born: '', start: '', days: String(Math.min(5, most.days)), hours: String(Math.min(8, most.hours)) };

export interface Asked {
  /** Undefined while a page of the build is hydrated: it is right on any day. */
  readonly day: string | undefined;
  readonly texts: Readonly<Record<QuestionField, string>>;
  /** What the address asks, or why that is no question; neither if it asks nothing. */
  readonly question?: Question;
  readonly faults?: Faults;
}

export function useAsked(): Asked {
  const [query] = useSearchParams();
  const now = useNow();
  const rendered = use(AnsweredOn) ?? inDocument;
  const day = now === undefined ? rendered : dayAt(now, provider.utcOffset);
  const isAsked = day !== undefined && questionFields.some((field) => query.has(field));
  const texts = textsOf((field) => (isAsked ? query.get(field) : null));
  return { day, texts, ...(isAsked && readQuestion(texts, day, most)) };
}

/** Of a form or an address; what it does not say is as the form begins. */
export const textsOf = (
  valueOf: (field: QuestionField) => FormDataEntryValue | null,
): Record<QuestionField, string> => ({
  ...opening,
  ...Object.fromEntries(
    questionFields.flatMap((field) => {
      const value = valueOf(field);
      return typeof value === 'string' ? [[field, value.slice(0, 20)]] : [];
    }),
  ),
});
