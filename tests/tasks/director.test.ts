// The first ten edits of a director, as the editor in the browser writes them: what the site then has, or which sentence is said.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { parse } from 'yaml';
import { beforeAll, expect, test } from 'vitest';

import { parseOwnPage } from '#content/reader/own-pages.ts';
import { parseSiteFile } from '#content/reader/site-file.ts';
import { siteFiles, type FileName } from '#content/schemas/files.ts';

import { unconfirmedIn } from '../../tasks/site/promises.ts';
import { node } from '../process.ts';
import { opened, saved, type Entry } from './form-editor.ts';
import { newRepository } from './new-repository.ts';

// A form has whatever its file has.
// oxlint-disable-next-line typescript/no-explicit-any
type Form = any;

let repository = '';
let entries: readonly Entry[] = [];
// One after the other, as on the first day.
beforeAll(() => {
  const outer = mkdtempSync(join(tmpdir(), 'lantern-director-'));
  repository = newRepository(undefined, outer).folder;
  const { content } = parse(readFileSync(join(repository, '.pages.yml'), 'utf8'));
  entries = content.flatMap((each: Entry & { items?: Entry[] }) => each.items ?? each);
  return () => rmSync(outer, { recursive: true });
});

const pathOf = (path: string) => join(repository, 'site', path);
const textOf = (path: string) => readFileSync(pathOf(path), 'utf8');
const entryOf = (name: string) => entries.find((each) => each.name === name.replace('/', '-'))!;

/** Opens a form, changes it and saves it. */
function edit(name: string, change: (form: Form) => void, path = `${name}.yaml`): void {
  const entry = entryOf(name);
  const form = opened(entry, existsSync(pathOf(path)) ? textOf(path) : '');
  change(form);
  writeFileSync(pathOf(path), saved(entry, form));
}

/** A new entry of a list, with what somebody writes into it. */
const added = (name: string, own: object) => ({ ...(opened(entryOf(name), '- {}') as object[])[0], ...own });

/** What the folder says in a file now. */
const contentOf = <Name extends FileName>(name: Name): Form =>
  parseSiteFile(`${name}.yaml`, textOf(`${name}.yaml`), siteFiles[name]);

