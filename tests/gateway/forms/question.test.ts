// @vitest-environment jsdom
// A question in the address of /places, as a browser without scripts asks it.
import { expect, test } from 'vitest';

import { findGroups } from '#content/rules/groups.ts';
import { provider } from '#content/site/provider.ts';
import { daycareAges, groups, most } from '#content/values/places.ts';
import { faultWords, finderWords } from '#content/words/finder.ts';
import { ageLimit, answerWords } from '#content/words/places.ts';

import { isOwnSite } from '../../any-daycare.ts';
import { openForms, pageOf } from './answers.ts';

const now = () => new Date(`2026-11-28T12:00${provider.utcOffset}`);
const question = '/places?born=2024-11-30&start=2026-12-15&days=3&hours=8';
const found = findGroups('2024-11-30', '2026-12-15', groups, daycareAges);
const title = isOwnSite
  ? found.stays.map(({ group }) => group.title).join(answerWords.or) +
    answerWords.title(found, '2026-12-15', ageLimit(daycareAges.to))
  : 'Toddlers, from 15 December 2026';

test('the answer is in the page, which keeps its scripts', async () => {
  const { app } = await openForms({ now });
  const response = await app.inject(question);
  const page = pageOf(response.body);
  expect(response.statusCode).toBe(200);
  expect(page.querySelector('#answer h2')?.textContent).toBe(title);
  expect(page.querySelector('#answer')?.textContent).toContain(
    'Born on 30 November 2024, your child will be 24 months and 15 days old on 15',
  );
  expect(page.querySelector<HTMLInputElement>('[name=born]')?.value).toBe('2024-11-30');
  // What the browser hydrates is what it has been sent.
  expect(page.documentElement.dataset['answered']).toBe('2026-11-28');
  expect(response.body).toContain('<script>start()</script>');
});

test('nothing of it is kept anywhere: no cache, no referrer, no log, no index', async () => {
  const { app, log } = await openForms({ now });
  const { headers } = await app.inject(question);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await app.inject('/places?born=2024-11-30&start=never');
  expect(log()).not.toMatch(/2024|born|start=/);
});

test('a question with a fault comes back with a link to each field, and what was typed', async () => {
  const { app } = await openForms({ now });
  const page = pageOf((await app.inject('/places?born=2024-11-31&start=2026-11-27&days=9&hours=a%3Cb%3E')).body);
  const links = [...page.querySelectorAll('[aria-labelledby=finder-problem] a')].map((link) => link.textContent);
  expect(links).toEqual([
    'This date of birth is not complete, or no such day exists.',
    'This day has passed. Choose today or a later day.',
    isOwnSite ? faultWords('days', 'too-many', most) : 'We are open 5 days a week.',
    'Write the hours as a number, such as 8 or 8.5.',
  ]);
  expect(page.querySelector('#answer')).toBeNull();
  expect(page.querySelector<HTMLInputElement>('[name=hours]')?.value).toBe('a<b>');
});

test('beyond the limit of answers the page comes as it is built, with its tables', async () => {
  const { app } = await openForms({ now, config: { RATE_MAX: 1 } });
  await app.inject(question);
  const response = await app.inject(question);
  expect(response.statusCode).toBe(200);
  expect(response.headers['retry-after']).toBeUndefined();
  const page = pageOf(response.body);
  expect(page.querySelector('#answer')?.textContent).toBe(finderWords.unanswered);
  const built = pageOf((await app.inject('/places')).body).querySelector('#places')!;
  expect(page.querySelector('#places')?.outerHTML).toBe(built.outerHTML);
  if (!isOwnSite) expect(built.querySelectorAll('table')).toHaveLength(5);
});

test('the page without a question is that of the build', async () => {
  const { app } = await openForms({ now });
  const { headers } = await app.inject('/places');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});
