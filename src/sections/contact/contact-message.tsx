// Words and a picture beside the message form, which the page puts in: a section knows no form.
import type { ReactNode } from 'react';

import { Picture } from '#ui/picture.tsx';

import { invitation } from '#content/contact.ts';

/** `id` is the anchor of the section, and what the form's code waits for. */
export function ContactMessage({ id, children }: { id: string; children: ReactNode }) {
  return (
    <section id={id} className="wrap grid gap-8 py-section wide:grid-cols-11 wide:gap-16">
      <div className="wide:col-span-5">
        <h2>{invitation.title}</h2>
        <p className="mt-5 max-w-lead text-lead">{invitation.lead}</p>
        <div className="greeting-arch shape-arch mt-10 hidden bg-chinook-mid px-5 pt-5 wide:block forced-colors:border-2">
          <div className="greeting-picture shape-arch">
            <Picture picture={invitation.picture} alt={invitation.alt} sizes="39rem" />
          </div>
        </div>
      </div>
      <div className="wide:col-span-6">{children}</div>
    </section>
  );
}
