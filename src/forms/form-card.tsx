// The card that a form stands on. Its links and focus indicators are those of paper, also where it lies on the night of the footer.
import type { ReactNode } from 'react';

/** For a form that is itself the card (form-frame.tsx). */
export const formCard =
  'form-card rounded-panel bg-surface p-5 text-ink forced-colors:border-2 tablet:rounded-card tablet:p-8';

const variants = {
  plain: 'shadow-lift',
  /** In the dark scheme it glows. */
  glowing: 'shadow-glow',
} as const;

interface FormCardProps {
  id?: string;
  labelledBy?: string;
  variant?: keyof typeof variants;
  children: ReactNode;
}

/** A section with a name is a landmark; without one it is only a box. */
export function FormCard({ id, labelledBy, variant = 'plain', children }: FormCardProps) {
  const Box = labelledBy ? 'section' : 'div';
  return (
    <Box id={id} aria-labelledby={labelledBy} className={`${formCard} ${variants[variant]}`}>
      {children}
    </Box>
  );
}
