/** The questions on the board, without their answers: pages that only lead there need no more. */
import { faqGroups } from '#content/site/faqs.ts';
import type { Target } from '#routes.ts';

export const hasAnswers = faqGroups.length > 0;

export const asked: readonly { readonly words: string; readonly to: Target }[] = faqGroups
  .flatMap(({ items }) => items)
  .flatMap(({ id, short }) => (short ? [{ words: short, to: `/facts#${id}` as const }] : []));
