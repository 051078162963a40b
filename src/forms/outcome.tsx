// The result of a submission, shown until the next one. May receive focus.
import { useId, type ReactNode, type Ref } from 'react';

import { Icon } from '#ui/drawing/icon.tsx';
import { Unbroken } from '#ui/layout/unbroken.tsx';

import { useOpeningFocus } from './posted.ts';

const tones = {
  success: { icon: 'check-circle', ground: 'border-success bg-success-tint', ink: 'text-success' },
  error: { icon: 'warning-circle', ground: 'border-error bg-error-tint', ink: 'text-error' },
} as const;

interface OutcomePanelProps {
  tone: keyof typeof tones;
  /** `p` in a status, which announces the panel: there it is a group only if it has the focus when the page opens. */
  heading?: 'h2' | 'h3' | 'p';
  title: string;
  /** Announced after the title when the panel receives focus. */
  line: string;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

export function OutcomePanel({ tone, heading: Heading = 'h3', title, line, children, ref }: OutcomePanelProps) {
  const id = useId();
  const { icon, ground, ink } = tones[tone];
  const isSmall = Heading === 'p';
  const opening = useOpeningFocus();
  const group = {
    role: 'group',
    tabIndex: -1,
    'aria-labelledby': `${id}-title`,
    'aria-describedby': `${id}-line`,
    ...opening,
  };
  return (
    <div
      ref={ref}
      {...(isSmall && !opening ? {} : group)}
      className={`rounded-panel border-2 ${isSmall ? 'p-4' : 'p-5'} ${ground}`}
    >
      <Heading id={`${id}-title`} className={`flex items-start gap-2 ${isSmall ? 'font-strong' : 'text-3'} ${ink}`}>
        <Icon name={icon} />
        <span>{title}</span>
      </Heading>
      <p id={`${id}-line`} className={isSmall ? 'mt-1' : 'mt-2'}>
        <Unbroken>{line}</Unbroken>
      </p>
      {children}
    </div>
  );
}
