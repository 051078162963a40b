// @vitest-environment node
// Every route that takes messages, every guard before it, and every way to write its address that a router or a proxy might read as the same.
import { expect, test } from 'vitest';

import { commentsUrl } from '#content/records/form-service.ts';
import { contactInquiry } from '#mail/contact-inquiry.ts';
import { noScriptPaths, sendPath } from '#mail/contract.ts';

import { provider } from '../../mail/family.ts';
import { openGateway, until } from '../gateway.ts';
import { answerTo, listening, statusOf } from './raw.ts';

const paths = [
  sendPath,
  ...Object.values(noScriptPaths),
  commentsUrl,
  '/api/v1.0/email/send',
  '/api/v1.0/email/send-form',
];

const hex = (text: string) => [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');

/** Other ways to write a path. */
const spellings: Record<string, (path: string) => string> = {
  'as it is': (path) => path,
  'with one letter encoded': (path) => path.replace('/api', '/%61pi'),
  'with all letters encoded': (path) => path.replace(/\w+/g, hex),
  'with its slashes encoded': (path) => `/${path.slice(1).replaceAll('/', '%2F')}`,
  'encoded twice': (path) => path.replace('/api', '/%2561pi'),
  'in absolute form': (path) => `http://www.example.com${path}`,
  'in absolute form with another scheme': (path) => `HTTPS://evil.example${path}`,
  'in absolute form, encoded': (path) => `http://www.example.com${path.replace('/api', '/%61pi')}`,
  'in upper case': (path) => path.toUpperCase(),
  'with a double slash before': (path) => `/${path}`,
  'with a double slash inside': (path) => path.replace('/api/', '/api//'),
  'with a dot segment': (path) => `/.${path}`,
  'with a dot segment inside': (path) => path.replace('/api/', '/api/./'),
  'with two dots': (path) => `/about/..${path}`,
  'with encoded dots': (path) => `/about/%2e%2e${path}`,
  'with a trailing slash': (path) => `${path}/`,
  'with a trailing dot': (path) => `${path}.`,
  'with parameters': (path) => `${path};a=b`,
  'with parameters inside': (path) => path.replace('/api/', '/api;a=b/'),
  'with a backslash': (path) => path.replace('/api/', '/api\\'),
  'with a query': (path) => `${path}?a=b`,
  'with a query that names another path': (path) => `${path}?/about`,
  'with a fragment': (path) => `${path}#/about`,
  'with a NUL': (path) => `${path}%00`,
  'with a tab': (path) => `${path}%09`,
  'without a slash': (path) => path.slice(1),
};

const messages = {
  'application/json': JSON.stringify(
    contactInquiry(provider, { name: 'Ana', email: 'ana@family.example', phone: '', message: 'Hello' }),
  ),
  'application/x-www-form-urlencoded':
    'dzName=Ana&dzEmail=ana%40family.example&dzOther%5BPhone%5D=403-555-0167&dzMessage=Hello&Author=Ana&Email=ana%40family.example&comment=Hello',
};

const postTo = (target: string, type: keyof typeof messages, headers: string) =>
  `POST ${target} HTTP/1.1\r\nHost: www.example.com\r\n${headers}Content-Type: ${type}\r\nContent-Length: ${messages[type].length}\r\nConnection: close\r\n\r\n${messages[type]}`;

type Open = Awaited<ReturnType<typeof listening>>;

const visitor = 'X-Forwarded-For: 203.0.113.7\r\n';
const halfPost = `POST ${sendPath} HTTP/1.1\r\nHost: x\r\n${visitor}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n`;

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
    config: { rateMax: 1 },
    prepare: (open: Open) => answerTo(open, postTo(sendPath, 'application/json', '')),
  },
  'a visitor with too many posts under way': {
    headers: visitor,
    status: 503,
    config: { trustedProxy: ['127.0.0.1'] },
    prepare: (open: Open) => Promise.all(Array.from({ length: 16 }, () => open(halfPost))),
  },
};

test('the test knows every route that takes messages', async () => {
  const { app } = await openGateway();
  await app.ready();
  // A tree whose branches go on where their parent's path ends, four characters of indentation a level.
  const above: string[] = [];
  const taken = app
    .printRoutes({ method: 'POST' })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path = '', methods = ''] = /^([^\w/*-]*?)([\w/*.-]+)( \(.*POST.*\))?/.exec(line) ?? [];
      above.splice(indent.length / 4 - 1, Infinity, path);
      return methods ? [above.join('')] : [];
    });
  expect(new Set(taken)).toEqual(new Set([...paths, '/api/*']));
});

for (const [what, { headers, status, config, prepare }] of Object.entries(guards)) {
  test(`${what} is refused on every route in every spelling of its address`, async () => {
    const gateway = await openGateway({ config });
    const open = await listening(gateway);
    await prepare(open);
    // Connections are opened before their requests are read.
    await until(async () => {
      expect(statusOf(await answerTo(open, postTo(sendPath, 'application/json', headers)))).toBe(status);
    });
    const mailed = (await gateway.mails()).length;
    const acted = new Set<string>();
    for (const path of paths)
      for (const [spelling, spell] of Object.entries(spellings)) {
        const type =
          path === sendPath || path.includes('/v1.0/') ? 'application/json' : 'application/x-www-form-urlencoded';
        const answer = statusOf(await answerTo(open, postTo(spell(path), type, headers)));
        // Either the spelling leads to no route of ours, or the guard refused it.
        expect([spelling, path, answer]).toEqual([spelling, path, expect.toBeOneOf([status, 301, 400, 404])]);
        if (answer === status) acted.add(`${spelling} ${path}`);
      }
    // These lead to the route itself, so the guard must have been what stopped them.
    for (const path of paths)
      for (const spelling of [
        'as it is',
        'with one letter encoded',
        'with all letters encoded',
        'in absolute form',
        'with a query',
      ])
        expect([...acted]).toContain(`${spelling} ${path}`);
    expect(await gateway.mails()).toHaveLength(mailed);
  });
}

test('without a reason to refuse the same posts are taken: the spellings do lead to the routes', async () => {
  const gateway = await openGateway();
  const open = await listening(gateway);
  for (const [path, type] of [
    [sendPath, 'application/json'],
    [noScriptPaths.contact, 'application/x-www-form-urlencoded'],
  ] as const)
    for (const spelling of ['as it is', 'with one letter encoded', 'in absolute form'])
      expect(statusOf(await answerTo(open, postTo(spellings[spelling]!(path), type, '')))).toBe(200);
});

test('other methods than POST are refused on every route in every spelling, and store nothing', async () => {
  const gateway = await openGateway();
  const open = await listening(gateway);
  for (const path of paths)
    for (const [spelling, spell] of Object.entries(spellings))
      for (const method of ['PUT', 'PATCH', 'DELETE']) {
        const text = postTo(spell(path), 'application/json', '').replace('POST', method);
        const status = statusOf(await answerTo(open, text));
        expect([method, spelling, path, status]).toEqual([
          method,
          spelling,
          path,
          expect.toBeOneOf([400, 404, 405, 415]),
        ]);
      }
  expect(await gateway.mails()).toEqual([]);
});
