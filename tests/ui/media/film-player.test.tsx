import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { films } from '#content/site/recordings.ts';
import { filmWords } from '#content/words/films.ts';
import { sounds } from '#content/site/recordings.ts';
import { soundWords } from '#content/words/sounds.ts';
import { FilmPlayer } from '#ui/media/film-player.tsx';
import type { Film, Sound } from '#ui/media/recording.ts';
import { SoundPlayer } from '#ui/media/sound-player.tsx';

const film: Film = films['a-day']!;
const sound: Sound = sounds['tidy-up']!;
const elsewhere = {
  embed: 'https://media.example/embed/7',
  page: 'https://media.example/7',
  site: 'Media Example',
} as const;
const told = { title: 'Snow day', note: '1 minute', transcript: [{ at: 0, text: 'Boots crunch in the snow.' }] };

const folded = (name: string) => screen.getByText(name, { selector: 'summary' }).closest('details')!;

test('a film in a page has the browser’s controls, a name and captions, and fetches nothing before it is played', () => {
  render(<FilmPlayer film={film} words={filmWords} />);
  const video = within(screen.getByRole('figure')).getByLabelText<HTMLVideoElement>('A day with us');
  expect(video.controls).toBe(true);
  expect(video.preload).toBe('none');
  expect(video.autoplay).toBe(false);
  expect(video.poster).toMatch(/\/media\/a-day\.webp$/);
  expect(video.querySelector('track[kind=captions][default]')).not.toBeNull();
});

test('a sound in a page has the browser’s controls and a name, and fetches nothing before it is played', () => {
  render(<SoundPlayer sound={sound} words={soundWords} />);
  const audio = within(screen.getByRole('figure')).getByLabelText<HTMLAudioElement>('The tidy-up tune');
  expect(audio.controls).toBe(true);
  expect(audio.preload).toBe('none');
  expect(audio.autoplay).toBe(false);
  expect([...audio.querySelectorAll('source')].map(({ type }) => type)).toEqual(['audio/ogg', 'audio/mpeg']);
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
