// The sample's film and tune. The scripts of imagery/film make them from the same words that the page shows.
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { films } from '#content/records/films.ts';
import { sounds } from '#content/records/sounds.ts';

import { eighth, parts } from '../../imagery/film/tidy-up.ts';
import { fade, shots, step } from '../../imagery/film/shots.ts';
import { subtitles } from '../../imagery/film/subtitles.ts';

const file = (src: string) => `public${src}`;
const read = (src: string) => readFileSync(file(src), 'utf8');

test('the captions on the film are the words of the content, scene by scene', () => {
  const { transcript, captions } = films['a-day'];
  expect(transcript.map(({ at }) => at)).toEqual(shots.map((_, index) => index * step));
  expect(read(captions)).toBe(subtitles(transcript, shots.length * step + fade));
});

test('the film says that it has no sound, to the eye and in words', () => {
  const [first] = films['a-day'].transcript;
  expect(first!.caption).toContain('no sound');
  expect(first!.text).toContain('no sound');
});

test('the length that a page gives is the film’s and the tune’s', () => {
  expect(films['a-day'].note).toContain(`${shots.length * step + fade} seconds`);
  const last = sounds['tidy-up'].cues.at(-1)!;
  expect(read(sounds['tidy-up'].captions)).toContain('00:00:35.320');
  expect(sounds['tidy-up'].note).toContain('35 seconds');
  expect(last.at).toBeLessThan(35);
});

test('the tune’s captions and transcript begin where its parts begin', () => {
  const begins = [0];
  for (const { bars, slower = 1 } of parts) begins.push(begins.at(-1)! + bars * 6 * eighth * slower);
  const { transcript, cues, captions } = sounds['tidy-up'];
  for (const [index, { at }] of transcript.entries()) expect(at).toBeCloseTo(begins[index]!, 5);
  expect(read(captions)).toBe(subtitles(cues, 35.32));
});

test('every part of the tune’s score fills its bars, in every voice', () => {
  for (const { bars, voices } of parts)
    for (const [voice, score] of Object.entries(voices)) {
      const lengths = score
        .split(' | ')
        .map((bar) => bar.split(' ').reduce((sum, note) => sum + Number(note.split(':')[1]), 0));
      expect(lengths, voice).toEqual(Array(bars).fill(6));
    }
});
