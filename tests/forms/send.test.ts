import { provider } from '#content/site/provider.ts';
import { answers } from '#content/site/words/forms.ts';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

import { send, sendUrl, tellFirst, tellingTime } from '#forms/send.ts';

import { openGateway } from '../gateway/gateway.ts';

const letter = { to: provider.email, subject: 'Hello', message: 'Words', html: '<p>Words</p>' };
const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.unstubAllGlobals();
});

/** A mail service; the browser's own origin is its address. */
async function listen(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const real = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(`http://127.0.0.1:${port}${path}`, init));
}

/** A mail service that answers in one way. */
async function service(status: number, answer: string) {
  const seen: { method?: string | undefined; url?: string | undefined; type?: string | undefined; body: string }[] = [];
  await listen(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ method: request.method, url: request.url, type: request.headers['content-type'], body });
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(answer);
  });
  return seen;
}

test("a refusal is reported in the service's own words", async () => {
  await service(429, '{"message":"Too many letters"}');
  await expect(send(letter, 'Failed')).rejects.toThrow(/^Too many letters$/);
});

test.each([
  ['no message', '{}'],
  ['an empty message', '{"message":""}'],
  ['no object', 'null'],
  ['no JSON', '<h1>Bad gateway</h1>'],
  ['a message that is no text', '{"message":{"a":1}}'],
])('a refusal with %s is reported in our words', async (_, answer) => {
  await service(502, answer);
  await expect(send(letter, 'Failed to send registration')).rejects.toThrow(/^Failed to send registration$/);
});

test.each([
  ['a page that something on the way shows instead', 200, '<!doctype html><title>Sign in to this network</title>'],
  ['nothing', 200, ''],
  ['no content', 204, ''],
  ['an error', 200, '{"error":"quota exceeded"}'],
  ['an error beside a message', 200, '{"message":"Quota exceeded","error":true}', 'Quota exceeded'],
  ['a message of no success', 200, '{"message":"Quota exceeded","success":false}', 'Quota exceeded'],
  ['another shape', 200, '{"id":"250","status":"queued"}'],
  ['a list', 200, '[{"message":"Thank you"}]'],
  ['a text', 200, '"Thank you"'],
  ['nothing in JSON', 200, 'null'],
  ['an empty message', 200, '{"message":""}'],
  ['a message that is no text', 201, '{"message":true}'],
  ['half of the answer', 200, '{"message":"Thank'],
])('a status of success with %s is a refusal', async (_, status, answer, told = 'Failed') => {
  await service(status, answer);
  await expect(send(letter, 'Failed')).rejects.toThrow(new RegExp(`^${told}$`));
});

test('the JSON of another service with a message is a success', async () => {
  await service(202, '{"message":"Queued","id":"250","error":null,"success":true}');
  await expect(send(letter, 'Failed')).resolves.toBeUndefined();
});

test('no answer at all is a refusal without a message', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  await expect(send(letter, 'Failed to send registration')).rejects.toThrow(/^Failed to send registration$/);
});

test('a service that stays silent for a minute counts as no answer', async () => {
  const minute = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(minute.signal);
  const asked = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  await listen((_request, response) => {
    response.once('close', ended.resolve);
    asked.resolve();
  });
  const outcome = send(letter, 'Failed to send registration').catch((error: Error) => error.message);
  await asked.promise;
  expect(timeout).toHaveBeenCalledExactlyOnceWith(60_000);
  minute.abort(new DOMException('The minute is over', 'TimeoutError'));
  expect(await outcome).toBe('Failed to send registration');
  // The request does not stay open behind the message.
  await ended.promise;
});

/** The real gateway when half of the limit for all visitors is used: it asks for the spam check. The browser's own origin is its address. */
async function busyGateway() {
  const gateway = await openGateway({ config: { RATE_ALL: 2 } });
  await gateway.send({ ...letter, message: 'of somebody else' });
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = gateway.app.server.address() as AddressInfo;
  const seen: { method: string; path: string; proof: string | null; body: unknown }[] = [];
  const real = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    seen.push({
      method: init.method ?? 'GET',
      path,
      proof: new Headers(init.headers).get('x-spam-check'),
      body: init.body && JSON.parse(String(init.body)),
    });
    return real(`http://127.0.0.1:${port}${path}`, init);
  });
  return { ...gateway, seen };
}

test('a browser that cannot solve the spam check shows the message of the service and does not post again', async () => {
  const { seen } = await busyGateway();
  vi.stubGlobal('crypto', {});
  await expect(send(letter, 'Failed')).rejects.toThrow(answers.spamCheck);
  expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a service that refuses for another reason is not asked for a challenge', async () => {
  const seen = await service(429, '{"message":"Too many letters","needs":"patience"}');
  await expect(send(letter, 'Failed')).rejects.toThrow(/^Too many letters$/);
  expect(seen).toHaveLength(1);
});

test("an empty host means the site's own origin, another one is called instead", () => {
  expect(sendUrl('')).toBe('/api/sendEmail');
  expect(sendUrl('https://mail.example')).toBe('https://mail.example/api/sendEmail');
  expect(sendUrl('https://mail.example/')).toBe('https://mail.example/api/sendEmail');
});

test('the outcome is shown only after the parent was informed that the form is being sent', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const outcomes: string[] = [];
  void tellFirst(Promise.resolve('sent')).then((outcome) => outcomes.push(outcome));
  void tellFirst(Promise.reject(new Error('not sent'))).catch(({ message }: Error) => outcomes.push(message));
  await vi.advanceTimersByTimeAsync(tellingTime - 1);
  expect(outcomes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(outcomes).toEqual(['sent', 'not sent']);
});
