// A group of native radio buttons side by side, so that arrow keys, names and states are the browser's own.
// https://www.w3.org/WAI/ARIA/apg/patterns/radio/
import { useId } from 'react';

import { Icon } from '#ui/drawing/icon.tsx';
import type { IconName } from '#design/icon-names.ts';

interface ChoiceProps {
  /** The visible label of the group. */
  label: string;
  /** The `name` attribute of the radios. */
  name: string;
  options: readonly { readonly value: string; readonly title: string; readonly icon: IconName }[];
  /** Called when a radio mounts: whether it is the selected one. */
  isSelected: (value: string) => boolean;
}

/** The radios are uncontrolled, so hydration preserves a selection made earlier. */
export function Choice({ label, name, options, isSelected }: ChoiceProps) {
  const id = useId();
  const setInitialState = (radio: HTMLInputElement | null) => {
    if (radio) radio.checked = isSelected(radio.value);
  };
  return (
    <div role="radiogroup" aria-labelledby={id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span id={id}>{label}</span>
      <div className="flex flex-wrap rounded-card border-2 border-night-line p-px">
        {options.map(({ value, title, icon }) => (
          <label key={value} className="choice font-medium">
            <input ref={setInitialState} type="radio" name={name} value={value} />
            <Icon name={icon} />
            {title}
          </label>
        ))}
      </div>
    </div>
  );
}
