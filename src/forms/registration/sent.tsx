// Shown when a registration was sent, until the next submission. Receives focus, which announces it once.
import type { Ref } from 'react';

import { messages, words } from '#content/words/registration.ts';
import { canBeConfirmed } from '#mail/address.ts';
import { useOpeningFocus } from '#forms/posted.ts';
import { fillWords } from '#ui/fill-words.ts';
import { Lantern } from '#ui/drawing/lantern.tsx';

import type { Registration } from './schema.ts';

interface SentProps {
  /** The values that were sent. */
  values: Registration;
  /** Default: whether a confirmation can be sent to the address. */
  isConfirmed?: boolean;
  ref: Ref<HTMLDivElement>;
}

export function Sent({ values, isConfirmed = canBeConfirmed(values.parentEmail), ref }: SentProps) {
  const { childFirstName: child, parentEmail: email } = values;
  const { title, confirmation, text } = words.done;
  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      {...useOpeningFocus()}
      aria-labelledby="registration-sent"
      aria-describedby="registration-next"
      className="mb-6 flex flex-wrap items-center gap-4 rounded-panel bg-success-tint px-5 py-4 forced-colors:border-2 more-contrast:border-2"
    >
      <span className="w-12 shrink-0">
        <Lantern />
      </span>
      <div className="min-w-0 grow basis-48 wrap-anywhere">
        <p id="registration-sent" className="font-strong text-success">
          {messages.sent}
        </p>
        <p id="registration-next" className="text-small">
          {fillWords(title, { child })} {isConfirmed && `${fillWords(confirmation, { email })} `}
          {text}
        </p>
      </div>
    </div>
  );
}
