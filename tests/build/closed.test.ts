// What a daycare shows while it takes no registrations, and on the day after the last one of that time.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { closedWords } from '#content/words/closed.ts';
import { noScriptPaths } from '#mail/contract.ts';

import { runIn } from '../long/copy.ts';
import { answersOf } from '../new-daycare.ts';

const says = 'We are full until the snow melts.';
const parent = mkdtempSync(join(tmpdir(), 'lantern-closed-'));
const folder = join(parent, 'acorns');
beforeAll(() => {
  runIn('.', ['tasks/site.ts', 'new', folder], answersOf('none'));
  const file = join(folder, 'words/registration.yaml');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nclosed:\n  says: ${says}\n  until: 2027-08-31\n`);
});
afterAll(() => rmSync(parent, { recursive: true }));

const draw = `const { drawnPages } = await import('./tasks/site/links.ts');
const { daycare } = await import('./src/content/values/daycare.ts');
const { searchDocuments } = await import('./src/content/values/search-documents.ts');
const { buildServer } = await import('./tasks/build/server.ts');
await buildServer(process.env.ANSWERS);
const { answerQuestion } = await import(process.env.ANSWERS + '/answer.js');
const question = '/places?born=2024-11-30&start=2027-10-04&days=3&hours=4';
const answer = await answerQuestion('<html><div id="root"></div>', question, process.env.TODAY);
const pages = (await drawnPages()).map(({ route, html }) => [route.path, html]);
console.log('\\nDRAWN' + JSON.stringify({ pages: Object.fromEntries(pages), closed: daycare.closed, answer, search: JSON.stringify(searchDocuments) }));`;

interface Drawn {
  readonly pages: Readonly<Record<string, string>>;
  readonly closed?: object;
  /** Of /places to a question. */
  readonly answer: string;
  readonly search: string;
}

function drawnOn(day: string): Drawn {
  const { output } = runIn('.', ['--input-type=module', '-e', draw], '', {
    SITE: folder,
    TODAY: day,
    ANSWERS: join(parent, 'answers'),
  });
  // What Node or Vite warn of may follow.
  const [, json = ''] = /\nDRAWN(.*)/.exec(output) ?? [];
  expect(json, output).not.toBe('');
  return JSON.parse(json);
}

const formOf = (pages: Drawn['pages']) => pages['/']!.includes(`action="${noScriptPaths.registration}"`);
const linksTo = (html: string, target: string) =>
  Array.from(html.matchAll(new RegExp(`<a [^>]*href="${target}"[^>]*>(.*?)</a>`, 'gs')), ([, words = '']) =>
    words.replaceAll(/<[^>]*>/g, '').trim(),
  );

test('in place of the form stand the sentence and the waiting list, and every button to it says that it leads there', () => {
  const { pages, closed, answer, search } = drawnOn('2027-08-31');
  expect(formOf(pages)).toBe(false);
  expect(pages['/']).toContain(says);
  expect(linksTo(pages['/']!, '/places#waiting-list')).toContain(closedWords.toWaitingList);
  expect(pages['/places']).toContain(`action="${noScriptPaths.waitingList}"`);
  for (const [path, html] of Object.entries(pages)) {
    expect(
      linksTo(html, '/places#waiting-list').filter((words) => words === closedWords.link),
      path,
    ).not.toEqual([]);
    // What the owner's own texts and the site map call the part of the page leads to the sentence.
    const others = path === '/site-map' || path.startsWith('/post') || path === '/facts';
    if (!others) expect(linksTo(html, '/#register'), path).toEqual([]);
  }
  expect(closed).toEqual({ says, until: '2027-08-31' });
  expect(search).toContain(says);
  // An answer leads to the waiting list, and says why.
  expect(answer.split('<section id="answer"')[1]!.split('</section>')[0]).toContain(says);
});

test('on the next day the form is there, and nothing speaks of the sentence', () => {
  const { pages, closed, answer, search } = drawnOn('2027-09-01');
  expect(answer).not.toContain(says);
  expect(formOf(pages)).toBe(true);
  expect(closed).toBeUndefined();
  expect(JSON.stringify(pages) + search).not.toContain(says);
  for (const [path, html] of Object.entries(pages)) expect(linksTo(html, '/#register'), path).not.toEqual([]);
});
