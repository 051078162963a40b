// What is said of pictures/ in the owner's folder, and of entries that name its pictures.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, parse } from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { readLogo } from '#content/reader/logo.ts';
import { siteLogo } from '#content/reader/site-content.ts';
import { readPictures } from '#content/reader/pictures.ts';
import { shownEntries } from '#content/rules/picture.ts';
import { parseSiteFile, SiteError } from '#content/reader/site-file.ts';
import { consentNotice } from '#content/rules/fact-state.ts';
import { siteFiles } from '#content/schemas/files.ts';

import { drawLogo } from '../../tasks/build/own-logo.ts';
import { brokenPictures, convert } from '../../tasks/build/own-pictures.ts';

const site = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs');
  return (process.env['SITE'] = mkdtempSync('/tmp/lantern-pictures-'));
});
const pictures = join(site, 'pictures');

beforeEach(() => {
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures);
  rmSync(join(site, 'gallery.yaml'), { force: true });
});
/** Writes entries that name the pictures. */
const nameAll = (...names: readonly string[]) =>
  writeFileSync(join(site, 'gallery.yaml'), names.map((each) => `- picture: { name: ${each}, says: A }\n`).join(''));
afterAll(() => rmSync(site, { recursive: true }));

const plain = (width: number, height = 10) =>
  sharp({ create: { width, height, channels: 3, background: '#7a5' }, limitInputPixels: false });

async function mistakesOf(read: () => unknown): Promise<readonly string[]> {
  try {
    await read();
  } catch (error) {
    if (error instanceof SiteError) return error.mistakes;
    throw error;
  }
  return [];
}

const wrong: Readonly<Record<string, readonly [says: string, content: () => Promise<Buffer> | Buffer]>> = {
  'yard.jpg': ['pictures/yard.jpg: the file is broken, or is no picture', () => Buffer.from('A letter')],
  'sketch.svg': [
    'pictures/sketch.svg: this is no kind of picture that the site can show. Put JPEG,',
    () => Buffer.of(),
  ],
  'phone.HEIC': ['pictures/phone.HEIC: pictures of this kind (HEIC, of an iPhone) cannot be read.', () => Buffer.of()],
  'renamed.jpg': [
    'pictures/renamed.jpg: pictures of this kind (HEIC, of an iPhone) cannot be read. Open it',
    () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  ],
  'Двор.JPG': [
    'so it needs letters from A to Z or digits. For example: our-yard.jpg',
    () => plain(500).jpeg().toBuffer(),
  ],
  'preview.png': ['the picture is 300 pixels wide, and at least 480 are needed.', () => plain(300).png().toBuffer()],
  'poster.png': [
    'the picture has 108 megapixels (12000 × 9000), and at most 100 can be read.',
    () => plain(12000, 9000).png({ compressionLevel: 1 }).toBuffer(),
  ],
};

test.each(Object.entries(wrong))(
  'pictures/%s is a mistake, and the sentence says what to do',
  async (file, [says, content]) => {
    writeFileSync(join(pictures, file), await content());
    expect(await mistakesOf(readPictures)).toEqual([]);
    nameAll(parse(file).name);
    expect(await mistakesOf(readPictures)).toEqual([expect.stringContaining(says)]);
  },
);

test('a file of more than 50 megabytes, and two files with one name, are mistakes; what systems write is not', async () => {
  const small = await plain(500).jpeg().toBuffer();
  for (const file of ['Yard.JPG', 'scan.jpg', 'yard.jpeg', '.DS_Store', 'Thumbs.db'])
    writeFileSync(join(pictures, file), small);
  truncateSync(join(pictures, 'scan.jpg'), 51 * 1024 ** 2);
  nameAll('scan', 'yard');
  expect(await mistakesOf(readPictures)).toEqual([
    expect.stringContaining('pictures/scan.jpg: the file has 51 megabytes, and at most 50 can be read.'),
    expect.stringContaining(
      'pictures/yard.jpeg: Yard.JPG has the same name, since endings, capitals and accents make no difference.',
    ),
  ]);
});

/** As some phones write: with a scan that names no last coefficient, and with bytes between two parts. */
const ofPhones: Readonly<Record<string, (jpeg: Buffer) => Buffer>> = {
  'scan.jpg': (jpeg) => {
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
    const bytes = Buffer.from(jpeg);
    bytes[scan + 2 + jpeg.readUInt16BE(scan + 2) - 2] = 0;
    return bytes;
  },
  'bytes.jpg': (jpeg) => Buffer.concat([jpeg.subarray(0, 2), Buffer.from('more'), jpeg.subarray(2)]),
};

