// The state of the spam check. It needs no interaction: the browser computes a proof of work while the visitor types (decision 008). It is not a live
// region, because visitors need not follow its progress; if it fails, the message after sending says so.
import type { IconName } from '#design/icon-names.ts';
import { Icon } from '#ui/drawing/icon.tsx';

const icons = {
  waiting: 'shield-check',
  working: 'circle-notch',
  done: 'check-circle',
  failed: 'warning-circle',
} as const satisfies Record<string, IconName>;

export type CaptchaState = keyof typeof icons;

interface CaptchaProps {
  state: CaptchaState;
  /** Accessible name of the group. */
  name: string;
  /** The state as text. */
  text: string;
}

export function Captcha({ state, name, text }: CaptchaProps) {
  return (
    <div
      role="group"
      aria-label={name}
      data-state={state}
      // On phones the longest text has two lines: they keep the room, so that nothing moves when the check is done.
      className="flex items-center gap-2 rounded-field bg-paper-2 px-3 py-2 text-small max-tablet:min-h-16 forced-colors:border-2"
    >
      <Icon name={icons[state]} motion={state === 'working' ? 'turning' : 'none'} />
      <p>{text}</p>
    </div>
  );
}
