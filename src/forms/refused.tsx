// Why a letter could not be sent, and two other ways (product decision 19): the phone, and the same letter, with the form's current values, in the visitor's mail
// program.
import { useWatch, type FieldValues } from 'react-hook-form';

import { phoneLink } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';
import { refused } from '#content/site/words/forms.ts';
import type { Message } from '#mail/contract.ts';
import { ErrorBoundary } from '#runtime/error-boundary.tsx';
import { Unbroken } from '#ui/layout/unbroken.tsx';
import { Link } from '#ui/navigation/link.tsx';

import { OutcomePanel } from './outcome.tsx';
import type { CheckedForm } from './use-checked-form.ts';
import type { Sending } from './use-sending.ts';

/** In UTF-16 units. Long answers are shortened to this, because some mail programs do not open long addresses. */
const draftLimit = 800;

interface RefusedProps<Values extends FieldValues> {
  form: CheckedForm<Values>;
  sending: Sending<Values>;
  title: string;
  /** Leads to the visitor's mail program. */
  mail: string;
  /** The letter to the provider. */
  letter: (values: Values) => Message;
}

export function Refused<Values extends FieldValues>({
  form: { control, getValues },
  sending: { outcome, panel },
  title,
  mail,
  letter,
}: RefusedProps<Values>) {
  useWatch({ control });
  if (outcome.is !== 'refused') return null;
  return (
    <OutcomePanel ref={panel} tone="error" title={title} line={outcome.reason}>
      <p className="mt-2">
        <Unbroken>{`${refused.kept} ${outcome.isFinal ? '' : refused.instead}`}</Unbroken>
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Link href={phoneLink(provider.phone)} button="quiet" size="small">
          {provider.phone}
        </Link>
        {/* If no letter can be made of what was typed, the reason and the phone number still stand here, and the form works. */}
        {!outcome.isFinal && (
          <ErrorBoundary renderFailure={nothing}>
            <MailLink letter={() => letter(getValues())}>{mail}</MailLink>
          </ErrorBoundary>
        )}
      </p>
    </OutcomePanel>
  );
}

const nothing = () => null;

const MailLink = ({ letter, children }: { letter: () => Message; children: string }) => (
  <Link href={mailDraft(letter())} button="quiet" size="small">
    {children}
  </Link>
);

/** A long answer as it stands in the letter of the mail program. */
export function shortened(answer: string): string {
  const text = answer.trim();
  // An emoji has two units: half of one, at the end, is no text.
  return text.length > draftLimit ? `${text.slice(0, draftLimit).replace(/\p{Surrogate}$/u, '')}…` : text;
}

/** Opens a prefilled letter in the visitor's mail program. Line ends follow RFC 6068. */
const mailDraft = ({ to, subject, message }: Message): `mailto:${string}` =>
  `mailto:${to}?subject=${encoded(subject)}&body=${encoded(message.replace(/\r?\n/g, '\r\n'))}`;

/** A script of somebody else's may have put half of an emoji into a field. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
