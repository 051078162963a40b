// @vitest-environment jsdom
// The EmailJS client with the settings of the site: its guards, its errors, its host.
import { beforeEach, expect, test, vi } from 'vitest';

import { formService } from '#mail/form-service.ts';
import { replyOf, createService } from '#forms/emailjs.ts';

import { openService } from './service.ts';

const origin = 'http://localhost:3000';
const open = { ...formService, throttle: 0 };
const params = { dzEmail: 'ana@family.example' };
const form = () => {
  document.body.innerHTML = '<form><input name="dzEmail" value="ana@family.example" /></form>';
  return document.querySelector('form')!;
};
const failure = (sending: Promise<unknown>) => sending.then(() => undefined, replyOf);

beforeEach(() => localStorage.clear());

test('the host is a setting; without one it is the site itself', async () => {
  const { seen } = await openService();
  expect(formService.host).toBe('');
  await createService({ ...open, host: 'https://api.other-service.ca' }, origin).send('newsletter', params);
  await createService(open, origin).send('newsletter', { dzEmail: 'b@family.example' });
  expect(seen.map(({ url }) => new URL(url).origin)).toEqual(['https://api.other-service.ca', origin]);
});

test.each([
  ['blockHeadless refuses a headless browser', { blockHeadless: true }, 451, 'Unavailable For Headless Browser'],
  ['a listed address is refused', { blockList: ['ana@family.example'] }, 403, 'Forbidden'],
])('%s', async (_, settings, status, text) => {
  const { seen } = await openService();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([]);
  const service = createService({ ...open, ...settings }, origin);
  expect(await failure(service.sendForm('newsletter', form()))).toEqual({ status, text });
  expect(await failure(service.send('newsletter', params))).toEqual({ status, text });
  expect(seen).toEqual([]);
});

test('a second message within the throttle is refused: 429, each form for itself, and nothing is kept in the browser', async () => {
  const { posts } = await openService();
  const service = createService({ ...open, throttle: 60_000 }, origin);
  await service.sendForm('newsletter', form());
  expect(await failure(service.sendForm('newsletter', form()))).toEqual({ status: 429, text: 'Too Many Requests' });
  expect(await failure(service.send('question', {}))).toMatchObject({ status: 422 });
  expect(posts()).toHaveLength(2);
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['a page that something on the way shows instead', 200, '<!doctype html><title>Sign in to this network</title>'],
  ['nothing', 200, ''],
  ['no content', 204, null],
  ['JSON', 200, '{"message":"Thank you"}'],
  ['an error', 200, '{"error":"quota exceeded"}'],
  ['a page that says OK', 200, '<p>OK</p>'],
  ['OK to something else', 202, 'OK'],
])('a status of success with %s is a failure, and does not delay the next', async (_, status, text) => {
  const { posts, instead } = await openService();
  instead.answer = async () => new Response(text, { status });
  const service = createService({ ...open, throttle: 60_000 }, origin);
  const told = { status, text: 'Unexpected answer' };
  expect(await failure(service.send('teacher', params))).toEqual(told);
  expect(await failure(service.sendForm('teacher', form()))).toEqual(told);
  expect(posts()).toHaveLength(2);
});

test('a message that was refused does not delay the next', async () => {
  const { posts } = await openService();
  const service = createService({ ...open, throttle: 60_000 }, origin);
  expect(await failure(service.send('teacher', {}))).toMatchObject({ status: 422 });
  expect(await failure(service.send('teacher', {}))).toMatchObject({ status: 422 });
  expect(posts()).toHaveLength(2);
});
