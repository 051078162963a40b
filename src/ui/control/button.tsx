// A button. While it is busy it stays focusable and is aria-disabled, so it never leaves the tab order.
import type { MouseEvent, ReactNode, Ref } from 'react';

const base =
  'inline-flex items-center justify-center gap-2 rounded-full border-2 text-body font-strong leading-tight no-underline transition-colors duration-control';

export const buttonVariants = {
  solid: 'border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong',
  quiet: 'border-line-strong bg-transparent text-ink hover:bg-paper-2',
  outline:
    'border-ink bg-transparent text-ink hover:bg-ink hover:text-paper forced-colors:hover:forced-color-adjust-none',
  /** On a `mid` colour, which is the same in every colour scheme. */
  ink: 'border-night-ink bg-night-ink text-night-text hover:bg-night-hill forced-colors:bg-transparent',
  lit: 'border-canola-mid bg-canola-mid text-night-ink hover:border-night-link hover:bg-night-link',
  night: 'border-night-soft bg-transparent text-night-text hover:bg-night-hill',
  /** The least of three in a row. */
  text: '-mx-4 border-transparent bg-transparent text-ink underline hover:bg-paper-2',
  ribbon: 'border-night-link bg-transparent text-night-link hover:bg-night-hill',
} as const;

export const buttonSizes = {
  normal: 'min-h-button px-6 py-2',
  small: 'min-h-tab px-5 py-1',
  /** In the header: three of them stand side by side in a window of 320 px, and two beside its menu. */
  bar: 'min-h-tab px-2 py-1 phone:px-3 tablet:px-5 desktop:px-3 roomy:px-5',
  round: 'size-button p-0',
} as const;

const busyClasses = 'border-line-strong bg-paper-2 text-ink';

export type ButtonVariant = keyof typeof buttonVariants;
export type ButtonSize = keyof typeof buttonSizes;

/** The classes of a button, for a link that looks like one. */
export const buttonClasses = (variant: ButtonVariant, size: ButtonSize = 'normal') =>
  `${base} ${buttonVariants[variant]} ${buttonSizes[size]}`;

interface ButtonProps {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  type?: 'button' | 'submit';
  /** Name of a submit button in the form data. */
  name?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** While a response is pending: the button keeps its size and focus, and a press does nothing. */
  busy?: boolean;
  expanded?: boolean;
  controls?: string;
  label?: string;
  /** The id of an element with more words about it. */
  describedBy?: string;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  children,
  variant = 'solid',
  size = 'normal',
  type = 'button',
  name,
  onClick,
  busy,
  expanded,
  controls,
  label,
  describedBy,
  ref,
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Ignores the second click of a double-click: it would submit the next step, which the first click has just shown.
    if (type === 'submit' && event.detail > 1) event.preventDefault();
    else if (!busy || type === 'submit') onClick?.(event);
  }

  return (
    <button
      ref={ref}
      type={type}
      name={name}
      className={busy ? `${base} ${busyClasses} ${buttonSizes[size]}` : buttonClasses(variant, size)}
      onClick={press}
      aria-disabled={busy || undefined}
      aria-expanded={expanded}
      aria-controls={controls}
      aria-label={label}
      aria-describedby={describedBy}
    >
      {children}
    </button>
  );
}
