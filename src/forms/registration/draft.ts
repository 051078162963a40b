/** Keeps a half-filled form while the parent visits another page: in a variable only, never in browser storage (product decision 20). */
import type { Registration } from './schema.ts';

interface Kept {
  readonly values: Registration;
  readonly step: number;
}

let kept: Kept | undefined;

export const recall = () => kept;

export function remember(values: Registration, step: number): void {
  kept = { values, step };
}

export function forget(): void {
  kept = undefined;
}
