// A message that could not be sent: why, the phone, and the same letter in the visitor's own mail program, always of what the form holds now.
import type { Ref } from 'react';
import { useWatch, type Control } from 'react-hook-form';

import { words } from '#content/words/contact.ts';
import { phoneLink, provider } from '#content/records/provider.ts';
import { mailDraft } from '#forms/mail-draft.ts';
import { SendFailure } from '#forms/send-failure.tsx';
import { contactInquiry, type Inquiry } from '#mail/contact-inquiry.ts';

import { emptyInquiry } from './rules.ts';

/** Long addresses do not open in every mail program: only so much of the message goes along, in characters. */
const draftLimit = 800;

interface RefusedProps {
  reason: string;
  control: Control<Inquiry>;
  ref: Ref<HTMLDivElement>;
}

export function Refused({ reason, control, ref }: RefusedProps) {
  const inquiry = { ...emptyInquiry, ...useWatch({ control }) };
  const { message } = inquiry;
  const draft = message.length > draftLimit ? `${message.slice(0, draftLimit)}…` : message;
  const { title, text, mail } = words.refused;
  return (
    <div className="mt-6">
      <SendFailure
        ref={ref}
        title={title}
        message={reason}
        text={text}
        phone={{ text: provider.phone, href: phoneLink(provider.phone) }}
        mail={{ text: mail, href: mailDraft(contactInquiry(provider, { ...inquiry, message: draft })) }}
      />
    </div>
  );
}
