// “Is there a place, and what will it cost?” in each browser: with scripts and without.
import { programs } from '#content/values/lists.ts';
import { finderWords } from '#content/words/finder.ts';
import { answerWords } from '#content/words/places.ts';

import { dates } from '../journeys/family.ts';
import { expect, test, type Engine } from './site.ts';
import { typeDay } from './type-day.ts';
import type { Visitor } from './visitor.ts';

/** Of a child of three years. */
const group = programs.find(({ id }) => id === 'preschoolers')!.title;

async function ask(visitor: Visitor, engine: Engine) {
  const { dob, startDate } = dates();
  await typeDay(visitor, engine, '[name=born]', dob);
  await typeDay(visitor, engine, '[name=start]', startDate);
  await visitor.press({ role: 'button', name: finderWords.submit });
}

/** Nothing while another page comes. */
const headline = (visitor: Visitor) =>
  visitor.look(() => document.querySelector('#answer h2')?.textContent ?? '').catch(() => '');
const valueOf = (visitor: Visitor, selector: string) =>
  visitor.look((field) => document.querySelector<HTMLInputElement>(field)?.value, selector);

test('the answer has the focus, stays after a reload and after Back, and carries both days on', async ({
  visitor,
  engine,
}) => {
  const { dob, startDate } = dates();
  await visitor.resize(390, 844);
  await visitor.open('/places');
  await visitor.hydrated();
  await ask(visitor, engine);
  await expect.poll(() => headline(visitor)).toContain(group);
  expect(await visitor.focused()).toContain(group);
  const address = await visitor.look(() => location.pathname + location.search);
  expect(address).toContain(`born=${dob}&start=${startDate}`);
  expect(await visitor.look(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await visitor.open(address);
  await visitor.hydrated();
  expect(await headline(visitor)).toContain(group);
  expect(await valueOf(visitor, '[name=born]')).toBe(dob);
  await visitor.press({ role: 'link', name: answerWords.registration.link, in: '#answer' });
  await expect.poll(() => valueOf(visitor, '#register [name=startDate]')).toBe(startDate);
  expect(await valueOf(visitor, '#register [name=dob]')).toBe(dob);
  await visitor.back();
  await expect.poll(() => headline(visitor)).toContain(group);
});

test('without scripts the gateway answers in the page', async ({ visitor, engine, line }) => {
  line.scripts = 'forbidden';
  await visitor.open('/places');
  await ask(visitor, engine);
  await expect.poll(() => headline(visitor)).toContain(group);
});
