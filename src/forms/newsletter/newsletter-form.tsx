// The newsletter of the template footer: one address.
import { newsletter, newsletterFields } from '#content/words/template-forms.ts';
import { ServiceForm } from '#forms/service-form.tsx';

import { checkNewsletter } from './rules.ts';

export function NewsletterForm() {
  return <ServiceForm template="newsletter" words={newsletter} fields={newsletterFields} check={checkNewsletter} />;
}
