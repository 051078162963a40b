import { readFileSync, statSync } from 'node:fs';

import { expect, test } from 'vitest';

import { readSiteFile, siteFolder } from '#content/reader/site-file.ts';

const { films, sounds } = readSiteFile('recordings');
const ownFilms = films.flatMap(({ own, transcript }) => (own ? [{ ...own, transcript }] : []));
const ownSounds = sounds.flatMap(({ own, transcript }) => (own ? [{ ...own, transcript }] : []));
const path = (name: string) => `${siteFolder}/media/${name}`;

test('no file of a film or a sound is heavier than it may be', () => {
  for (const { name } of ownFilms.flatMap(({ files }) => files))
    expect(statSync(path(name)).size, name).toBeLessThan(3_000_000);
  for (const { name } of ownSounds.flatMap(({ files }) => files))
    expect(statSync(path(name)).size, name).toBeLessThan(600_000);
  for (const { still } of ownFilms) expect(statSync(path(still)).size, still).toBeLessThan(60_000);
});

test('an MP4 can play before it is downloaded completely', () => {
  for (const { name } of ownFilms.flatMap(({ files }) => files).filter((file) => file.name.endsWith('.mp4'))) {
    const mp4 = readFileSync(path(name));
    expect(mp4.indexOf('moov'), name).toBeLessThan(mp4.indexOf('mdat'));
  }
});

test('a caption has at most two short lines, and is shown long enough to be read', () => {
  for (const { transcript } of films)
    for (const [index, { at, caption }] of transcript.entries()) {
      expect(caption.split('\n').length, caption).toBeLessThanOrEqual(2);
      for (const line of caption.split('\n')) expect(line.length, line).toBeLessThanOrEqual(42);
      const next = transcript[index + 1];
      // 20 characters a second is the usual limit for adults.
      if (next) expect(caption.length / (next.at - at), caption).toBeLessThanOrEqual(20);
    }
});

test('the captions on a film are the words that its page shows, and those of a sound have what is sung', () => {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  /** Of each block of a WebVTT file but the first, the lines after its time. */
  const wordsOf = (captions: string) =>
    readFileSync(path(captions), 'utf8')
      .trim()
      .split(/\n\n+/)
      .slice(1)
      .map((block) => plain(block.replace(/^(?:.*\n)?.* --> .*\n/, '')));
  for (const { captions, transcript } of ownFilms)
    expect(wordsOf(captions), captions).toEqual(transcript.map(({ caption }) => plain(caption)));
  for (const { captions, transcript } of ownSounds)
    for (const line of transcript.flatMap(({ sung = [] }) => sung))
      expect(wordsOf(captions).join('\n')).toContain(line);
});
