// /contact-us: three ways to reach us, a message form, and how to find us. The form's code comes when the form comes near.
import { Suspense } from 'react';

import { ContactHead } from '#sections/contact/contact-head.tsx';
import { ContactMessage } from '#sections/contact/contact-message.tsx';
import { ContactWay } from '#sections/contact/contact-way.tsx';
import { whenNear } from '#ui/when-near.ts';

const formPlace = 'message';

const ContactForm = whenNear(formPlace, async () => ({
  default: (await import('#forms/contact/contact-form.tsx')).ContactForm,
}));

export function Contact() {
  return (
    <>
      <ContactHead />
      <ContactMessage id={formPlace}>
        <Suspense>
          <ContactForm />
        </Suspense>
      </ContactMessage>
      <ContactWay />
    </>
  );
}
