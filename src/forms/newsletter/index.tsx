// The newsletter form: whole in the first HTML, where it works by a plain post. Its code is fetched when it comes near or is touched.
import { Suspense } from 'react';

import { whenNear } from '#ui/when-near.ts';

const id = 'newsletter';
const NewsletterForm = whenNear(id, async () => ({ default: (await import('./newsletter-form.tsx')).NewsletterForm }));

export function Newsletter() {
  return (
    <div id={id} className="template-form-card">
      <Suspense>
        <NewsletterForm />
      </Suspense>
    </div>
  );
}
