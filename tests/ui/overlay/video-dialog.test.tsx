import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';

import { films } from '#content/values/recordings.ts';
import { filmWords } from '#content/words/films.ts';
import type { Film } from '#ui/media/recording.ts';
import { VideoDialog } from '#ui/overlay/video-dialog.tsx';

import { builtHtml } from '../../built-html.ts';
import { reduceMotion } from '../reduced-motion.ts';

const film: Film = films['a-day']!;
const outside: Film = {
  title: 'The yard in winter',
  note: '2 minutes',
  transcript: [{ at: 0, text: 'Snow falls on the yard.' }],
  cover: film.cover,
  embed: 'https://films.example/embed/7',
  page: 'https://films.example/watch/7',
  site: 'Films Example',
};

const playButton = () => screen.getByRole('button', { name: 'Play “A day with us”' });
const dialog = () => screen.getByRole('dialog', { name: 'A day with us' });
const video = () => within(dialog()).getByLabelText<HTMLVideoElement>('A day with us', { selector: 'video' });

async function openIt(of: Film = film) {
  const view = render(<VideoDialog film={of} words={filmWords} />);
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('dialog');
  return view;
}

test('a press of the play button opens the film in a dialog with its name', async () => {
  await openIt();
  expect(dialog().contains(video())).toBe(true);
  // Not the window itself: a screen reader would read the whole transcript out at once.
  expect(document.activeElement).toBe(within(dialog()).getByRole('heading', { name: film.title }));
});

test('Back on a phone closes it, and so does Escape on a control of the film, whose keys a browser may keep to itself', async () => {
  const made: EventTarget[] = [];
  const destroyed: EventTarget[] = [];
  vi.stubGlobal(
    'CloseWatcher',
    class extends EventTarget {
      constructor() {
        super();
        made.push(this);
      }
      destroy() {
        destroyed.push(this);
      }
    },
  );
  await openIt();
  expect(made).toHaveLength(1);
  act(() => void made[0]!.dispatchEvent(new Event('close')));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(playButton()));
  expect(destroyed).toEqual(made);
});

test('the film plays when its dialog opens, but not with reduced motion', async () => {
  const view = await openIt();
  expect(video().autoplay).toBe(true);
  view.unmount();
  reduceMotion();
  await openIt();
  expect(video().autoplay).toBe(false);
  expect(within(dialog()).getByRole('button', { name: 'Play “A day with us”' })).toBeDefined();
});

test('captions are on from the start, and a transcript is beside the film', async () => {
  await openIt();
  const track = video().querySelector('track')!;
  expect(track.kind).toBe('captions');
  expect(track.default).toBe(true);
  expect(track.getAttribute('src')).toBe('/media/a-day.vtt');
  const words = within(dialog()).getByRole('region', { name: filmWords.transcript });
  expect(words.tabIndex).toBe(0);
  expect(within(words).getAllByRole('listitem')).toHaveLength(film.transcript.length);
  expect(words.textContent).toContain(film.transcript.at(-1)!.text);
});

test('a film at another service gets its titled iframe only after the click, with a plain link beside it', async () => {
  const { container } = render(<VideoDialog film={outside} words={filmWords} />);
  expect(container.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Play “The yard in winter”' }));
  const opened = within(await screen.findByRole('dialog', { name: 'The yard in winter' }));
  expect(opened.getByTitle<HTMLIFrameElement>('The yard in winter').src).toBe('https://films.example/embed/7');
  expect(opened.getByRole('link', { name: /Films Example/ }).getAttribute('href')).toBe(
    'https://films.example/watch/7',
  );
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('iframe')).toBeNull();
});

/** What a visitor without scripts gets. jsdom may parse the content of noscript as elements or as text, so both are read. */
async function plain(page: ReactNode) {
  const html = document.createElement('div');
  html.innerHTML = await builtHtml(page);
  expect(html.querySelector('button')!.closest('.no-scripts\\:hidden')).not.toBeNull();
  const inside = html.querySelector('noscript')!;
  const shown = document.createElement('div');
  shown.innerHTML = inside.children.length ? inside.innerHTML : inside.textContent;
  return shown;
}

test('without scripts the button is a link to the film, and its words are in the page', async () => {
  const page = await plain(<VideoDialog film={film} words={filmWords} />);
  const link = page.querySelector('a')!;
  expect(link.getAttribute('href')).toBe('/media/a-day.mp4');
  expect(link.textContent).toBe('Play “A day with us”');
  for (const { text } of film.transcript) expect(page.querySelector('details')!.textContent).toContain(text);
});
