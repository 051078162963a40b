// /contact-us: three ways to reach us, the message form, and how to find us.
import { useLocation } from 'react-router-dom';

import { barrier, invitation, isBarrier } from '#content/words/contact.ts';
import { ContactHead } from './contact-head.tsx';
import { ContactMessage } from './contact-message.tsx';
import { FindUs } from './find-us.tsx';
import { lazyPart } from '#ui/hydration/load-code.ts';
import { Part, Sections } from '#ui/hydration/part.tsx';

import { usePageTitle } from '#pages/use-page-title.ts';

const formId = 'message';

const ContactForm = lazyPart(async () => ({
  default: (await import('#forms/contact/contact-form.tsx')).ContactForm,
}));

export function Contact() {
  const { search } = useLocation();
  const isReport = isBarrier(search);
  const { title, lead } = isReport ? barrier : invitation;
  usePageTitle('/contact-us', isReport ? title : undefined);
  return (
    <Sections>
      <ContactHead />
      <ContactMessage id={formId} title={title} lead={lead}>
        <Part>
          <ContactForm />
        </Part>
      </ContactMessage>
      <FindUs />
    </Sections>
  );
}
