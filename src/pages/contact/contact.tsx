// /contact-us: three ways to reach us, the message form, and how to find us.
import { useSearchParams } from 'react-router-dom';

import { invitation } from '#content/site/words/contact.ts';
import { barrier } from '#content/site/words/forms.ts';
import { isBarrier } from '#content/words/contact.ts';
import { ContactHead } from './contact-head.tsx';
import { ContactMessage } from './contact-message.tsx';
import { FindUs } from './find-us.tsx';
import { ContactForm } from '#forms/contact/contact-form.tsx';
import { Part } from '#runtime/part.tsx';

import { Page } from '#pages/page.tsx';

const formId = 'message';

export function Contact() {
  const [query] = useSearchParams();
  const isReport = isBarrier(query);
  const { title, lead } = isReport ? barrier : invitation;
  return (
    <Page path="/contact-us" {...(isReport && { title, description: barrier.description })}>
      <ContactHead />
      <ContactMessage id={formId} title={title} lead={lead}>
        <Part>
          <ContactForm />
        </Part>
      </ContactMessage>
      <FindUs />
    </Page>
  );
}
