// @vitest-environment jsdom
// The EmailJS client with the settings of the site: its guards, its errors, its host.
import { beforeEach, expect, test, vi } from 'vitest';

import { formService } from '#content/records/form-service.ts';
import { answerOf, createService } from '#forms/emailjs.ts';

import { openService } from './service.ts';

const origin = 'http://localhost:3000';
const open = { ...formService, throttle: 0 };
const params = { dzEmail: 'ana@family.example' };
const form = () => {
  document.body.innerHTML = '<form><input name="dzEmail" value="ana@family.example" /></form>';
  return document.querySelector('form')!;
};
const failure = (sending: Promise<unknown>) => sending.then(() => undefined, answerOf);

beforeEach(() => localStorage.clear());

test('a form is posted to send-form as multipart data with its fields and the fixed identifiers', async () => {
  const { posts } = await openService();
  expect(await createService(open, origin).sendForm('newsletter', form())).toEqual({ status: 200, text: 'OK' });
  expect(posts()).toEqual([
    {
      url: `${origin}/api/v1.0/email/send-form`,
      method: 'POST',
      type: null,
      fields: {
        dzEmail: 'ana@family.example',
        lib_version: '4.4.1',
        user_id: formService.publicKey,
        service_id: formService.serviceId,
        template_id: formService.templates.newsletter,
      },
    },
  ]);
});

test('the send variant is JSON with the five fields of the service', async () => {
  const { posts } = await openService();
  expect(await createService(open, origin).send('newsletter', params)).toEqual({ status: 200, text: 'OK' });
  expect(posts()).toEqual([
    {
      url: `${origin}/api/v1.0/email/send`,
      method: 'POST',
      type: 'application/json',
      fields: {
        lib_version: '4.4.1',
        user_id: formService.publicKey,
        service_id: formService.serviceId,
        template_id: formService.templates.newsletter,
        template_params: params,
      },
    },
  ]);
});

test('the host is a setting; without one it is the site itself', async () => {
  const { seen } = await openService();
  expect(formService.host).toBe('');
  await createService({ ...open, host: 'https://api.other-service.ca' }, origin).send('newsletter', params);
  await createService(open, origin).send('newsletter', { dzEmail: 'b@family.example' });
  expect(seen.map(({ url }) => new URL(url).origin)).toEqual(['https://api.other-service.ca', origin]);
});

test('blockHeadless refuses a headless browser: 451', async () => {
  const { seen } = await openService();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([]);
  const service = createService({ ...open, blockHeadless: true }, origin);
  const answer = { status: 451, text: 'Unavailable For Headless Browser' };
  expect(await failure(service.sendForm('newsletter', form()))).toEqual(answer);
  expect(await failure(service.send('newsletter', params))).toEqual(answer);
  expect(seen).toEqual([]);
});

test('a listed address is refused: 403', async () => {
  const { seen } = await openService();
  const service = createService({ ...open, blockList: ['ana@family.example'] }, origin);
  expect(await failure(service.sendForm('newsletter', form()))).toEqual({ status: 403, text: 'Forbidden' });
  expect(await failure(service.send('newsletter', params))).toEqual({ status: 403, text: 'Forbidden' });
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

test('a message that was refused does not delay the next', async () => {
  const { posts } = await openService();
  const service = createService({ ...open, throttle: 60_000 }, origin);
  expect(await failure(service.send('teacher', {}))).toMatchObject({ status: 422 });
  expect(await failure(service.send('teacher', {}))).toMatchObject({ status: 422 });
  expect(posts()).toHaveLength(2);
});

test('no answer is status 0', async () => {
  const { instead } = await openService();
  instead.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await failure(createService(open, origin).send('newsletter', params))).toEqual({
    status: 0,
    text: 'Network Error',
  });
});
