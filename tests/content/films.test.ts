import { existsSync, readFileSync, statSync } from 'node:fs';

import { expect, test } from 'vitest';

import { films } from '#content/records/films.ts';
import { sounds } from '#content/records/sounds.ts';

const recordings = [...Object.values(films), ...Object.values(sounds)];
const file = (src: string) => `public${src}`;

test('every file of a film or a sound exists, and none is heavier than it may be', () => {
  for (const { files } of Object.values(films))
    for (const { src } of files) expect(statSync(file(src)).size, src).toBeLessThan(3_000_000);
  for (const { files } of Object.values(sounds))
    for (const { src } of files) expect(statSync(file(src)).size, src).toBeLessThan(600_000);
  for (const { captions } of recordings) expect(existsSync(file(captions)), captions).toBe(true);
  for (const { still } of Object.values(films)) expect(statSync(file(still)).size, still).toBeLessThan(60_000);
});

test('an MP4 can play before it is downloaded completely', () => {
  for (const { src } of Object.values(films)
    .flatMap((film) => [...film.files])
    .filter(({ type }) => type === 'video/mp4')) {
    const mp4 = readFileSync(file(src));
    expect(mp4.indexOf('moov'), src).toBeLessThan(mp4.indexOf('mdat'));
  }
});

test('a caption has at most two short lines, and is shown long enough to be read', () => {
  for (const { transcript } of Object.values(films))
    for (const [index, { at, caption }] of transcript.entries()) {
      expect(caption.split('\n').length, caption).toBeLessThanOrEqual(2);
      for (const line of caption.split('\n')) expect(line.length, line).toBeLessThanOrEqual(42);
      const next = transcript[index + 1];
      // 20 characters a second is the usual limit for adults.
      if (next) expect(caption.length / (next.at - at), caption).toBeLessThanOrEqual(20);
    }
});

test('the captions on a film or a sound are the words that its page shows', () => {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const shown = [
    ...Object.values(films).map(({ captions, transcript }) => ({ captions, cues: transcript })),
    ...Object.values(sounds),
  ];
  for (const { captions, cues } of shown) {
    // Of each block of a WebVTT file but the first, the lines after its time.
    const [, ...blocks] = readFileSync(file(captions), 'utf8').trim().split(/\n\n+/);
    const words = blocks.map((block) => plain(block.replace(/^(?:.*\n)?.* --> .*\n/, '')));
    expect(words, captions).toEqual(cues.map(({ caption }) => plain(caption)));
  }
});
