/** Keeps a half-filled form while the parent visits another page: in a variable only, never in browser storage (product decision 20). */
import type { RegistrationAnswers } from '#content/words/registration.ts';

interface Kept {
  readonly answers: RegistrationAnswers;
  readonly step: number;
}

let kept: Kept | undefined;

export const recall = () => kept;

export function remember(answers: RegistrationAnswers, step: number): void {
  kept = { answers, step };
}

export function forget(): void {
  kept = undefined;
}
