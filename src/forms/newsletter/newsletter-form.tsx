// The newsletter of the template footer: one address.
import { newsletter as says } from '#content/site/words/forms.ts';
import { newsletter as words } from '#content/words/template-forms.ts';
import { ServiceForm } from '#forms/service-form.tsx';

import { newsletter } from './record.ts';

export function NewsletterForm() {
  return <ServiceForm record={newsletter} template="newsletter" words={words} says={says} />;
}
