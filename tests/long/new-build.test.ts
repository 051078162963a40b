// A copy of the sources is built again while a real gateway serves it: no visitor may notice.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readDaycare } from '#gateway/http/built-site.ts';
import { routes } from '#routes.ts';

import { node, startProcess } from '../process.ts';
import { copyOfSources } from './copy.ts';

async function serve(copy: string): Promise<string> {
  const gateway = startProcess(node, ['src/gateway/main.ts'], {
    env: {
      PORT: '0',
      SITE_DIR: join(copy, 'dist/client'),
      OUTBOX_DIR: join(copy, 'outbox'),
      MAILBOX_DIR: join(copy, 'mailbox'),
    },
  });
  return (await gateway.said(/is open at (http:\S+)/))[1]!;
}

/** The files under /assets that a page loads. */
const assetsOf = (html: string) => [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];

/** Asks for the addresses in turn until it is stopped; the answers that were not 200. */
function poll(url: string, addresses: readonly string[]) {
  const wrong: string[] = [];
  const over = new AbortController();
  let asked = 0;
  const done = (async () => {
    for (; !over.signal.aborted; asked += 1) {
      const address = addresses[asked % addresses.length]!;
      const status = await fetch(url + address).then(
        (answer) => answer.status,
        (error: unknown) => String(error),
      );
      if (status !== 200) wrong.push(`${status} ${address}`);
    }
  })();
  return async () => {
    over.abort();
    await done;
    return { wrong, asked };
  };
}

test('a new build never interrupts the site: one that fails changes nothing, one that succeeds keeps the files of open pages', async () => {
  const copy = copyOfSources();
  const url = await serve(copy);
  const read = async (path: string) => (await fetch(url + path)).text();
  const paths = routes.map(({ path }) => path).filter((path) => path !== '/error-404');
  const answered = async () =>
    (await fetch(`${url}/api/registration`, { method: 'POST', body: new URLSearchParams({ note: 'Typed' }) })).text();
  const before = await read('/');
  expect(await answered()).toMatch(/Typed<\/textarea>/);
  const oldAssets = assetsOf(before);
  expect(oldAssets.length).toBeGreaterThan(3);
  const stop = poll(url, [...paths, ...oldAssets]);

  const builds = readdirSync(join(copy, 'dist'));
  const client = join(copy, 'src/app/client.tsx');
  const source = readFileSync(client, 'utf8');
  writeFileSync(client, `${source}\nconst = broken;\n`);
  const failed = startProcess(node, ['tasks/build.ts'], { cwd: copy });
  expect(await failed.exited).toBe(1);
  expect(failed.output()).toContain('The build failed');
  expect(readdirSync(join(copy, 'dist'))).toEqual(builds);
  expect(await read('/')).toBe(before);

  writeFileSync(client, `${source}\nconsole.debug('another build');\n`);
  const shell = join(copy, 'index.html');
  writeFileSync(
    shell,
    readFileSync(shell, 'utf8').replace('<!--head-->', '<meta name="build" content="another" /><!--head-->'),
  );
  const mailHost = 'https://mail.example.com';
  const good = startProcess(node, ['tasks/build.ts'], { cwd: copy, env: { MAIL_HOST: mailHost } });
  expect(await good.exited, good.output()).toBe(0);
  const after = await read('/');
  expect(after).toContain('<meta name="build" content="another" />');
  const again = await answered();
  for (const part of ['<meta name="build" content="another" />', 'Typed</textarea>']) expect(again).toContain(part);

  expect(readDaycare(join(copy, 'dist/client')).mailHost).toBe(mailHost);

  const newAssets = assetsOf(after);
  const replaced = oldAssets.filter((address) => !newAssets.includes(address));
  expect(replaced.length).toBeGreaterThan(0);
  for (const address of [...replaced, ...newAssets]) expect((await fetch(url + address)).status, address).toBe(200);
  const { wrong, asked } = await stop();
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(paths.length);
}, 300_000);
