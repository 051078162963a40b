// Prerendered; works without scripts.
import { FormCard } from '#forms/form-card.tsx';
import { Part } from '#runtime/part.tsx';

import { NewsletterForm } from './newsletter-form.tsx';

const id = 'newsletter';

export function Newsletter() {
  return (
    <FormCard id={id}>
      <Part>
        <NewsletterForm />
      </Part>
    </FormCard>
  );
}
