// Looks like a button and opens a picture in a lightbox; without scripts it is a link to the picture.
import type { ReactNode } from 'react';

import { buttonClasses } from '#ui/control/button.tsx';
import { largest } from './lightbox-link.tsx';
import { onPlainClick } from './on-plain-click.ts';
import type { PictureFile } from '#ui/media/picture-file.ts';

interface PreviewLinkProps {
  picture: PictureFile;
  /** Accessible name; begins with the visible text (WCAG 2.5.3). */
  label: string;
  onOpen: (opener: HTMLElement) => void;
  children: ReactNode;
}

export function PreviewLink({ picture, label, onOpen, children }: PreviewLinkProps) {
  return (
    <a
      href={largest(picture)}
      aria-haspopup="dialog"
      aria-label={label}
      className={buttonClasses('outline')}
      onClick={onPlainClick(onOpen)}
    >
      {children}
    </a>
  );
}
