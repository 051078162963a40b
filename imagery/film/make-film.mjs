// Makes the film of site/media out of the masters (shots.ts), its captions out of the words (site/recordings.yaml), and its still.
// Needs ffmpeg (Debian: apt-get install ffmpeg). Three minutes on two cores: nice -n 19 node imagery/film/make-film.mjs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

import { readSiteFile } from '../../src/content/reader/site-file.ts';
import { fade, length, shots, step } from './shots.ts';
import { subtitles } from './subtitles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const media = join(root, 'site/media');
const work = mkdtempSync(join(tmpdir(), 'film-'));
const rate = 30;
const frames = length * rate;
/** The masters' size, the size the camera moves in (larger, so that its steps are finer than a pixel), and the film's. */
const master = { width: 1200, height: 800 };
const room = { width: 1920, height: 1080 };
const size = { width: 1280, height: 720 };

const ffmpeg = (...args) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: 'inherit' });
const words = (line) => line.split(' ');

/** A value that goes evenly from one to another over the shot; `on` is ffmpeg's number of the frame. */
const between = (from, to) => `${from}+${to - from}*on/${frames - 1}`;

/**
 * The camera of one shot. The filter `perspective` samples between pixels, so a slow move is smooth; `zoompan` rounds to whole ones and trembles. It keeps the
 * picture's size, so the master is squeezed into the room first, and the part seen is counted in squeezed px.
 */
function camera({ from, to }) {
  const [across, down] = [room.width / master.width, room.height / master.height];
  const edges = ([x, y, width]) => ({
    left: x * across,
    top: y * down,
    right: (x + width) * across,
    bottom: (y + (width * 9) / 16) * down,
  });
  const [start, end] = [edges(from), edges(to)];
  const [left, top, right, bottom] = ['left', 'top', 'right', 'bottom'].map((edge) => between(start[edge], end[edge]));
  const corners = `x0=${left}:y0=${top}:x1=${right}:y1=${top}:x2=${left}:y2=${bottom}:x3=${right}:y3=${bottom}`;
  return [
    `scale=${room.width}:${room.height}:flags=lanczos`,
    'format=gbrp',
    `perspective=${corners}:sense=source:interpolation=cubic:eval=frame`,
    `scale=${size.width}:${size.height}:flags=lanczos:out_color_matrix=bt709:out_range=tv`,
    'format=yuv420p,setsar=1',
  ].join(',');
}

const inputs = shots.flatMap(({ picture }) => [
  ...words(`-loop 1 -framerate ${rate} -t ${length} -i`),
  join(root, 'imagery/masters', `${picture}.webp`),
]);
const cameras = shots.map((shot, index) => `[${index}]${camera(shot)}[s${index}]`);
const fades = shots.slice(1).map((_, index) => {
  const before = index ? `f${index}` : 's0';
  return `[${before}][s${index + 1}]xfade=transition=fade:duration=${fade}:offset=${step * (index + 1)}[f${index + 1}]`;
});
const graph = [...cameras, ...fades].join(';');
const whole = join(work, 'whole.mkv');
ffmpeg(
  ...inputs,
  '-filter_complex',
  graph,
  ...words(`-map [f${shots.length - 1}] -c:v libx264 -qp 0 -preset ultrafast`),
  whole,
);

const tags = words('-an -pix_fmt yuv420p -color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv');
const target = join(media, 'a-day');
const mp4 = words('-c:v libx264 -preset slow -crf 30 -profile:v high -g 120 -movflags +faststart');
ffmpeg('-i', whole, ...tags, ...mp4, `${target}.mp4`);
const webm = words('-c:v libsvtav1 -preset 7 -crf 44 -g 240');
ffmpeg('-i', whole, ...tags, ...webm, `${target}.webm`);

const still = join(work, 'still.png');
ffmpeg('-i', whole, '-frames:v', '1', still);
await sharp(still).webp({ quality: 74, effort: 6 }).toFile(`${target}.webp`);

const { transcript } = readSiteFile('recordings').films.find(({ id }) => id === 'a-day');
writeFileSync(`${target}.vtt`, subtitles(transcript, shots.length * step + fade));
rmSync(work, { recursive: true });
