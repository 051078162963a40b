/**
 * What stands in the forms of a page, in memory only and never in browser storage (product decision 20). A form that React draws anew has it again: after an
 * error, after a translation by the browser that came before hydration, and after a visit to another page.
 */
import { useLayoutEffect, useState, type RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';

import { useIsDrawnAnew } from '#runtime/use-is-hydrated.ts';

import { readValues, type FormRecord } from './record.ts';

/** By form and page: the comment on another post is another one. */
const drafts = new Map<string, FormData>();
export const keyOf = (action: string | null, { pathname, search }: Place = location) =>
  `${action} ${pathname}${search}`;
type Place = Pick<URL, 'pathname' | 'search'>;

const remember = (form: HTMLFormElement, key = keyOf(form.getAttribute('action'))) =>
  void drafts.set(key, new FormData(form));

/** Remembers what has been typed into the forms of the document, and what will be: before hydration no form knows of it. */
export function watchFields(): void {
  for (const form of document.forms) remember(form);
  addEventListener('input', ({ target }) => {
    const form = (target as HTMLInputElement).form;
    if (form) remember(form);
  });
}

/**
 * Once a form is sent, nothing of it is kept.
 * @param place the address of the form's page, which the visitor may have left by then
 */
export const forgetDraft = ({ page }: Pick<FormRecord, 'page'>, place?: Place) =>
  void drafts.delete(keyOf(page.path, place));

/** Puts what was typed into another form into this one, to which a link leads. */
export function carryTo(key: string, values: Readonly<Record<string, string>>): void {
  const draft = drafts.get(key) ?? new FormData();
  for (const [name, value] of Object.entries(values)) draft.set(name, value);
  drafts.set(key, draft);
}

/** The values of a form that React draws anew, if it has any. While React hydrates the form, they are in its fields. */
export function useDraft<Values extends FieldValues>(
  { page, empty }: FormRecord<Values>,
  element: RefObject<HTMLFormElement | null>,
): Values | undefined {
  const isDrawnAnew = useIsDrawnAnew();
  // Only now are the values there that no visitor typed, such as an offer that was taken.
  useLayoutEffect(() => {
    const form = element.current;
    // Not where other ways stand in its place (can-send.ts).
    if (!form) return undefined;
    const key = keyOf(page.path);
    return () => remember(form, key);
  }, [element, page.path]);
  const [draft] = useState(() => (isDrawnAnew ? drafts.get(keyOf(page.path)) : undefined));
  return draft && readValues(empty, (name) => String(draft.get(name) ?? ''));
}
