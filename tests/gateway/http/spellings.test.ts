// @vitest-environment node
// Every route that takes messages, every guard before it, and every way to write its address that a router or a proxy might read as the same.
import { expect, test } from 'vitest';

import { commentsUrl } from '#mail/form-service.ts';
import { contactInquiry } from '#mail/contact-inquiry.ts';
import { noScriptPaths, sendPath } from '#mail/contract.ts';

import { letterhead } from '../../mail/family.ts';
import { openGateway, until } from '../gateway.ts';
import { answerTo, listening, statusOf } from './raw.ts';

const service = ['/api/v1.0/email/send', '/api/v1.0/email/send-form'];
const paths = [sendPath, ...Object.values(noScriptPaths), commentsUrl, ...service];

const hex = (text: string) => [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');

type Spell = (path: string) => string;
/** Ways to write a path that lead to its route. */
const same: readonly Spell[] = [
  (path) => path,
  (path) => path.replace('/api', '/%61pi'),
  (path) => path.replace(/\w+/g, hex),
  (path) => `http://www.example.com${path}`,
  (path) => `http://www.example.com${path.replace('/api', '/%61pi')}`,
  (path) => `${path}?a=b`,
];
/** Ways that may lead to it or to nothing. */
const similar: readonly Spell[] = [
  (path) => `/${path.slice(1).replaceAll('/', '%2F')}`,
  (path) => path.replace('/api', '/%2561pi'),
  (path) => `HTTPS://evil.example${path}`,
  (path) => path.toUpperCase(),
  (path) => `/${path}`,
  (path) => path.replace('/api/', '/api//'),
  (path) => `/.${path}`,
  (path) => path.replace('/api/', '/api/./'),
  (path) => `/about/..${path}`,
  (path) => `/about/%2e%2e${path}`,
  (path) => `${path}/`,
  (path) => `${path}.`,
  (path) => `${path};a=b`,
  (path) => path.replace('/api/', '/api;a=b/'),
  (path) => path.replace('/api/', '/api\\'),
  (path) => `${path}?/about`,
  (path) => `${path}#/about`,
  (path) => `${path}%00`,
  (path) => `${path}%09`,
  (path) => path.slice(1),
];

const letter = contactInquiry(letterhead, { name: 'Ana', email: 'ana@family.example', phone: '', message: 'Hello' });
const fields =
  'dzName=Ana&dzEmail=ana%40family.example&dzOther%5BPhone%5D=403-555-0167&dzMessage=Hello&Author=Ana&Email=ana%40family.example&comment=Hello';

/** A post of a valid letter to the route of `path`, whose address is written as `target`. */
function postTo(path: string, target = path, headers = '') {
  const isJson = path === sendPath || path === service[0];
  const body = isJson ? JSON.stringify(letter) : fields;
  const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded';
  return `POST ${target} HTTP/1.1\r\nHost: www.example.com\r\n${headers}Content-Type: ${type}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
}

const visitor = 'X-Forwarded-For: 203.0.113.7\r\n';
const halfPost = `POST ${sendPath} HTTP/1.1\r\nHost: x\r\n${visitor}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n`;
type Open = Awaited<ReturnType<typeof listening>>;

/** For each guard: the request that it refuses, what must be sent before, and the status of its refusal. */
const guards = {
  'a page of another site': {
    headers: 'Origin: https://evil.example\r\nSec-Fetch-Site: cross-site\r\n',
    status: 403,
    config: {},
    prepare: async () => undefined,
  },
  'a visitor who sent too much': {
    headers: '',
    status: 429,
    config: { RATE_MAX: 1 },
    prepare: (open: Open) => answerTo(open, postTo(sendPath)),
  },
  'a visitor with too many posts under way': {
    headers: visitor,
    status: 503,
    config: { TRUSTED_PROXY: ['127.0.0.1'] },
    prepare: (open: Open) => Promise.all(Array.from({ length: 16 }, () => open(halfPost))),
  },
};

test('the test knows every route that takes messages', async () => {
  const { app } = await openGateway();
  await app.ready();
  const routes = app.printRoutes({ method: 'POST', commonPrefix: false }).matchAll(/── (\S+) \(POST\)/g);
  // The tree writes the second address of the service as what it adds to the first.
  const expected = [...paths.filter((path) => path !== service[1]), '-form', '*'];
  expect([...routes].map(([, path]) => path).toSorted()).toEqual(expected.toSorted());
});

test.each(Object.entries(guards))(
  '%s is refused on every route in every spelling of its address',
  async (_, { headers, status, config, prepare }) => {
    const gateway = await openGateway({ config });
    const open = await listening(gateway);
    await prepare(open);
    const answered = async (path: string, spell: Spell) =>
      statusOf(await answerTo(open, postTo(path, spell(path), headers)));
    // Connections are opened before their requests are read.
    await until(async () => expect(await answered(sendPath, (path) => path)).toBe(status));
    const mailed = (await gateway.mails()).length;
    for (const path of paths) {
      for (const spell of same) expect(await answered(path, spell), spell(path)).toBe(status);
      for (const spell of similar) expect(await answered(path, spell), spell(path)).toBeOneOf([status, 301, 400, 404]);
    }
    expect(await gateway.mails()).toHaveLength(mailed);
  },
);

test('without a reason to refuse the same posts are taken, and other methods are refused in every spelling', async () => {
  const gateway = await openGateway();
  const open = await listening(gateway);
  for (const path of paths)
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      for (const spell of [...same, ...similar]) {
        const answer = await answerTo(open, postTo(path, spell(path)).replace('POST', method));
        expect(statusOf(answer), `${method} ${spell(path)}`).toBeOneOf([400, 404, 405, 415]);
      }
  expect(await gateway.mails()).toEqual([]);
  for (const path of [sendPath, noScriptPaths.contact])
    for (const spell of same) expect(statusOf(await answerTo(open, postTo(path, spell(path)))), spell(path)).toBe(200);
});
