// How the spam check stands. It has no control and no puzzle: the browser does a sum while somebody writes (decision 008). It is not a live region,
// since nobody has to know of it while it works; if it fails, the outcome of the sending says so.
import type { IconName } from '#ui/drawing/icon-names.ts';
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
  /** Names the part. */
  name: string;
  /** What the state means, in words. */
  text: string;
}

export function Captcha({ state, name, text }: CaptchaProps) {
  return (
    <div
      role="group"
      aria-label={name}
      data-state={state}
      className="captcha flex items-center gap-2 rounded-field bg-paper-2 px-3 py-2 text-small forced-colors:border-2"
    >
      <span className={state === 'working' ? 'turning inline-flex' : 'inline-flex'}>
        <Icon name={icons[state]} />
      </span>
      <p>{text}</p>
    </div>
  );
}
