// Short notes of the last weeks. Play shows them one after the other in a dialog with cross-fades; the list below shows all of them without scripts too.
import { loadAgain } from '#ui/load-again.ts';
import { useRef } from 'react';

import { shortDate } from '#content/rules/dates.ts';
import { postWords } from '#content/words/post-words.ts';
import type { Post } from '#content/rules/post.ts';
import { postAddress } from '#content/rules/addresses.ts';
import { Link } from '#ui/navigation/link.tsx';
import { PlayButton } from '#ui/media/play-button.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';
import { useLazyDialog } from '#ui/overlay/use-lazy-dialog.tsx';

import type { LeadProps } from './leads.tsx';

const { notes: words } = postWords;
/** Id of the list of all notes; Play jumps there if the dialog's code cannot be loaded. */
const listId = 'all-notes';
type Note = NonNullable<Post['notes']>[number];

const loadNotesDialog = loadAgain(() => import('#ui/overlay/notes-dialog.tsx'));

export function LeadNotes({ post: { notes = [], picture, lang } }: LeadProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const { open, show, close, render } = useLazyDialog(async () => (await loadNotesDialog()).NotesDialog);

  return (
    <>
      <div className="mx-auto wide:max-w-5/6 print:hidden! no-scripts:hidden">
        <PlayButton
          ref={opener}
          variant="frame"
          sizes="(min-width: 75rem) 62.5rem, (min-width: 60rem) 83vw, 100vw"
          name={words.play}
          cover={picture}
          onClick={() => void show(() => window.location.assign(`#${listId}`))}
        />
      </div>
      <section aria-labelledby={listId} className="not-print:with-scripts:hidden">
        <h2 id={listId} className="text-2">
          {words.all}
        </h2>
        <ol role="list">
          {notes.map((note) => (
            <li key={note.title} className="mt-6">
              <NoteWords note={note} lang={lang} />
            </li>
          ))}
        </ol>
      </section>
      {render((NotesDialog) => (
        <NotesDialog
          words={words}
          open={open}
          onClose={close}
          returnTo={() => opener.current}
          notes={notes.map((note) => ({
            id: note.title,
            picture: (
              <ShapedPicture
                picture={note.picture}
                shape="hill"
                proportion="broad"
                sizes="(min-width: 40rem) 32rem, 90vw"
              />
            ),
            words: <NoteWords note={note} lang={lang} />,
          }))}
        />
      ))}
    </>
  );
}

function NoteWords({ note: { date, title, text, post }, lang }: { note: Note; lang: Post['lang'] }) {
  return (
    <>
      <time dateTime={date} className="text-small">
        {shortDate(date)}
      </time>
      <h3 className="mt-1 text-2" {...lang}>
        {title}
      </h3>
      <p className="mt-3 max-w-prose" {...lang}>
        {text}
      </p>
      <p className="mt-4">
        <Link to={postAddress(post)} button="outline" label={`${words.read}: ${title}`}>
          {words.read}
        </Link>
      </p>
    </>
  );
}
