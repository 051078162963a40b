/**
 * Store of toasts and of the texts that screen readers announce. It has no dependencies, because every page loads it; toast-stack.tsx, which renders
 * toasts, is loaded with the first one. Numbers: REQ T8 to T12.
 */
import type { ReactNode } from 'react';

export type ToastType = 'blank' | 'error' | 'success' | 'loading' | 'custom';
export type Announce = 'polite' | 'assertive' | 'silent';

export interface ToastOptions {
  /** Replaces the toast with this id in place, such as a loading toast by its outcome. */
  id?: string;
  position?: 'top-center' | 'bottom-center';
  /** In ms; the timer pauses while the toast is hovered or focused. */
  duration?: number;
  /** How it is announced: 'silent' where focus moves to the same text. By default errors are assertive, all others polite. */
  announce?: Announce;
}

export interface Toast extends Required<ToastOptions> {
  readonly type: ToastType;
  readonly content: ReactNode;
  /** How often it was replaced by one of the same duration: then Radix does not restart the timer, so toast-stack.tsx draws a new element. */
  readonly version: number;
}

export interface Spoken {
  readonly key: number;
  /** The toast that this text belongs to: replacing the toast replaces the text. */
  readonly id: string | undefined;
  readonly text: string;
  readonly announce: Announce;
}

export interface ToastState {
  readonly toasts: readonly Toast[];
  readonly spoken: readonly Spoken[];
}

export const toastLimit = 20;
const durations: Record<ToastType, number> = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Infinity,
  custom: 4000,
};
/** In ms. Announced texts then leave the DOM, so that screen readers do not find old ones when browsing the page. */
const spokenFor = 7000;

export const noToasts: ToastState = { toasts: [], spoken: [] };

let state = noToasts;
let count = 0;
const listeners = new Set<() => void>();

export const readToasts = () => state;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Announces a text to screen readers only; shows nothing. */
export function speak(text: string, announce: Announce = 'polite', id?: string): void {
  const others = state.spoken.filter((entry) => id === undefined || entry.id !== id);
  if (announce === 'silent' || !text) return change({ spoken: others });
  const key = ++count;
  change({ spoken: [...others, { key, id, text, announce }] });
  setTimeout(() => change({ spoken: state.spoken.filter((entry) => entry.key !== key) }), spokenFor);
}

export const toast = {
  blank: (text: string, options?: ToastOptions) => show('blank', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  /** Has no timer: stays until it is dismissed or replaced. */
  loading: (text: string, options?: ToastOptions) => show('loading', text, options),
  custom: (content: ReactNode, options?: ToastOptions) => show('custom', content, options),
  /** Removes one toast, or all of them. */
  dismiss: (id?: string) => change({ toasts: id === undefined ? [] : state.toasts.filter((entry) => entry.id !== id) }),
};

function show(type: ToastType, content: ReactNode, options: ToastOptions = {}): string {
  const before = state.toasts.find((entry) => entry.id === options.id);
  const duration = options.duration ?? durations[type];
  const next: Toast = {
    id: `toast-${++count}`,
    position: 'top-center',
    announce: type === 'error' ? 'assertive' : 'polite',
    ...options,
    duration,
    type,
    content,
    version: (before?.version ?? 0) + (before?.duration === duration ? 1 : 0),
  };
  const toasts = before ? state.toasts.map((entry) => (entry === before ? next : entry)) : [...state.toasts, next];
  change({ toasts: toasts.slice(-toastLimit) });
  // Other content is announced once it is rendered and its text is known (toast-stack.tsx).
  if (typeof content === 'string') speak(content, next.announce, next.id);
  return next.id;
}

function change(next: Partial<ToastState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}
