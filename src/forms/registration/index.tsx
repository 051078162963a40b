// Prerendered; works without scripts. Its code is a chunk of its own.
import { FormCard } from '#forms/form-card.tsx';
import { lazyPart } from '#ui/hydration/load-code.ts';
import { Part } from '#ui/hydration/part.tsx';

const id = 'register';
const RegistrationForm = lazyPart<{ cardId: string }>(() =>
  import('./registration-form.tsx').then((loaded) => ({ default: loaded.RegistrationForm })),
);

export function RegistrationCard() {
  return (
    // No section with a name: the form in it is a landmark of that name already, and it would be heard twice.
    <div className="w-full max-w-card min-w-0">
      <FormCard id={id} variant="glowing">
        <Part>
          <RegistrationForm cardId={id} />
        </Part>
      </FormCard>
    </div>
  );
}
