// An icon. Always decorative: the text beside it, or the name of the control around it, says what it means.
import type { IconName } from '#design/icon-names.ts';
import { iconPaths } from './icon-paths.ts';

const sizes = { text: 'size-icon', block: 'size-icon-block' } as const;

const motions = { none: '', turning: ' animate-turn' } as const;

interface IconProps {
  name: IconName;
  size?: keyof typeof sizes;
  motion?: keyof typeof motions;
}

export function Icon({ name, size = 'text', motion = 'none' }: IconProps) {
  return (
    <svg className={`${sizes[size]}${motions[motion]} shrink-0 fill-current`} viewBox="0 0 256 256" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
