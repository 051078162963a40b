// Prerendered; works without scripts. Hydrates when near the viewport.
import { hydrateOnVisible } from '#ui/hydration/hydrate-on-visible.tsx';
import { Part } from '#ui/hydration/part.tsx';

const id = 'register';
const RegistrationForm = hydrateOnVisible<{ titleId: string }>(id, () =>
  import('./registration-form.tsx').then((loaded) => ({ default: loaded.RegistrationForm })),
);

export function RegistrationCard() {
  return (
    // No section with a name: the form in it is a landmark of that name already, and it would be heard twice.
    <div id={id} className="form-card w-full min-w-0 max-w-card">
      <Part>
        <RegistrationForm titleId={`${id}-title`} />
      </Part>
    </div>
  );
}