test('photographs that every viewer opens are read, and none that ends too early', async () => {
  const jpeg = await sharp({
    create: {
      width: 500,
      height: 400,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();
  for (const [file, of] of Object.entries(ofPhones)) writeFileSync(join(pictures, file), of(jpeg));
  nameAll('scan', 'bytes');
  expect(await brokenPictures()).toEqual([]);
  writeFileSync(join(pictures, 'scan.jpg'), jpeg.subarray(0, jpeg.length / 2));
  expect(await brokenPictures()).toEqual([expect.stringContaining('pictures/scan.jpg: the file is broken')]);
});

test('a photograph that is a link, or no file, is a mistake', async () => {
  writeFileSync(join(site, 'secret.jpg'), await plain(500).jpeg().toBuffer());
  symlinkSync(join(site, 'secret.jpg'), join(pictures, 'linked.jpg'));
  spawnSync('mkfifo', [join(pictures, 'pipe.jpg')]);
  expect(await mistakesOf(readPictures)).toEqual([]);
  nameAll('linked', 'pipe');
  expect(await mistakesOf(readPictures)).toEqual(
    ['linked', 'pipe'].map(
      (name) => `pictures/${name}.jpg: this is a link, stands behind one, or is no file. Put the file itself there.`,
    ),
  );
});

test('what is no longer in the folder is forgotten, but not what another process is still making', async () => {
  writeFileSync(join(pictures, 'yard.jpg'), await plain(500).jpeg().toBuffer());
  nameAll('yard');
  const [yard] = await readPictures();
  const made = await convert(yard!);
  const cache = dirname(made);
  onTestFinished(() => rmSync(cache, { recursive: true }));
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  for (const name of ['old', `other.${ended}`, `other.${process.ppid}`]) mkdirSync(join(cache, name));
  expect(await brokenPictures()).toEqual([]);
  expect(readdirSync(cache).toSorted()).toEqual([basename(made), `other.${process.ppid}`].toSorted());
});

test('a logo that the folder does not have is a mistake', async () => {
  writeFileSync(join(site, 'design.yaml'), '# Ours.\nlogo: logo.svg\n');
  expect(await mistakesOf(readLogo)).toEqual([
    'design.yaml, line 2: logo names no file beside design.yaml. For example: logo.svg',
  ]);
});

test('a logo that is a link is a mistake', async () => {
  writeFileSync(join(site, 'design.yaml'), 'logo: linked.png\n');
  symlinkSync('/etc/hostname', join(site, 'linked.png'));
  expect(await mistakesOf(readLogo)).toEqual([
    'design.yaml, line 1: logo is a link, stands behind one, or is no file. Put the file itself there. For example: logo.svg',
  ]);
});

/** Each part shows the one before it so often. */
const repeated = (times: number, levels: number, part: (id: string, shows: string) => string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"><path id="p0" d="M0 0h9v9z"/>${Array.from(
    { length: levels },
    (_, level) => part(`p${level + 1}`, `p${level}`).replaceAll(/<(?:use|path) .*?\/>/g, (all) => all.repeat(times)),
  ).join('')}</svg>`;
const use = (id: string, shows: string) => `<g id="${id}"><use href="#${shows}"/></g>`;

test.each([
  ['parts of parts', repeated(10, 9, use)],
  ['parts of parts, each but twice', repeated(2, 40, use)],
  ['parts of parts with the older name', repeated(10, 9, (id, shows) => use(id, shows).replace('href', 'xlink:href'))],
  ['masks', repeated(4, 9, (id, shows) => `<mask id="${id}"><path mask="url(#${shows})" d="M0 0h9v9z"/></mask>`)],
  ['patterns', repeated(4, 9, (id, shows) => `<pattern id="${id}"><path style="fill: url('#${shows}')"/></pattern>`)],
  ['parts of parts, each but once', repeated(1, 3000, use)],
])('a logo of %s that nobody could draw to its end is a mistake, before it is drawn', async (_, svg) => {
  writeFileSync(join(site, 'design.yaml'), 'logo: logo.svg\n');
  writeFileSync(join(site, 'logo.svg'), svg);
  expect(await mistakesOf(drawLogo)).toEqual([
    expect.stringMatching(/^logo\.svg: the drawing shows its own parts again and again/),
  ]);
});

test('a logo may show its own parts as often as drawings do, and one that shows itself is drawn', async () => {
  writeFileSync(join(site, 'design.yaml'), 'logo: logo.svg\n');
  for (const svg of [repeated(10, 2, use), repeated(1, 1, (id) => `<g id="${id}"><use href="#${id}"/></g>`)]) {
    writeFileSync(join(site, 'logo.svg'), svg);
    expect((await drawLogo()).size).toBe(3);
  }
});

test('a wide logo is drawn as a whole, too, in its own proportion', async () => {
  writeFileSync(join(site, 'design.yaml'), 'logo: logo.svg\n');
  const logo = (width: number) =>
    writeFileSync(
      join(site, 'logo.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 100"><path d="M0 0h${width}v100z"/></svg>`,
    );
  logo(300);
  const { wideLogo } = await siteLogo();
  const { width, height } = await sharp((await drawLogo()).get(wideLogo!.src)).metadata();
  expect([width, height]).toEqual([288, 96]);
  expect(wideLogo).toMatchObject({ width, height });
  logo(120);
  expect((await siteLogo()).wideLogo).toBeUndefined();
});

