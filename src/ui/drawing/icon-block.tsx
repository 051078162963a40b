// A wooden toy block with an icon on it. Decorative: the words beside it say what it means.
import type { Family } from '#design/families.ts';
import type { IconName } from '#design/icon-names.ts';
import { familyClasses } from '#ui/layout/family-classes.ts';

import { Icon } from './icon.tsx';

interface IconBlockProps {
  name: IconName;
  family: Family;
}

export const IconBlock = ({ name, family }: IconBlockProps) => (
  <span
    className={`grid size-16 shrink-0 place-items-center rounded-field border-4 border-wood-deep text-2 text-night-ink forced-colors:border-0 ${familyClasses[family].ground}`}
  >
    <Icon name={name} />
  </span>
);
