// Prerendered; works without scripts.
import { closed } from '#content/values/registration.ts';
import { FormCard } from '#forms/form-card.tsx';
import { Part } from '#runtime/part.tsx';

import { Closed } from './closed.tsx';
import { RegistrationForm } from './registration-form.tsx';

const id = 'register';

export function RegistrationCard() {
  return (
    // No section with a name: the form in it is a landmark of that name already, and it would be heard twice.
    <div className="w-full max-w-card min-w-0">
      <FormCard id={id} variant="glowing">
        {closed ? (
          <Closed {...closed} />
        ) : (
          <Part>
            <RegistrationForm cardId={id} />
          </Part>
        )}
      </FormCard>
    </div>
  );
}
