// Shown in place of the form when a registration was sent. Receives focus, which announces it once.
import type { ReactNode, Ref } from 'react';

import { sent } from '#content/site/words/registration.ts';
import { canBeConfirmed } from '#mail/address.ts';
import { useOpeningFocus } from '#forms/posted.ts';
import { fillWords } from '#ui/fill-words.ts';
import { Mark } from '#ui/drawing/mark.tsx';
import { Unbroken } from '#ui/layout/unbroken.tsx';

import type { Registration } from './schema.ts';

interface SentProps {
  /** The values that were sent. */
  values: Registration;
  /** Default: whether a confirmation can be sent to the address. */
  isConfirmed?: boolean;
  ref: Ref<HTMLDivElement>;
  children: ReactNode;
}

export function Sent({
  values,
  isConfirmed = canBeConfirmed(values.parentEmail) && !values.siblings,
  ref,
  children,
}: SentProps) {
  const { childFirstName: child, parentEmail: email } = values;
  const { title, confirmation, text } = sent;
  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      {...useOpeningFocus()}
      aria-labelledby="registration-sent"
      aria-describedby="registration-next"
      className="rounded-panel bg-success-tint px-5 py-4 wrap-anywhere forced-colors:border-2 more-contrast:border-2"
    >
      <div className="flex items-center gap-4">
        <span className="always-lit w-12 shrink-0">
          <Mark />
        </span>
        <h2 id="registration-sent" className="min-w-0 text-3 leading-tight text-success">
          {fillWords(title, { child })}
        </h2>
      </div>
      <div id="registration-next" className="mt-3 grid gap-2">
        <p>
          <Unbroken>{text}</Unbroken>
        </p>
        {isConfirmed && (
          <p className="text-small">
            <Unbroken>{fillWords(confirmation, { email })}</Unbroken>
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
