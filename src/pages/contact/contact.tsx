// /contact-us: three ways to reach us, the message form, and how to find us.
import { useSearchParams } from 'react-router-dom';

import { contactLang, invitation } from '#content/site/words/contact.ts';
import { barrier, visit } from '#content/site/words/forms.ts';
import { isBarrier, isVisit } from '#content/words/contact.ts';
import { ContactHead } from './contact-head.tsx';
import { ContactMessage } from './contact-message.tsx';
import { FindUs } from './find-us.tsx';
import { ContactForm } from '#forms/contact/contact-form.tsx';
import { Part } from '#runtime/part.tsx';

import { NextClosure } from '#pages/shared-facts/closures.tsx';
import { Page } from '#pages/page.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';

const formId = 'message';

export function Contact() {
  const [query] = useSearchParams();
  const special = isBarrier(query) ? barrier : isVisit(query) ? visit : undefined;
  const { title, lead } = special ?? invitation;
  const said = (words: string) =>
    contactLang && !special ? <InLanguage lang={contactLang}>{words}</InLanguage> : words;
  return (
    <Page path="/contact-us" {...(special && { title, description: special.description })}>
      <ContactHead />
      <ContactMessage
        id={formId}
        title={said(title)}
        lead={said(lead)}
        further={visit && special === visit && <NextClosure />}
      >
        <Part>
          {/* What another address asks for is another form: what was typed there is not sent from here. */}
          <ContactForm key={query.get('about')} />
        </Part>
      </ContactMessage>
      <FindUs />
    </Page>
  );
}
