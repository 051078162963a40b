// Prerendered; works without scripts. Its code is a chunk of its own.
import { FormCard } from '#forms/form-card.tsx';
import { lazyPart } from '#ui/hydration/load-code.ts';
import { Part } from '#ui/hydration/part.tsx';

const id = 'newsletter';
const NewsletterForm = lazyPart(async () => ({
  default: (await import('./newsletter-form.tsx')).NewsletterForm,
}));

export function Newsletter() {
  return (
    <FormCard id={id}>
      <Part>
        <NewsletterForm />
      </Part>
    </FormCard>
  );
}
