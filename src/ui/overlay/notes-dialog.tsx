// A dialog that shows one note at a time, with previous and next buttons; the notes cross-fade and loop.
// https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
import type { ReactNode } from 'react';

import { fillWords } from '#ui/fill-words.ts';
import { Button } from '#ui/control/button.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { useSlides } from '#ui/motion/use-slides.ts';

export interface NotesWords {
  title: string;
  close: string;
  previous: string;
  next: string;
  /** With {first} and {count}. */
  position: string;
}

interface NotesDialogProps {
  notes: readonly { readonly id: string; readonly picture: ReactNode; readonly words: ReactNode }[];
  words: NotesWords;
  open: boolean;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

export function NotesDialog({ notes, words, open, onClose, returnTo }: NotesDialogProps) {
  const { viewport, isReady, isInView, first, count, turn } = useSlides({ count: notes.length, fade: true });
  return (
    <Dialog title={words.title} close={words.close} open={open} onClose={onClose} returnTo={returnTo}>
      {/* Atomic, because all of the note changes at once. */}
      <div role="status" aria-atomic="true">
        <div ref={viewport} className="carousel-view carousel-single" data-ready={isReady || undefined}>
          <div className="carousel-track flex items-end">
            {notes.map((note, index) => (
              <div
                key={note.id}
                className="carousel-slide grid gap-6 self-start wide:grid-cols-2 wide:items-center"
                inert={!isInView(index)}
              >
                <div>{note.picture}</div>
                <div>{note.words}</div>
              </div>
            ))}
          </div>
        </div>
        <p className="mt-4 text-small">{fillWords(words.position, { first, count })}</p>
      </div>
      <div className="mt-3 flex gap-3">
        <Button variant="outline" size="round" label={words.previous} onClick={() => turn(-1)}>
          <Icon name="arrow-left" />
        </Button>
        <Button variant="outline" size="round" label={words.next} onClick={() => turn(1)}>
          <Icon name="arrow-right" />
        </Button>
      </div>
    </Dialog>
  );
}
