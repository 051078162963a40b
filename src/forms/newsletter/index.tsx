// Prerendered; works without scripts. Hydrates when near the viewport.
import { hydrateOnVisible } from '#ui/hydration/hydrate-on-visible.tsx';
import { Part } from '#ui/hydration/part.tsx';

const id = 'newsletter';
const NewsletterForm = hydrateOnVisible(id, async () => ({
  default: (await import('./newsletter-form.tsx')).NewsletterForm,
}));

export function Newsletter() {
  return (
    <div id={id} className="template-form-card">
      <Part>
        <NewsletterForm />
      </Part>
    </div>
  );
}