test('a film, its still and a logo may end in capitals, and a logo may have spaces in its name', async () => {
  mkdirSync(join(site, 'media'));
  for (const file of ['media/DAY.MP4', 'media/DAY.VTT', 'media/DAY.JPG', 'Our LOGO.PNG'])
    writeFileSync(join(site, file), '');
  writeFileSync(join(site, 'design.yaml'), 'logo: Our LOGO.PNG\n');
  const film = `films:
  - { id: day, title: A, note: A, own: { files: [{ name: DAY.MP4 }], captions: DAY.VTT, still: DAY.JPG },
      cover: { name: arrival, decoration: yes }, transcript: [{ at: 0, caption: A, text: A }] }
sounds: []
`;
  expect(readLogo()?.file).toBe('Our LOGO.PNG');
  expect(parseSiteFile('recordings.yaml', film, siteFiles.recordings).films[0]?.own?.still).toBe('DAY.JPG');
});

const gallery = (picture: string) =>
  parseSiteFile(
    'gallery.yaml',
    `- { id: yard, title: The yard, kind: Game, picture: { ${picture} } }\n`,
    siteFiles.gallery,
  );

test('an entry can name a picture of the folder; a mistyped name is told the nearest', async () => {
  writeFileSync(join(pictures, 'our-yard.jpg'), await plain(500).jpeg().toBuffer());
  expect(gallery('name: our-yard, says: The yard')[0]?.picture.name).toBe('our-yard');
  // As an editor of forms writes it, and as a person may.
  for (const name of ['/our-yard.jpg', 'pictures/our-yard.jpg', 'our-yard.JPG'])
    expect(gallery(`name: ${name}, says: The yard`)[0]?.picture.name).toBe('our-yard');
  writeFileSync(join(pictures, 'IMG_20 41.JPG'), await plain(500).jpeg().toBuffer());
  for (const name of ['IMG_20 41', 'img-20-41'])
    expect(gallery(`name: ${name}, says: The yard`)[0]?.picture.name).toBe('img-20-41');
  writeFileSync(join(pictures, '0012.jpg'), await plain(500).jpeg().toBuffer());
  expect(gallery(`name: '0012', says: The yard`)[0]?.picture.name).toBe('0012');
  for (const [name, says] of [
    ['our-yrad', 'names no picture of the site (did you mean “our-yard”?)'],
    // YAML reads a number, which may be written otherwise.
    ['0012', 'must be a text (put it in quotes)'],
  ] as const)
    expect(await mistakesOf(() => gallery(`name: ${name}, says: The yard`))).toEqual([
      `gallery.yaml, line 1: entry 1: picture.name ${says}. For example: arrival`,
    ]);
  expect(await mistakesOf(() => gallery('name: arrival, says: Dolls, consentUntil: 2027-06-30'))).toEqual([
    expect.stringContaining('picture.consentUntil is only for photographs in pictures/, which has no “arrival”'),
  ]);
  expect(await mistakesOf(() => gallery('name: our-yard, says: The yard, consentUntil: June'))).toEqual([
    expect.stringContaining('picture.consentUntil is not a day of the calendar'),
  ]);
});

test.each(['gallery.yaml', 'words/about.yaml'])(
  'on the last day of a consent in %s the picture is shown, and on the next by no entry',
  async (file) => {
    writeFileSync(join(pictures, 'our-yard.jpg'), await plain(500).jpeg().toBuffer());
    const consented = 'name: our-yard, says: Ana digs, consentUntil: 2027-06-30';
    mkdirSync(join(site, 'words'), { recursive: true });
    for (const old of ['gallery.yaml', 'words/about.yaml']) rmSync(join(site, old), { force: true });
    writeFileSync(join(site, file), `- { id: yard, picture: { ${consented} } }\n`);
    const program = `- { id: a, title: A, ages: 1 to 3 years, line: L, things: [T], picture: { name: our-yard, says: Ana again } }\n`;
    const programs = () => parseSiteFile('programs.yaml', program, siteFiles.programs);
    vi.stubEnv('TODAY', '2027-06-30');
    expect(shownEntries(gallery(consented))).toHaveLength(1);
    expect(programs()[0]?.picture).toEqual({ is: 'picture', name: 'our-yard', alt: 'Ana again' });
    expect(await readPictures()).toHaveLength(1);
    vi.stubEnv('TODAY', '2027-07-01');
    expect(shownEntries(gallery(consented))).toHaveLength(0);
    expect(programs()[0]?.picture).toEqual({ is: 'picture', name: 'lantern', alt: '', focus: '60% 50%' });
    expect(await readPictures()).toHaveLength(0);
  },
);

test.each([
  ['2027-05-30', undefined],
  ['2027-05-31', 'ends on 30 June 2027'],
  ['2027-06-30', 'ends on 30 June 2027'],
  ['2027-07-01', 'ended on 30 June 2027: no page shows the picture any more'],
])('on %s the owner is told of the consent: %s', (day, says) => {
  const notice = consentNotice('picture', 'our-yard', '2027-06-30', day);
  expect(notice).toEqual(says === undefined ? undefined : expect.stringContaining(`for “our-yard” ${says}`));
});
