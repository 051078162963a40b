// An icon from icons.svg. Always decorative: the text beside it, or the name of the control around it, says what it means.
import type { IconName } from './icon-names.ts';
import sprite from './icons.svg';

const sizes = { text: 'size-icon', block: 'size-icon-block' } as const;

export function Icon({ name, size = 'text' }: { name: IconName; size?: keyof typeof sizes }) {
  return (
    <svg className={`${sizes[size]} shrink-0 fill-current`} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
