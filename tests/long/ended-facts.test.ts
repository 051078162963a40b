// @vitest-environment jsdom
// The site of the day after the fees have ended, on a host that only serves files, whose forms another service takes ({host}, product decision 17): one build has all.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { events } from '#content/values/events.ts';
import { fees } from '#content/site/facts.ts';
import { dayAt, endOf } from '#content/rules/fact-state.ts';

import { filesIn } from '../../tasks/build/compress.ts';
import { startProcess } from '../process.ts';
import { copyOfSources } from './copy.ts';

const host = 'https://mail.other-service.ca';

test('the day after the fees have ended no built file says one, the pages say what is said instead, and the build names file and entry; MAIL_HOST is where its forms post, and without scripts they give the phone number and the e-mail address', async () => {
  const copy = copyOfSources();
  const dist = join(copy, 'dist');
  const filesOf = (kinds: RegExp) =>
    filesIn(dist)
      .filter((file) => kinds.test(file))
      .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const posts = () => filesOf(/client\/assets\/.*\.js$/).filter(({ text }) => text.includes(host));
  expect(posts()).toEqual([]);
  rmSync(dist, { recursive: true });
  const { otherwise } = fees;
  const until = fees.list[0]!.until!;
  const build = startProcess('npm', ['run', 'build'], {
    cwd: copy,
    env: { TODAY: dayAt(endOf(until, '-00:00'), '-00:00'), MAIL_HOST: host, STATIC_HOST: 'yes' },
  });
  expect(await build.exited, build.output()).toBe(0);
  expect(build.output()).toMatch(/^facts\.yaml, line \d+: fees \(Full-time daycare, Part-time daycare\) ended on /m);
  expect(posts()).not.toEqual([]);
  const texts = filesOf(/\.(html|js|json|xml|txt|ics)$/);
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter(({ text }) => fees.list.some(({ sum }) => text.includes(sum))).map(({ file }) => file)).toEqual(
    [],
  );
  for (const page of ['index', 'program/index', 'contact-us/index', 'faqs/index', 'post-right-sidebar/post-fees'])
    expect(readFileSync(join(dist, `client/${page}.html`), 'utf8'), page).toContain(otherwise);
  const pageAt = (path: string) =>
    new DOMParser().parseFromString(readFileSync(join(dist, `client${path}/index.html`), 'utf8'), 'text/html');
  for (const [path, forms] of [
    ['', 1],
    ['/contact-us', 1],
    // With the newsletter or a question, which go to the site itself.
    ['/faqs', 0],
    ['/index-2', 0],
    ['/teachers-details', 0],
    ['/post-standard', 0],
  ] as const) {
    const page = pageAt(path);
    const posted = [...page.querySelectorAll('form[method=post]')];
    expect(posted.length, path).toBe(forms);
    for (const form of posted) {
      expect(form.className, path).toContain('no-scripts:hidden');
      expect(form.nextElementSibling?.className, path).toContain('with-scripts:hidden');
    }
    expect(page.querySelectorAll('p + p + p > a[href^="tel:"] + a[href^="mailto:"]').length, path).toBeGreaterThan(0);
  }
  expect(pageAt('/privacy').body.textContent).toContain(
    'Your message goes to a computer that works for us, mail.other-service.ca, and',
  );
  const [past] = events.filter(({ ends }) => ends.slice(0, 10) <= until);
  const list = readFileSync(join(dist, 'client/event/index.html'), 'utf8');
  expect(list).not.toContain(past!.title);
}, 180_000);
