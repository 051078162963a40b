// What the site serves of media/ in the owner's folder.
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { currentVersion } from '#content/schemas/version.ts';
import { readRecordings } from '#content/reader/recordings.ts';
import { readSiteFile, SiteError } from '#content/reader/site-file.ts';

import { brokenMedia, copyMedia } from '../../tasks/build/own-media.ts';
import { hasPlace } from '../../tasks/build/place-in-recording.ts';
import { staleIn } from '../../tasks/site/stale.ts';
import { countedUnpublished, unpublished } from '../../tasks/site/unpublished.ts';
import { node } from '../process.ts';

const site = await vi.hoisted(async () => {
  const { mkdtempSync: make } = await import('node:fs');
  return (process.env['SITE'] = make('/tmp/lantern-media-'));
});
const put = (file: string, content: string | Buffer) => writeFileSync(join(site, file), content);

const camera = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#7a5' } })
  .jpeg()
  .withExif({ IFD0: { Artist: 'Mia Tran' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 16/1 8/1' } })
  .withXmp(
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>',
  )
  .toBuffer();
const cameraWebp = await sharp(camera).keepMetadata().webp().toBuffer();

const recordings = (consents: { readonly film?: string; readonly sound?: string } = {}) => {
  const until = (day = '') => day && `consentUntil: ${day}, `;
  return `films:
  - { id: day, title: A, note: A, ${until(consents.film)}own: { files: [{ name: DAY 1.MP4 }], captions: day.vtt, still: day.jpg },
      cover: { name: arrival, decoration: yes }, transcript: [{ at: 0, caption: A, text: A }] }
  - { id: night, title: A, note: A, own: { files: [{ name: 2026/night.webm }], captions: day.vtt, still: night.webp },
      cover: { name: arrival, decoration: yes }, transcript: [{ at: 0, caption: A, text: A }] }
sounds:
  - { id: song, title: A, note: A, ${until(consents.sound)}own: { files: [{ name: song.mp3 }], captions: song.vtt }, transcript: [{ at: 0, text: A }] }
`;
};

beforeEach(() => {
  vi.stubEnv('TODAY', '2027-07-01');
  rmSync(site, { recursive: true, force: true });
  mkdirSync(join(site, 'media/2026'), { recursive: true });
  for (const file of ['DAY 1.MP4', '2026/night.webm', 'song.mp3']) put(`media/${file}`, file);
  for (const file of ['day.vtt', 'song.vtt']) put(`media/${file}`, '\uFEFFWEBVTT\n');
  put('media/day.jpg', camera);
  put('media/night.webp', cameraWebp);
  put('recordings.yaml', recordings());
});
afterAll(() => rmSync(site, { recursive: true }));

/** The files that a built site gets. */
async function copied() {
  const client = mkdtempSync(join(tmpdir(), 'lantern-client-'));
  onTestFinished(() => rmSync(client, { recursive: true }));
  await copyMedia(client);
  const files = globSync('**/*.*', { cwd: join(client, 'media') }).toSorted();
  return { files, read: (file: string) => readFileSync(join(client, 'media', file)) };
}
const all = ['2026/night.webm', 'DAY 1.MP4', 'day.jpg', 'day.vtt', 'night.webp', 'song.mp3', 'song.vtt'];

test('only what a recording names is published; stills without what a camera wrote beside them; the owner is told of the rest', async () => {
  const secret = join(site, 'secret.mp4');
  writeFileSync(secret, 'Of somebody else');
  symlinkSync(secret, join(site, 'media/linked.mp4'));
  execFileSync('mkfifo', [join(site, 'media/pipe.mp4')]);
  for (const file of ['raw.mp4', '2026/mia.jpg', '.DS_Store', 'Thumbs.db']) put(`media/${file}`, 'x');
  const { files, read } = await copied();
  expect(files).toEqual(all);
  expect(read('DAY 1.MP4').toString()).toBe('DAY 1.MP4');
  for (const file of ['day.jpg', 'night.webp']) {
    expect((await sharp(join(site, 'media', file)).metadata()).exif).toBeDefined();
    const { exif, xmp, width, format } = await sharp(read(file)).metadata();
    expect({ exif, xmp, width, format }).toEqual({ width: 1800, format: file === 'day.jpg' ? 'jpeg' : 'webp' });
  }
  const left = ['2026/mia.jpg', 'linked.mp4', 'pipe.mp4', 'raw.mp4'];
  expect(unpublished(site)).toEqual(
    left.map(
      (file) =>
        `media/${file}: no entry names this file, so it is not published. Name it in recordings.yaml, or take it out.`,
    ),
  );
  expect(countedUnpublished(site)).toEqual([
    `media/: no entry names ${left.join(', ')}, so the site does not have them. What to do: npm run site -- check`,
  ]);
});

test('a recording that names a link, a pipe, or what does not stand in media/ is a mistake', () => {
  put('secret.mp4', 'Of somebody else');
  symlinkSync(join(site, 'secret.mp4'), join(site, 'media/linked.mp4'));
  symlinkSync(site, join(site, 'media/all'));
  execFileSync('mkfifo', [join(site, 'media/pipe.mp4')]);
  for (const [file, says] of [
    ['linked.mp4', 'is a link, stands behind one, or is no file. Put the file itself there.'],
    ['all/secret.mp4', 'is a link, stands behind one, or is no file.'],
    ['pipe.mp4', 'is a link, stands behind one, or is no file.'],
    ['../secret.mp4', 'is a link, stands behind one, or is no file.'],
    ['none.mp4', 'names no file in media/.'],
    ['./DAY 1.MP4', 'is no plain name.'],
    ['2026//night.webm', 'is no plain name.'],
    ['/DAY 1.MP4', 'is no plain name.'],
  ] as const) {
    put('recordings.yaml', recordings().replace('DAY 1.MP4', file));
    expect(() => readSiteFile('recordings'), file).toThrow(SiteError);
    expect(() => readSiteFile('recordings'), file).toThrow(`films, entry 1: own.files, entry 1: name ${says}`);
  }
});

test('on the last day of a consent a recording is there; on the next its files are not, and the owner is told', async () => {
  put('recordings.yaml', recordings({ film: '2027-07-01', sound: '2027-07-01' }));
  expect((await copied()).files).toEqual(all);
  put('version.yaml', `version: ${currentVersion}\n`);
  expect(staleIn(site, '2027-07-01')).toEqual(
    ['day', 'song'].map((id) =>
      expect.stringContaining(
        `the consent for “${id}” ends on 1 July 2027: from the next day on, no page shows the recording.`,
      ),
    ),
  );
  vi.stubEnv('TODAY', '2027-07-02');
  expect((await copied()).files).toEqual(['2026/night.webm', 'day.vtt', 'night.webp']);
  const { films, sounds } = readRecordings();
  expect([...films, ...sounds].map(({ id }) => id)).toEqual(['night']);
  expect(staleIn(site, '2027-07-02')).toEqual(
    ['day', 'song'].map((id) =>
      expect.stringContaining(`the consent for “${id}” ended on 1 July 2027: no page shows the recording any more.`),
    ),
  );
  // They have been told of with their consents.
  expect(unpublished(site)).toEqual([]);
});

test.each([
  ['the file', '2026/night.webm', 'DAY 1.MP4'],
  ['the still', 'night.webp', 'day.jpg'],
])('an entry that names %s of a recording whose consent has ended is withdrawn with it', async (_, own, ended) => {
  put('recordings.yaml', recordings({ film: '2027-06-30' }).replace(own, ended));
  expect((await copied()).files).toEqual(['song.mp3', 'song.vtt']);
});

test('captions that no browser can show are a mistake', async () => {
  for (const [captions, says] of [
    ['1\n00:00:01,000 --> 00:00:02,000\nCoats\n', 'media/day.vtt: no browser can show these captions, since the file'],
    [Buffer.from('\uFEFFWEBVTT\n', 'utf16le'), 'media/day.vtt, line 1: the file is not plain text in UTF-8.'],
  ] as const) {
    put('media/day.vtt', captions);
    expect((await brokenMedia())[0]).toContain(says);
  }
});

test('a player asks for a file by its name, whatever signs it has', () => {
  put('media/day #1, 50%?.mp4', '');
  put('recordings.yaml', recordings().replace('DAY 1.MP4', "'day #1, 50%?.mp4'"));
  const log = "import('./src/content/values/recordings.ts').then(({ films }) => console.log(films.day.files[0].src))";
  const asked = execFileSync(node, ['-e', log], { encoding: 'utf8' });
  expect(asked).toBe('/media/day%20%231,%2050%25%3F.mp4\n');
});

const place = '+52.2681-113.8112/';
const utf16 = (text: string) => Buffer.from(text, 'utf16le').toString('latin1');
const frames = 'frame'.repeat(1000);

test.each([
  ['udta of QuickTime and MP4', `\0\0\0\x1E\xA9xyz\0\x12\x15\xC7${place}`],
  ['udta, in whole degrees', '\0\0\0\x15\xA9xyz\0\x09\x15\xC7+52-113/'],
  ['loci of 3GP', '\0\0\0\x23loci\0\0\0\0\x55\xC4Yard\0\0\xFF\x8E\x30\xB2\0\x34\x44\xA2\0\0\0\0earth\0\0'],
  ['the keys of an iPhone', '\0\0\0\x2Cmdtacom.apple.quicktime.location.ISO6709'],
  ['the name of a place', '\0\0\0\x10mdtalocation\0\0\0\x1Cdata\0\0\0\x01\0\0\0\0Red Deer'],
  ['a track of a camera', '\0\0\0\x10gpmd\0\0\0\0\0\0\0\x01'],
  ['a tag of Matroska', '\x45\xA3\x88LOCATION\x44\x87\x88Red Deer'],
  ['a tag of a film in Matroska', '\x45\xA3\x92RECORDING_LOCATION\x44\x87\x88Red Deer'],
  ['a comment of Ogg', '\x11\0\0\0LOCATION=Red Deer'],
  ['a frame of ID3', 'TXXX\0\0\0\x1B\0\0\x03location\0Red Deer'],
  ['a frame of ID3 in UTF-16', `TXXX\0\0\0\x2B\0\0\x01\xFF\xFE${utf16('location\0')}\xFF\xFE${utf16('Red Deer')}`],
  ['a tag of APE', '\x08\0\0\0\0\0\0\0Record Location\0Red Deer'],
  ['a remark', 'COMM\0\0\0\x1A\0\0\0eng\0At 52.2681, -113.8112'],
  ['the cover of a song', camera.toString('latin1')],
  ['XMP', '<rdf:Description exif:GPSLatitude="52,16.1N"/>'],
])(
  'that a recording says where it was made is found in %s, also where one part of it ends that is read at once',
  (_, sign) => {
    for (const before of [5000, 4 * 1024 ** 2 - 9]) {
      put('media/song.mp3', Buffer.from('x'.repeat(before) + sign + frames, 'latin1'));
      expect(hasPlace(join(site, 'media/song.mp3'))).toBe(true);
    }
  },
);

test('a recording that says where it was made is a mistake, with the way to save it without; others are none', async () => {
  expect(await brokenMedia()).toEqual([]);
  put('media/DAY 1.MP4', place);
  put('media/song.mp3', camera);
  expect(await brokenMedia()).toEqual([
    expect.stringMatching(
      /^media\/DAY 1\.MP4: it says where it was made, .* ffmpeg -i "DAY 1\.MP4" -map_metadata -1 -sn -c copy "DAY 1-without-place\.MP4"$/,
    ),
    expect.stringMatching(/^media\/song\.mp3: .* ffmpeg -i "song\.mp3" -map_metadata -1 -vn -sn -c copy "song/),
  ]);
  for (const file of ['a-day.mp4', 'a-day.webm', 'tidy-up.mp3', 'tidy-up.ogg'])
    expect(hasPlace(`site/media/${file}`), file).toBe(false);
});

test('a still that is broken, or no picture of a camera, is a mistake', async () => {
  for (const bytes of [camera.subarray(0, 5000), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>']) {
    put('media/day.jpg', bytes);
    expect(await brokenMedia()).toEqual([
      expect.stringContaining('media/day.jpg: the file is broken, or is no picture whatever its name says.'),
    ]);
  }
});
