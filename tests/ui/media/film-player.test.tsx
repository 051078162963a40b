import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { films } from '#content/values/recordings.ts';
import { filmWords } from '#content/words/films.ts';
import { sounds } from '#content/values/recordings.ts';
import { soundWords } from '#content/words/sounds.ts';
import { FilmPlayer } from '#ui/media/film-player.tsx';
import type { Film, Sound } from '#ui/media/recording.ts';
import { SoundPlayer } from '#ui/media/sound-player.tsx';

import { builtHtml } from '../../built-html.ts';

const film: Film = films['a-day']!;
const sound: Sound = sounds['tidy-up']!;
const elsewhere = {
  embed: 'https://media.example/embed/7',
  page: 'https://media.example/7',
  site: 'Media Example',
} as const;
const told = { title: 'Snow day', note: '1 minute', transcript: [{ at: 0, text: 'Boots crunch in the snow.' }] };

const folded = (name: string) => screen.getByText(name, { selector: 'summary' }).closest('details')!;

test('one in another language says so of its title, its note, its words and its captions, and not of what the program says', () => {
  const lang = { lang: 'fr' } as const;
  const captions = { captions: '/media/neige.vtt', captionsIn: 'français' } as const;
  const { container } = render(<SoundPlayer sound={{ ...told, ...captions, files: [], lang }} words={soundWords} />);
  const marked = Array.from(container.querySelectorAll('[lang]'), ({ textContent }) => textContent);
  expect(marked).toEqual([told.title, told.note, '', told.transcript[0]!.text]);
  expect(container.querySelector('audio')?.lang).toBe('fr');
  const { srclang, label } = container.querySelector('track')!;
  expect([srclang, label]).toEqual(['fr', 'français']);
  cleanup();
  render(<FilmPlayer film={{ ...told, ...elsewhere, lang, cover: film.cover }} words={filmWords} />);
  const link = screen.getByRole('link', { name: 'Watch “Snow day” at Media Example' });
  expect(Array.from(link.children, (each) => [each.textContent, each.getAttribute('lang')])).toEqual([
    ['Watch “', null],
    ['Snow day', 'fr'],
    ['” at Media Example', null],
  ]);
});

test.each([
  ['A day with us', <FilmPlayer key="film" film={film} words={filmWords} />],
  ['The tidy-up tune', <SoundPlayer key="sound" sound={sound} words={soundWords} />],
])(
  '“%s” in a page has a name, fetches nothing before it is played, and has the browser’s controls until scripts run',
  async (name, player) => {
    const settings = () => {
      const { controls, preload, autoplay } = within(screen.getByRole('figure')).getByLabelText<HTMLMediaElement>(name);
      return { controls, preload, autoplay };
    };
    const built = document.createElement('div');
    built.innerHTML = await builtHtml(player);
    document.body.append(built);
    expect(settings()).toEqual({ controls: true, preload: 'none', autoplay: false });
    built.remove();
    render(player);
    expect(settings()).toEqual({ controls: false, preload: 'none', autoplay: false });
    expect(screen.getByRole('button', { name: `Play “${name}”` })).toBeDefined();
  },
);

test('a film has a still and its captions, a sound is offered in two kinds', () => {
  const { container } = render(
    <>
      <FilmPlayer film={film} words={filmWords} />
      <SoundPlayer sound={sound} words={soundWords} />
    </>,
  );
  expect(container.querySelector('video')!.poster).toMatch(/\/media\/a-day\.webp$/);
  expect(container.querySelector('video track[kind=captions][default]')).not.toBeNull();
  const kinds = [...container.querySelectorAll<HTMLSourceElement>('audio source')].map(({ type }) => type);
  expect(kinds).toEqual(['audio/ogg', 'audio/mpeg']);
});

test('a player has a transcript below it, which opens without scripts', () => {
  render(
    <>
      <FilmPlayer film={film} words={filmWords} />
      <SoundPlayer sound={sound} words={soundWords} />
    </>,
  );
  expect(within(folded(filmWords.transcript)).getAllByRole('listitem', { hidden: true })).toHaveLength(
    film.transcript.length,
  );
  expect(folded(soundWords.transcript).textContent).toContain(sound.transcript[0]!.text);
});

test('the words of the song are marked as what we sing to it', () => {
  render(<SoundPlayer sound={sound} words={soundWords} />);
  const line = screen.getByText('Blocks in the basket, books in a row,');
  expect(line.tagName).toBe('EM');
  expect(line.closest('ul')!.previousElementSibling!.textContent).toBe(soundWords.sung);
});

test('a player of another service loads after a press, takes the focus then, and has a plain link beside it', async () => {
  const players = [
    <FilmPlayer key="film" film={{ ...told, ...elsewhere, cover: film.cover }} words={filmWords} />,
    <SoundPlayer key="sound" sound={{ ...told, ...elsewhere }} words={soundWords} />,
  ];
  for (const player of players) {
    const { unmount } = render(player);
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('link', { name: /Media Example/ }).getAttribute('href')).toBe(elsewhere.page);
    await userEvent.click(screen.getByRole('button', { name: 'Load “Snow day” from Media Example' }));
    const frame = screen.getByTitle<HTMLIFrameElement>('Snow day');
    expect(frame.src).toBe(elsewhere.embed);
    expect(document.activeElement).toBe(frame);
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
  }
});

test('a player of another service takes the focus once, so that a visitor who has moved on keeps it', async () => {
  const embedded = { ...told, ...elsewhere, cover: film.cover };
  const page = (words: string) => (
    <>
      <FilmPlayer film={{ ...embedded, note: words }} words={filmWords} />
      <button type="button">Go on</button>
    </>
  );
  const { rerender } = render(page('1 minute'));
  await userEvent.click(screen.getByRole('button', { name: /^Load/ }));
  const next = screen.getByRole('button', { name: 'Go on' });
  next.focus();
  rerender(page('2 minutes'));
  expect(document.activeElement).toBe(next);
});
