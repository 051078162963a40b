/** Asks whether the parent's own name is the child's too: Chrome fills it in, whatever the fields say. It stops nobody. */
import { useState, type FocusEvent } from 'react';
import { useWatch } from 'react-hook-form';

import { words } from '#content/words/registration.ts';
import type { CheckedForm } from '#forms/use-checked-form.ts';
import { useRelease } from '#forms/use-release.ts';
import { speak } from '#ui/overlay/toast-store.ts';

import type { Registration } from './schema.ts';

/** A whole name, whatever its capitals and spaces. */
const spelled = (...names: readonly string[]) => names.join('').normalize().toLowerCase().replace(/\s/g, '');

const isOwn = ({ parentFirstName, parentLastName, childFirstName, childLastName }: Registration) =>
  spelled(childFirstName) !== '' &&
  spelled(childFirstName) === spelled(parentFirstName) &&
  spelled(childLastName) === spelled(parentLastName);

const nameOf = ({ childFirstName, childLastName }: Registration) => spelled(childFirstName, childLastName);

export function useOwnName({ control, posted, getValues }: CheckedForm<Registration>) {
  useWatch({ control, name: ['parentFirstName', 'parentLastName', 'childFirstName', 'childLastName'] });
  const values = getValues();
  /** The child's name when one of its fields was last left: while it is typed, nothing is asked. */
  const [left, setLeft] = useState<string>();
  const { onRelease } = useRelease();

  return {
    question: isOwn(values) && (posted || nameOf(values) === left) ? words.ownName : undefined,
    left({ relatedTarget }: FocusEvent<HTMLInputElement>) {
      // A button of this form received the focus: what appears now would move or be gone.
      if (relatedTarget instanceof HTMLButtonElement) return;
      onRelease(() => {
        const name = nameOf(getValues());
        setLeft(name);
        if (name !== left && isOwn(getValues())) speak(words.ownName);
      });
    },
  };
}
