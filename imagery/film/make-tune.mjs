// Plays the score of tidy-up.ts on wooden bars made of sine waves, and writes site/media/tidy-up.{ogg,mp3,vtt}. Needs ffmpeg.
// A struck bar of a marimba sounds its note, and overtones at 3.9 and 9.2 times its pitch that die away sooner; a soft mallet adds a knock.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readSiteFile } from '../../src/content/reader/site-file.ts';
import { subtitles } from './subtitles.ts';
import { eighth, parts, ring } from './tidy-up.ts';

const media = fileURLToPath(new URL('../../site/media/tidy-up', import.meta.url));
const rate = 48_000;
const bar = 6 * eighth;

/** Loudness of each voice, and how long its notes ring (s, for the A of 440 Hz; deeper bars ring longer). */
const voices = {
  xylophone: { loud: 0.5, rings: 0.55 },
  high: { loud: 0.2, rings: 0.4 },
  deep: { loud: 0.42, rings: 0.6 },
  shaker: { loud: 0.05, rings: 0.05 },
};

/** Where each part begins (s), and the whole length at the end. */
const begins = [0];
for (const { bars, slower = 1 } of parts) begins.push(begins.at(-1) + bars * bar * slower);
const end = begins.at(-1) + ring;

const sound = new Float64Array(Math.ceil(end * rate));
for (const [index, { loud, slower = 1, voices: scored }] of parts.entries())
  for (const [voice, score] of Object.entries(scored)) play(voice, score, begins[index], loud, slower);

const work = mkdtempSync(join(tmpdir(), 'tune-'));
const wav = join(work, 'tune.wav');
writeFileSync(wav, wavOf(faded(inRoom(sound))));
const ffmpeg = (...args) => execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', wav, ...args]);
ffmpeg('-c:a', 'libopus', '-b:a', '40k', `${media}.ogg`);
ffmpeg('-c:a', 'libmp3lame', '-b:a', '80k', `${media}.mp3`);
writeFileSync(`${media}.vtt`, subtitles(cues(), end));
rmSync(work, { recursive: true });
console.log(`${end.toFixed(1)} s; parts begin at ${begins.map((at) => at.toFixed(2)).join(', ')}`);

function play(voice, score, from, loud, slower) {
  let at = from;
  for (const note of score.split(/[ |]+/)) {
    const [name, length] = note.split(':');
    if (name === 'X') shake(at, loud * voices[voice].loud);
    else if (name !== '-') strike(at, pitchOf(name), loud * voices[voice].loud, voices[voice].rings);
    at += Number(length) * eighth * slower;
  }
}

/** 'A4' is 440 Hz; the score has no sharps. */
function pitchOf(name) {
  const steps = { C: -9, D: -7, E: -5, F: -4, G: -2, A: 0, B: 2 };
  return 440 * 2 ** (steps[name[0]] / 12 + Number(name[1]) - 4);
}

function strike(at, pitch, loud, rings) {
  const overtones = [
    { times: 1, loud: 1, rings: 1 },
    { times: 3.93, loud: 0.22, rings: 0.3 },
    { times: 9.2, loud: 0.06, rings: 0.12 },
  ];
  const long = rings * Math.sqrt(440 / pitch);
  const start = Math.round(at * rate);
  for (let i = 0; i < 6 * long * rate && start + i < sound.length; i += 1) {
    const t = i / rate;
    const attack = Math.min(1, t / 0.003);
    let value = 0;
    for (const over of overtones)
      value += over.loud * Math.sin(2 * Math.PI * pitch * over.times * t) * Math.exp(-t / (long * over.rings));
    const knock = 0.25 * Math.sin(2 * Math.PI * 190 * t) * Math.exp(-t / 0.012);
    sound[start + i] += loud * attack * (value + knock);
  }
}

/** A breath of noise. Its own simple generator, so that the tune comes out the same every time. */
function shake(at, loud) {
  const start = Math.round(at * rate);
  let seed = start + 1;
  let before = 0;
  for (let i = 0; i < 0.09 * rate && start + i < sound.length; i += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const noise = seed / 2 ** 31 - 1;
    const t = i / rate;
    sound[start + i] += loud * Math.min(1, t / 0.015) * Math.exp(-t / 0.03) * (noise - before);
    before = noise;
  }
}

/** A small room: a few quiet echoes off its walls, each a little darker. */
function inRoom(dry) {
  const wet = Float64Array.from(dry);
  for (const [delay, loud] of [
    [0.023, 0.2],
    [0.037, 0.16],
    [0.053, 0.12],
    [0.079, 0.08],
    [0.113, 0.05],
  ]) {
    const late = Math.round(delay * rate);
    let dark = 0;
    for (let i = late; i < dry.length; i += 1) {
      dark += 0.35 * (dry[i - late] - dark);
      wet[i] += loud * dark;
    }
  }
  return wet;
}

/** Never over -3 dB at its loudest, and silent at the very end. */
function faded(wave) {
  const peak = wave.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const last = rate * 0.8;
  return wave.map((value, i) => ((value * 0.7) / peak) * Math.min(1, (wave.length - i) / last));
}

/** 16-bit mono WAV. */
function wavOf(wave) {
  const bytes = Buffer.alloc(44 + wave.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + wave.length * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(wave.length * 2, 40);
  for (const [i, value] of wave.entries()) bytes.writeInt16LE(Math.round(value * 32_767), 44 + i * 2);
  return bytes;
}

/** The captions: what is heard, and each line of the song when the xylophone plays it, four in a verse. */
function cues() {
  const { transcript } = readSiteFile('recordings').sounds.find(({ id }) => id === 'tidy-up');
  const [, first, , second] = transcript.map(({ at }) => at);
  const verse = (at) =>
    transcript[1].sung.map((line, index) => ({ at: at + index * 2 * bar, caption: `[xylophone; to sing:] ${line}` }));
  return [
    { at: 0, caption: '[xylophone calls: four notes up, twice]' },
    ...verse(first),
    { at: transcript[2].at, caption: '[the call again, with an egg shaker]' },
    ...verse(second),
    { at: transcript[4].at, caption: '[the music slows down and ends]' },
  ];
}
