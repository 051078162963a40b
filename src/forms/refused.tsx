// Why a letter could not be sent, and two other ways (product decision 19): the phone, and the same letter, with the form's current values, in the visitor's mail
// program.
import { useWatch } from 'react-hook-form';

import { phoneLink, provider } from '#content/records/provider.ts';
import type { Message } from '#mail/contract.ts';
import { Link } from '#ui/navigation/link.tsx';

import { OutcomePanel } from './outcome.tsx';
import type { Values } from './record.ts';
import type { FormEngine } from './use-form-engine.ts';

/** In characters. Answers are shortened to this, because some mail programs do not open long addresses. */
const draftLimit = 800;

interface RefusedProps {
  engine: FormEngine;
  words: { readonly title: string; readonly text: string; readonly mail: string };
  /** The letter to the provider. */
  letter: (values: Values) => Message;
}

export function Refused({
  engine: { control, names, outcome, panel },
  words: { title, text, mail },
  letter,
}: RefusedProps) {
  const typed = useWatch({ control, name: names }) as readonly string[];
  if (outcome.is !== 'refused') return null;
  const values = Object.fromEntries(names.map((name, index) => [name, shortened(typed[index])]));
  return (
    <OutcomePanel ref={panel} tone="error" title={title} line={outcome.reason}>
      <p className="mt-2">{text}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Link href={phoneLink(provider.phone)} button="quiet" size="small">
          {provider.phone}
        </Link>
        <Link href={mailDraft(letter(values))} button="quiet" size="small">
          {mail}
        </Link>
      </p>
    </OutcomePanel>
  );
}

function shortened(answer = ''): string {
  const text = answer.trim();
  return text.length > draftLimit ? `${text.slice(0, draftLimit)}…` : text;
}

/** Opens a prefilled letter in the visitor's mail program. Line ends follow RFC 6068. */
const mailDraft = ({ to, subject, message }: Message): `mailto:${string}` =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message.replace(/\r?\n/g, '\r\n'))}`;
