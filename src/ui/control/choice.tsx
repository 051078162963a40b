// A few choices side by side, of which one holds: native radios, so that arrow keys, names and states are the browser's own.
// https://www.w3.org/WAI/ARIA/apg/patterns/radio/
import { useId } from 'react';

import { Icon } from '#ui/drawing/icon.tsx';
import type { IconName } from '#ui/drawing/icon-names.ts';

interface ChoiceProps {
  /** The words that name the group. */
  label: string;
  /** The radios' own name in the page. */
  name: string;
  options: readonly { readonly value: string; readonly title: string; readonly icon: IconName }[];
  /** Says, when a radio has come into the page, whether it is the one that holds. */
  isSelected: (value: string) => boolean;
}

/** The radios keep their own state: who changed one before the scripts were there is not overruled. */
export function Choice({ label, name, options, isSelected }: ChoiceProps) {
  const id = useId();
  const setInitialState = (radio: HTMLInputElement | null) => {
    if (radio) radio.checked = isSelected(radio.value);
  };
  return (
    <div role="radiogroup" aria-labelledby={id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span id={id}>{label}</span>
      <div className="choice">
        {options.map(({ value, title, icon }) => (
          <label key={value}>
            <input ref={setInitialState} type="radio" name={name} value={value} />
            <Icon name={icon} />
            {title}
          </label>
        ))}
      </div>
    </div>
  );
}
