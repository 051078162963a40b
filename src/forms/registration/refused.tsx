// A registration that could not be sent: why, the phone, and the same letter in the parent's own mail program, always of what the form holds now.
import type { Ref } from 'react';
import { useWatch, type Control } from 'react-hook-form';

import { phoneLink, provider } from '#content/records/provider.ts';
import { words, type RegistrationAnswers } from '#content/words/registration.ts';
import { mailDraft } from '#forms/mail-draft.ts';
import { SendFailure } from '#forms/send-failure.tsx';
import { registrationReport } from '#mail/registration-report.ts';

import { tidyAnswers } from './rules.ts';

/** Long addresses do not open in every mail program: only so much of the note goes along, in characters. */
const noteLimit = 800;

interface RefusedProps {
  message: string;
  control: Control<RegistrationAnswers>;
  ref: Ref<HTMLDivElement>;
}

export function Refused({ message, control, ref }: RefusedProps) {
  const answers = tidyAnswers(useWatch({ control }));
  const note = answers.note.length > noteLimit ? `${answers.note.slice(0, noteLimit)}…` : answers.note;
  // The draft takes the subject and the plain words; the time stands only in the part that it leaves out.
  const letter = registrationReport(provider, { ...answers, note }, new Date(0));
  // The letter's plain words are one line; a parent reads them line by line before sending.
  const lines = letter.message.replaceAll(' | ', '\n');
  const { title, text, mail } = words.refused;
  return (
    <div className="mt-5">
      <SendFailure
        ref={ref}
        title={title}
        message={message}
        text={text}
        phone={{ text: provider.phone, href: phoneLink(provider.phone) }}
        mail={{ text: mail, href: mailDraft({ ...letter, message: lines }) }}
      />
    </div>
  );
}
