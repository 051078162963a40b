/** What came of a form that was posted without scripts. The gateway renders the page again with it; there is none in the build and in the browser. */
import { createContext, use } from 'react';
import type { FieldValues } from 'react-hook-form';

import type { FormRecord, Posted } from './record.ts';

export const PostedForm = createContext<Posted | undefined>(undefined);

/** What was posted, if it was this form. */
export function usePosted<Values extends FieldValues>({ page }: FormRecord<Values>): Posted<Values> | undefined {
  const posted = use(PostedForm);
  return posted?.path === page.path ? (posted as Posted<Values>) : undefined;
}

/** Attributes of the group that tells what came of a post: it has the focus when the page opens, so that screen readers begin with it. */
export const useOpeningFocus = () =>
  use(PostedForm) ? ({ role: 'group', tabIndex: -1, autoFocus: true } as const) : undefined;
