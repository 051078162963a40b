// The owner's photographs and films in a built site: those of a phone and of other programs, and some whose consent ends.
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';

import { startProcess } from '../process.ts';
import { copyOfSources } from './copy.ts';

/** Red, with a blue half on its right. */
const halves = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#00f' } },
      left: width / 2,
      top: 0,
    },
  ]);

/** As a phone that is held upright takes it: lying, with the way to turn it, and with the place. */
const ofPhone = () =>
  halves(900, 800)
    .jpeg()
    .withExif({ IFD0: { Make: 'PhoneMaker' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 16/1 8/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

test('photographs and stills are turned, freed of what the camera wrote, shown with their words, also beside links to the site, converted once, and gone after the consent, as are films', async () => {
  const copy = copyOfSources();
  const dist = join(copy, 'dist');
  const own = join(copy, 'own');
  cpSync(join(copy, 'site'), own, { recursive: true });
  mkdirSync(join(own, 'pictures'));
  const put = (file: string, content: Buffer) => writeFileSync(join(own, 'pictures', file), content);
  const edit = (file: string, from: RegExp, to: string) => {
    const text = readFileSync(join(own, file), 'utf8');
    expect(text).toMatch(from);
    writeFileSync(join(own, file), text.replace(from, to));
  };
  const build = async (today: string) => {
    rmSync(dist, { recursive: true, force: true });
    const started = startProcess('npm', ['run', 'build'], { cwd: copy, env: { SITE: 'own', TODAY: today } });
    return { code: await started.exited, output: started.output() };
  };
  const read = (file: string) => readFileSync(join(dist, 'client', file), 'utf8');
  const picture = (file: string) => sharp(join(dist, 'client/pictures', file));

  const phone = await ofPhone();
  expect((await sharp(phone).metadata()).exif?.includes('PhoneMaker')).toBe(true);
  put('our-yard.jpg', phone.subarray(0, phone.length / 2));
  put('FIRST_WEEK.AVIF', await halves(700, 500).avif({ effort: 0 }).toBuffer());
  put('lunch.png', await halves(500, 400).png().toBuffer());
  edit(
    'gallery.yaml',
    /picture:\n {4}name: art-table\n(?: {4}.*\n)+/,
    'picture: { name: our-yard, says: Ana digs in the yard, consentUntil: 2027-01-31 }\n',
  );
  edit('words/home.yaml', /name: hero\n {4}says: .*/, 'name: our-yard\n    says: Ana digs, too');
  edit('posts/first-week.md', /^picture:.*\n(?: .*\n)*/m, 'picture: { name: FIRST_WEEK, says: Two halves }\n');

  writeFileSync(
    join(own, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path d="M0 0h4v2z"/>',
  );
  edit('design.yaml', /^light:/m, 'logo: logo.svg\nlight:');

  const broken = await build('2027-01-10');
  expect(broken.code).toBe(1);
  expect(broken.output).toContain('- pictures/our-yard.jpg: the file is broken, or is no picture whatever its name');

  expect(broken.output).toContain('- logo.svg: the file is broken, or is no picture whatever its name says');

  put('our-yard.jpg', phone);
  put('nobody-named-this.jpg', phone);
  writeFileSync(join(own, 'media/still.jpg'), phone);
  writeFileSync(join(own, 'media/raw.mp4'), 'A draft');
  edit('recordings.yaml', /still: a-day\.webp/, 'still: still.jpg');
  edit('recordings.yaml', / {2}- id: a-day\n/, '  - id: a-day\n    consentUntil: 2027-01-31\n');
  writeFileSync(
    join(own, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>',
  );
  const first = await build('2027-01-10');
  expect(first.code, first.output).toBe(0);
  expect(first.output).toContain('Converting pictures/our-yard.jpg');
  expect(first.output).not.toContain('Converting pictures/lunch.png');
  expect(first.output).toMatch(/^gallery\.yaml, line \d+: the consent for “our-yard” ends on 31 January 2027/m);
  expect(first.output).toMatch(/^pictures\/: no entry names nobody-named-this\.jpg, so the site does not have it\./m);
  expect(first.output).toMatch(/^media\/: no entry names a-day\.webp, raw\.mp4, so the site does not have them\./m);
  const media = () => globSync('media/*.{mp4,webm,webp,jpg,ogg,mp3,vtt}', { cwd: join(dist, 'client') }).toSorted();
  const tune = ['media/tidy-up.mp3', 'media/tidy-up.ogg', 'media/tidy-up.vtt'];
  expect(media()).toEqual(['media/a-day.mp4', 'media/a-day.vtt', 'media/a-day.webm', 'media/still.jpg', ...tune]);
  expect((await sharp(join(dist, 'client/media/still.jpg')).metadata()).exif).toBeUndefined();
  expect(read('post-video/index.html')).toContain('/media/a-day.mp4');
  const [logo = ''] = /\/pictures\/logo-[\da-f]{8}\.webp/.exec(read('index.html')) ?? [];
  for (const [file, size] of [
    [logo, 400],
    ['favicon.png', 96],
    ['apple-touch-icon.png', 180],
  ] as const) {
    const { width, height } = await sharp(join(dist, 'client', file)).metadata();
    expect([width, height], file).toEqual([size, size]);
  }
  const made = globSync('pictures/{our-yard,first-week,lunch,nobody*}-[0-9]*', {
    cwd: join(dist, 'client'),
  }).toSorted();
  expect(made).toEqual(
    ['first-week-480', 'lunch-480', 'our-yard-480', 'our-yard-800'].flatMap((name) => [
      `pictures/${name}.avif`,
      `pictures/${name}.webp`,
    ]),
  );
  for (const file of ['our-yard-480.avif', 'our-yard-480.webp']) {
    const { width, height, exif, orientation } = await picture(file).metadata();
    expect({ width, height, exif, orientation }, file).toEqual({ width: 480, height: 540 });
    const { data, info } = await picture(file).raw().toBuffer({ resolveWithObject: true });
    const [top, bottom] = [data.subarray(0, 3), data.subarray((info.height - 1) * info.width * info.channels)];
    expect(top[0]! > 200 && top[2]! < 50 && bottom[0]! < 50 && bottom[2]! > 200, file).toBe(true);
  }
  const besideLinks = () => [
    /property="og:image:alt" content="(.*?)"/.exec(read('about/index.html'))?.[1],
    readFileSync(join(dist, 'client/pictures/social.jpg')).equals(readFileSync('public/pictures/social.jpg')),
  ];
  expect(besideLinks()).toEqual(['Ana digs, too', false]);
  expect(read('index.html')).toMatch(
    /<img(?=[^>]*src="\/pictures\/our-yard-800\.webp")[^>]*alt="Ana digs in the yard"/,
  );
  for (const file of globSync('**/*.html', { cwd: join(dist, 'client') }))
    for (const [address] of read(file).matchAll(/\/pictures\/[\w-]+\.\w+/g))
      expect(globSync(address.slice(1), { cwd: join(dist, 'client') }), `${file}: ${address}`).toHaveLength(1);

  const ended = await build('2027-02-01');
  expect(ended.code, ended.output).toBe(0);
  expect(ended.output).not.toContain('Converting');
  expect(besideLinks()).toEqual(['Wooden dolls make bread by lantern light on a snowy evening', true]);
  expect(ended.output).toMatch(/^gallery\.yaml, line \d+: the consent for “our-yard” ended on 31 January 2027/m);
  const files = globSync('**/*', { cwd: dist, withFileTypes: true }).filter((file) => file.isFile());
  expect(files.length).toBeGreaterThan(500);
  expect(ended.output).toMatch(/^recordings\.yaml, line \d+: the consent for “a-day” ended on 31 January 2027/m);
  expect(media()).toEqual(tune);
  expect(read('post-video/index.html')).toMatch(/<img(?=[^>]*src="\/pictures\/)[^>]*alt="[^"]+"/);
  expect(
    files.filter(
      ({ parentPath, name }) =>
        name.includes('our-yard') ||
        /our-yard|Ana digs|a-day\.(?:mp4|webm|vtt)|still\.jpg/.test(readFileSync(join(parentPath, name), 'latin1')),
    ),
  ).toEqual([]);
}, 180_000);
