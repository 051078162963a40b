// What an owner types first: npm start, and the folder of a site of their own with a release that is built from it.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { expect, test } from 'vitest';

import { publishedTexts, sampleWordsIn } from '../../tasks/another-site/sample-words.ts';
import { copyOfSources, copyWithoutBuild, runIn } from './copy.ts';
import { answersOf } from '../new-daycare.ts';
import { startNpm } from '../process.ts';

const isOpen = /is open at (http:\S+)/;

// As a supervisor ends it: npm has to hand the signal on.
test("SIGTERM to the process of npm stops npm start with its gateway, and its exit code is the gateway's", async () => {
  const started = startNpm(['start'], copyOfSources());
  const url = (await started.said(isOpen))[1]!;
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  process.kill(started.pid, 'SIGTERM');
  expect(await started.exited, started.output()).toBe(0);
  // No process that it started holds its output any more, or answers.
  await started.closed;
  await expect(fetch(`${url}/api/health`)).rejects.toThrow('fetch failed');
}, 180_000);

// With no page but those that all have it is built before a release (tasks/another-site.ts).
test('answers, one of them wrong at first, make a folder that can be published once its promises are confirmed, without a word of the sample’s', () => {
  const copy = copyWithoutBuild();
  const made = runIn(copy, ['tasks/site.ts', 'new', 'own/acorns'], answersOf('curriculum, outdoorplay, faqs, news'));
  expect(made.status, made.output).toBe(0);
  expect(made.output).toContain('The phone number is not a number with its area code');
  const release = () => runIn(copy, ['tasks/build.ts', '--release'], '', { SITE: 'own/acorns' });
  const refused = release().output;
  expect(refused).toContain('policies/privacy.md');
  const files = new Set([...refused.matchAll(/site -- confirm (\S+)/g)].map(([, file = '']) => file));
  const confirmed = runIn(copy, ['tasks/site.ts', 'confirm', ...files], 'yes\n'.repeat(files.size), {
    SITE: 'own/acorns',
  });
  expect(confirmed.status, confirmed.output).toBe(0);
  const built = release();
  expect(built.status, built.output).toBe(0);
  const texts = publishedTexts(copy);
  expect(texts.length).toBeGreaterThan(50);
  expect(sampleWordsIn(texts, join(copy, 'own/acorns'))).toEqual([]);
  const home = readFileSync(join(copy, 'dist/client/index.html'), 'utf8');
  for (const said of ['Little Acorns', 'For children 19 months to 6 years old.']) expect(home).toContain(said);
  const client = join(copy, 'dist/client');
  const pageAt = (path: string) => readFileSync(join(client, path, 'index.html'), 'utf8');
  expect(pageAt('accessibility')).not.toMatch(/Montessori|STEM|PD days/);
  for (const [, path = '', part] of home.matchAll(/href="(\/[\w-]*)#([\w-]+)"/g))
    expect(pageAt(path), `${path}#${part}`).toContain(` id="${part}"`);
  // Without comments and layouts neither a post nor the table of the privacy page says anything of their forms, and the gateway takes no comment.
  for (const path of ['privacy', 'post-right-sidebar'])
    expect(pageAt(path), path).not.toMatch(/Newsletter|Comment on a post|Leave a Reply|No comments|api\/comments/);
  const listForms = `Promise.all([import('./src/forms/records.ts'), import('./src/content/values/daycare.ts')]).then(([{ recordsOf }, { daycare }]) => console.log(Object.keys(recordsOf(daycare)).join()))`;
  expect(runIn(copy, ['-e', listForms], '', { SITE: 'own/acorns' }).output.trim()).toBe(
    'registration,contact,waitingList,newsletter,question,teacher',
  );
  expect(
    globSync('blog-list-right-sidebar/*.html', { cwd: client })
      .map((file) => basename(file))
      .toSorted(),
  ).toEqual(['category-our-days.html', 'index.html', 'tag-child.html']);
}, 120_000);
