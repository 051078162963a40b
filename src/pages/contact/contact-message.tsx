// Heading, lead and a picture beside the message form. The form comes as children, so that the page can load it lazily.
import type { ReactNode } from 'react';

import { answersLink } from '#content/words/answers-link.ts';
import { Picture } from '#ui/media/picture.tsx';
import { Link } from '#ui/navigation/link.tsx';

import { hasAnswers } from '#content/values/lists.ts';
import { invitation } from '#content/site/words/contact.ts';
import { Lead } from '#ui/layout/lead.tsx';

interface ContactMessageProps {
  /** Id of the section. */
  id: string;
  title: ReactNode;
  lead: ReactNode;
  /** Below the lead. */
  further?: ReactNode;
  children: ReactNode;
}

export function ContactMessage({ id, title, lead, further, children }: ContactMessageProps) {
  return (
    <section id={id} className="wrap grid gap-8 pt-section wide:grid-cols-5-7 wide:gap-16">
      <div>
        <h2>{title}</h2>
        <Lead>{lead}</Lead>
        {further}
        {hasAnswers && (
          <p className="mt-3 mb-6">
            <Link to={answersLink.link} variant="line">
              {answersLink.title}
            </Link>
          </p>
        )}
      </div>
      <div className="min-w-0 wide:col-start-2 wide:row-span-2 wide:row-start-1 wide:pb-section">{children}</div>
      {/* Its lower edge touches the map below. */}
      <div className="mx-auto mt-8 w-full max-w-card self-end shape-arch bg-chinook-mid px-5 pt-5 wide:m-0 print:hidden forced-colors:border-2">
        <div className="aspect-19/20 shape-arch">
          <Picture picture={invitation.picture} sizes="(min-width: 40rem) 39rem, 30rem" />
        </div>
      </div>
    </section>
  );
}
