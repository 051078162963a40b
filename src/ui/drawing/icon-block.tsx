// A wooden toy block with an icon on it. Decorative: the words beside it say what it means.
import type { Family } from '#design/families.ts';
import type { IconName } from '#design/icon-names.ts';
import { familyClasses } from '#ui/layout/family-classes.ts';

import { Icon } from './icon.tsx';

const sizes = {
  small: 'size-16 border-4 text-2',
  large: 'size-16 border-4 text-2 tablet:size-24 tablet:border-8 tablet:text-1 wide:size-30',
} as const;

interface IconBlockProps {
  name: IconName;
  family: Family;
  size: keyof typeof sizes;
}

export const IconBlock = ({ name, family, size }: IconBlockProps) => (
  <span
    className={`grid shrink-0 place-items-center rounded-field border-wood-deep text-night-ink forced-colors:border-0 ${sizes[size]} ${familyClasses[family].ground}`}
  >
    <Icon name={name} />
  </span>
);