/** All that is said to be wrong in the folder. */
function wrong(): readonly string[] {
  const ask = `import('./tasks/build/mistakes.ts').then(async ({ mistakesOfSite }) => console.log(JSON.stringify(await mistakesOfSite())))`;
  const { stdout, stderr } = spawnSync(node, ['-e', ask], {
    env: { PATH: process.env['PATH'], SITE: pathOf(''), TODAY: '2026-12-01' },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout.trim().split('\n').at(-1)!);
}

test('1. a word on the home page', () => {
  edit('words/home', (form) => (form.welcome.text = 'A small place by the river.'));
  expect(contentOf('words/home').welcome.text).toBe('A small place by the river.');
});

test('2. a day that is closed; one that ends before it begins is told of', () => {
  const day = { name: 'Floor day', from: '2026-12-07' };
  edit('closures', (form) => form.push(added('closures', { ...day, until: '2026-12-06' })));
  expect(wrong()).toEqual([expect.stringMatching(/^closures\.yaml, line \d+: entry \d+: until /)]);
  edit('closures', (form) => (form.at(-1).until = ''));
  expect(contentOf('closures').at(-1)).toEqual(day);
});

/** A photograph, as the form shows it that was put in with the editor. */
async function photograph(says: string) {
  await sharp({ create: { width: 800, height: 600, channels: 3, background: '#7a4' } })
    .jpeg()
    .toFile(pathOf('pictures/our-yard.jpg'));
  return { name: 'site/pictures/our-yard.jpg', says, focus: '', consentUntil: '' };
}

test('3. a photograph with words for those who do not see it, up to a day; the form wants the words', async () => {
  const picture = { ...(await photograph('Willows in our yard')), consentUntil: '2027-06-30' };
  edit('words/home', (form) => Object.assign(form.welcome.picture, picture));
  expect(parse(textOf('words/home.yaml')).welcome.picture).toEqual({
    name: '/our-yard.jpg',
    says: picture.says,
    consentUntil: '2027-06-30',
  });
  const before = textOf('words/home.yaml');
  expect(() => edit('words/home', (form) => (form.welcome.picture.says = ''))).toThrow('says');
  expect(textOf('words/home.yaml')).toBe(before);
});

test('4. the sum of a fee, however it is written; what is none is told of with its line', () => {
  const [fee] = (opened(entryOf('facts'), 'fees: { list: [{}] }') as Form).fees.list;
  edit('facts', (form) => form.fees.list.push({ ...fee, name: 'Toddlers', sum: 'about 1050', per: 'month' }));
  expect(wrong()).toEqual([expect.stringMatching(/^facts\.yaml, line \d+: fees\.list, entry 1: sum /)]);
  edit('facts', (form) => (form.fees.list[0].sum = '1050'));
  expect(contentOf('facts').fees.list).toEqual([expect.objectContaining({ name: 'Toddlers', sum: '$1,050' })]);
});

test('5. a text that is emptied is left out; one that the site needs is wanted by the form', () => {
  edit('words/footer', (form) => (form.pictures = ''));
  expect(contentOf('words/footer').pictures).toBeUndefined();
  expect(() => edit('provider', (form) => (form.tagline = ''))).toThrow('tagline');
});

const post = {
  title: 'Soup on the step',
  date: '2026-11-30',
  excerpt: 'Nobody finished the soup.',
  category: 'Food',
  tags: ['Winter'],
  body: 'Then the first snow fell.\n\n## Outside\n\nAll ran out.\n',
};
const write = (entry: string, path: string, own: object) => edit(entry, (form) => Object.assign(form, own), path);

test('6. a post', async () => {
  const path = 'posts/soup-on-the-step.md';
  write('posts', path, { ...post, author: 'ana', picture: await photograph('Bowls of soup') });
  const [, head = '', body] = textOf(path).split('---\n');
  expect(parse(head)).toMatchObject({ title: post.title, author: 'ana', picture: { name: '/our-yard.jpg' } });
  expect(body).toBe(post.body);
});

test('7. somebody who has left: the post that names her is told of', async () => {
  const picture = await photograph('Ana beside the willows');
  edit('people', (form) => form.push(added('people', { id: 'ana', name: 'Ana', byline: 'infants', picture })));
  expect(wrong()).toEqual([]);
  edit('people', (form) => form.pop());
  expect(contentOf('people')).toEqual([]);
  expect(wrong()).toEqual([expect.stringMatching(/^posts\/soup-on-the-step\.md, line \d+: author is “ana”/)]);
  edit('posts', (form) => (form.author = ''), 'posts/soup-on-the-step.md');
});

test('8. a notice', () => {
  const notice = { text: 'Storm: we open at 9.', from: '2026-12-07 05:30', until: '2026-12-07 12:00' };
  edit('notices', (form) => form.push(added('notices', notice)));
  expect(contentOf('notices')).toEqual([{ ...notice, from: '2026-12-07T05:30', until: '2026-12-07T12:00' }]);
});

test('9. a page of one’s own', () => {
  const page = {
    title: 'Parent handbook',
    description: 'Days and meals.',
    body: 'What you need.\n\n## Meals\n\nAt noon.\n',
  };
  write('own-pages', 'pages/parent-handbook.md', page);
  expect(parseOwnPage('parent-handbook.md', textOf('pages/parent-handbook.md'))).toMatchObject({ title: page.title });
});

test('10. the sentence of a promise: the new one is hers, and the others are still to be confirmed', () => {
  const old = 'Your answers go to us alone.';
  const waiting = () =>
    unconfirmedIn(pathOf('')).flatMap(({ file, words }) => (file === 'words/registration.yaml' ? words : []));
  const before = waiting();
  expect(before).toContain(old);
  write(
    'words/registration',
    'words/registration.yaml',
    replaced(opened(entryOf('words/registration'), textOf('words/registration.yaml')), old),
  );
  expect(waiting()).toEqual(before.filter((words) => words !== old));
});

/** A form in which one sentence is another. */
const replaced = (form: unknown, old: string): object =>
  JSON.parse(JSON.stringify(form), (_, value: unknown) => (value === old ? 'We alone read what you send.' : value));

test('after all ten nothing is wrong', () => {
  expect(wrong()).toEqual([]);
});
