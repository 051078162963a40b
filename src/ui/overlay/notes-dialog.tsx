// A dialog that shows one note at a time, with previous and next buttons; it loops.
// https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
import { useState, type ReactNode } from 'react';

import { fillWords } from '#ui/fill-words.ts';
import { Button } from '#ui/control/button.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from '#ui/drawing/icon.tsx';

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
  const [current, setCurrent] = useState(0);
  const count = notes.length;
  const note = notes[current];
  const turn = (by: 1 | -1) => setCurrent((now) => (now + by + count) % count);
  return (
    <Dialog title={words.title} close={words.close} open={open} onClose={onClose} returnTo={returnTo}>
      {/* Atomic, because all of the note changes at once. */}
      <div role="status" aria-atomic="true">
        <div key={note?.id} className="note">
          <div className="note-picture">{note?.picture}</div>
          <div>{note?.words}</div>
        </div>
        <p className="mt-4 text-small">{fillWords(words.position, { first: current + 1, count })}</p>
      </div>
      <div className="mt-3 flex gap-3">
        <Button look="outline" size="round" label={words.previous} onClick={() => turn(-1)}>
          <Icon name="arrow-left" />
        </Button>
        <Button look="outline" size="round" label={words.next} onClick={() => turn(1)}>
          <Icon name="arrow-right" />
        </Button>
      </div>
    </Dialog>
  );
}
