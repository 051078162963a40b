// A letter that could not be sent: why, and two ways that need no form, the phone and the same letter in one's own mail program (product decision 19).
import type { Ref } from 'react';

import { Link } from '#ui/navigation/link.tsx';

import { Outcome } from './outcome.tsx';

interface SendFailureProps {
  title: string;
  /** The same words as in the toast, which goes. */
  message: string;
  text: string;
  phone: { text: string; href: `tel:${string}` };
  mail: { text: string; href: `mailto:${string}` };
  ref?: Ref<HTMLDivElement>;
}

export function SendFailure({ title, message, text, phone, mail, ref }: SendFailureProps) {
  return (
    <Outcome ref={ref} tone="error" title={title} line={message}>
      <p className="mt-2">{text}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Link href={phone.href} button="quiet" size="small">
          {phone.text}
        </Link>
        <Link href={mail.href} button="quiet" size="small">
          {mail.text}
        </Link>
      </p>
    </Outcome>
  );
}
