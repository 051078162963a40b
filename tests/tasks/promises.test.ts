// What a folder says in a daycare's name although nobody there has written it, and how a director confirms it.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { reasonsAgainst } from '../../tasks/build/release.ts';
import { doubtfulIn } from '../../tasks/site/doubtful.ts';
import { unconfirmedIn } from '../../tasks/site/promises.ts';
import { answersOf } from '../new-daycare.ts';
import { node } from '../process.ts';
import { copyOfSite, edit } from './owner-folder.ts';

/** npm run site -- confirm, with what is typed. */
function confirm(folder: string, typed: string, ...files: string[]) {
  const { stdout, stderr, status } = spawnSync(node, ['tasks/site.ts', 'confirm', ...files], {
    env: { PATH: process.env['PATH'], SITE: folder, TODAY: '2026-12-01' },
    input: typed,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const outdoors = 'words/outdoor-play.yaml';
const waiting = (folder: string, file = outdoors) =>
  unconfirmedIn(folder)
    .filter((each) => each.file === file)
    .map(({ words }) => words);
const refusals = (folder: string, file = outdoors) =>
  reasonsAgainst(folder, '2026-12-01').filter((reason) => reason.includes(`confirm ${file}`));

test('a sentence on safety that nobody has confirmed keeps a site from being published; what a director has read does not', () => {
  const folder = copyOfSite();
  edit(folder, outdoors, /^( {2}text: ).*/m, '$1Our own words.');
  edit(folder, outdoors, /^( {2}cold:\n.*\n {4}text: ).*/m, '$1Below −20 °C.');
  expect(refusals(folder).join('\n')).toMatch(/^words\/outdoor-play\.yaml, line \d+ \(safety\): “.*confirm words/m);

  const no = confirm(folder, 'no\n', outdoors);
  expect(no.output).toContain('Nothing was written.');
  expect(no.status).toBe(1);
  expect(waiting(folder)).not.toEqual([]);

  const [first = ''] = waiting(folder);
  const yes = confirm(folder, 'yes\n', outdoors);
  expect(yes.output).toContain(first);
  expect(yes.status, yes.output).toBe(0);
  expect(waiting(folder)).toEqual([]);
  expect(refusals(folder)).toEqual([]);
  const written = readFileSync(join(folder, 'confirmed.yaml'), 'utf8');
  expect(written).toMatch(/^- file: words\/outdoor-play\.yaml\n {2}day: 2026-12-01\n {2}digests: (?:[\da-f]{8} ?)+$/m);
});

test('what was confirmed stays so while others change around it; a sentence that is put in is asked for alone, and in one row', () => {
  const folder = copyOfSite();
  confirm(folder, 'yes\nyes\n', outdoors, 'policies/privacy.md');
  expect([...waiting(folder), ...waiting(folder, 'policies/privacy.md')]).toEqual([]);
  // To the program a sentence of a new folder that is written anew there is one of the daycare’s own from then on, too.
  edit(folder, outdoors, /^( {2}text: ).*/m, '$1Our own words.');
  expect(waiting(folder)).toEqual([]);
  const [, ofNewFolder = ''] = /^ {2}text: (.*)/m.exec(readFileSync(join('tasks/site/blank', outdoors), 'utf8')) ?? [];
  edit(folder, outdoors, /^( {2}text: ).*/m, `$1${ofNewFolder}`);
  expect(waiting(folder)).toEqual([ofNewFolder]);
  expect(confirm(folder, 'y\n', outdoors).output).toContain(`says in your name:\n  line`);
  expect(waiting(folder)).toEqual([]);
  expect(readFileSync(join(folder, 'confirmed.yaml'), 'utf8').match(/file: words\/outdoor-play/g)).toHaveLength(1);
});

test('a row of confirmed.yaml that names no file is told of, with the nearest', () => {
  const folder = copyOfSite();
  confirm(folder, 'yes\n', outdoors);
  edit(folder, 'confirmed.yaml', /outdoor-play/, 'outdor-play');
  expect(waiting(folder)).not.toEqual([]);
  expect(doubtfulIn(folder, '2026-12-01')).toEqual([
    expect.stringMatching(
      /^confirmed\.yaml, line \d+: there is no file words\/outdor-play\.yaml \(did you mean “words\/outdoor-play\.yaml”\?\), so this confirms nothing\./,
    ),
  ]);
  edit(folder, 'confirmed.yaml', /outdor-play/, 'outdoor-play');
  expect([...doubtfulIn(folder, '2026-12-01'), ...waiting(folder)]).toEqual([]);
});

test('the weights come first, and a file that is full of them has one row', () => {
  const folder = copyOfSite();
  const order = ['safety', 'law', 'privacy', 'audits', 'other'];
  const weights = unconfirmedIn(folder).map(({ weight }) => order.indexOf(weight));
  expect(weights).toEqual(weights.toSorted((one, other) => one - other));
  expect(new Set(weights)).toEqual(new Set(order.keys()));
  expect(refusals(folder, 'policies/privacy.md')).toEqual([
    expect.stringMatching(/^policies\/privacy\.md \(law, privacy\), lines 7, 11, /),
  ]);
});

test('without a file the command names those that wait, and a file that is not there is told of', () => {
  const folder = copyOfSite();
  expect(confirm(folder, '').output).toMatch(/^Name one of these files, or several:\n {2}/);
  const { status, output } = confirm(folder, 'yes\n', 'words/abuot.yaml');
  expect(output).toContain(`There is no file words/abuot.yaml in ${folder}. Name one of these files`);
  expect(status).toBe(1);
  writeFileSync(join(folder, 'words/faqs.yaml'), 'title: Ask us\nlead: Ask away.\n');
  expect(confirm(folder, '', 'words/faqs.yaml').output).toContain('words/faqs.yaml: nothing is left to confirm.');
});

test('days and fees that are the province’s are to be confirmed before a release; words of a form that no page has are not', () => {
  const folder = copyOfSite();
  expect(waiting(folder, 'closures.yaml')).toContain('Christmas Day: closed on 2026-12-25');
  expect(waiting(folder, 'closures.yaml')).toContain('Christmas Eve: 6:45 am to 12:00 pm on 2026-12-24');
  expect(refusals(folder, 'closures.yaml')).toEqual([expect.stringMatching(/^closures\.yaml \(law\), lines /)]);
  expect(refusals(folder, 'facts.yaml')).toEqual([
    expect.stringMatching(/\(law\): “Fees from .* compared with alberta/),
  ]);
  edit(folder, 'facts.yaml', /checked: .*/, 'checked: 2026-11-28');
  expect(refusals(folder, 'facts.yaml')).toEqual([]);
  const forms = () => waiting(folder, 'words/forms.yaml').join('\n');
  expect(forms()).toMatch(/leave the list.*never show your email/s);
  edit(folder, 'provider.yaml', /^(?:comments: .*\n)?/, 'comments: no\n');
  edit(folder, 'pages.yaml', /^ {2}template: yes\n/gm, '');
  expect(forms()).not.toMatch(/leave the list|never show your email/);
});

test('an example that a mistake was mended with is to be confirmed', () => {
  const folder = copyOfSite();
  writeFileSync(join(folder, 'words/faqs.yaml'), 'title: Ask us\nlead: Ask away.\n');
  expect(waiting(folder, 'words/faqs.yaml')).toEqual([]);
  edit(folder, 'words/faqs.yaml', /^lead: .*/m, 'lead: What families want to know before they decide.');
  const [example = ''] =
    /lead: text\('(.*?)'/.exec(readFileSync('src/content/schemas/words/faqs.ts', 'utf8'))?.slice(1) ?? [];
  edit(folder, 'words/faqs.yaml', /^lead: .*/m, `lead: ${example}`);
  expect(waiting(folder, 'words/faqs.yaml')).toEqual([example]);
});

test('a file is found as it is typed, and one that cannot be read, or a folder, is not said to be confirmed', () => {
  const folder = copyOfSite();
  expect(confirm(folder, 'yes\n', `./${outdoors}`).output).toContain('Written to confirmed.yaml.');
  const ofFolder = confirm(folder, 'yes\n', 'words');
  expect(ofFolder.output).toContain('There is no file words in');
  edit(folder, 'words/about.yaml', /^( {2}title):/m, '$1');
  const broken = confirm(folder, 'yes\n', 'words/about.yaml');
  expect(broken.output).toBe('words/about.yaml cannot be read. What is wrong says: npm run site -- check\n');
  writeFileSync(join(folder, 'confirmed.yaml'), '- file: a\n b: [\n');
  const lost = confirm(folder, 'yes\n', 'words/faqs.yaml');
  expect(lost.output).toContain('confirmed.yaml cannot be read.');
  expect([ofFolder, broken, lost].map(({ status }) => status)).toEqual([1, 1, 1]);
});

test('what was answered is said, even with the words of an example', () => {
  const folder = join(copyOfSite(), 'acorns');
  const answers = answersOf('none').replace('three working days, two years', 'two working days, one year');
  const { status, stderr } = spawnSync(node, ['tasks/site.ts', 'new', folder], { input: answers, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  expect(readFileSync(join(folder, 'provider.yaml'), 'utf8')).toContain('requests: one year');
  expect(waiting(folder, 'provider.yaml').map((words) => words.replace(/: .*/, ''))).toEqual([
    'keeps.files',
    'arrival',
    'parking',
  ]);
});

test('the head of a post or a policy says something, too', () => {
  const folder = copyOfSite();
  const [, excerpt = ''] = /^excerpt: (.*)/m.exec(readFileSync(join(folder, 'posts/fees.md'), 'utf8')) ?? [];
  expect(waiting(folder, 'posts/fees.md')).toContain(excerpt);
  edit(folder, 'posts/fees.md', /^excerpt: .*/m, 'excerpt: What we ask, and why.');
  expect(waiting(folder, 'posts/fees.md')).not.toContain('What we ask, and why.');
  expect(waiting(folder, 'policies/privacy.md')).not.toContain('title: Privacy');
});

test('a new folder says nothing of a fence, of adults or of who may take a child home', () => {
  const said = ['words/about', 'words/home', 'words/outdoor-play', 'offers', 'programs', 'words/curriculum'].map(
    (name) => readFileSync(`tasks/site/blank/${name}.yaml`, 'utf8').replaceAll(/^ *(?:#|says:).*/gm, ''),
  );
  expect(said.join('\n')).not.toMatch(
    /\b(?:fence\w*|adults?|alone|safe|take your child|every day|all day|always|naps|help near|before school|to climb on)\b/i,
  );
});
