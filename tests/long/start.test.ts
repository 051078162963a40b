// `npm start` and `npm run dev` as somebody types them: a signal ends all that they have started.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { recentKey } from '#content/rules/addresses.ts';
import { dataAddress } from '#pages/page-data.tsx';

import { freePort } from '../free-port.ts';
import { startNpm } from '../process.ts';
import { copyOfSources } from './copy.ts';

const isOpen = /is open at (http:\S+)/;

// As a terminal ends it.
test('SIGTERM to the process group stops npm run dev with Vite and the gateway', async () => {
  const port = await freePort();
  const started = startNpm(['run', 'dev'], copyOfSources(), { GATEWAY_PORT: `${port}` });
  await started.said(/Mail goes to/);
  const vite = (await started.said(/Local:\D+(http:\/\/[\w.:]+)/))[1]!;
  expect((await fetch(`${vite}/api/health`)).status).toBe(200);
  // What a build writes for a page that a link leads to.
  expect(await (await fetch(`${vite}${dataAddress(recentKey)}`)).json()).not.toHaveLength(0);
  expect(started.output().match(/http:\/\/[\w.:]+/g), 'one address').toEqual([vite]);
  process.kill(-started.pid, 'SIGTERM');
  await started.exited;
  await started.closed;
  for (const url of [`http://127.0.0.1:${port}`, vite]) await expect(fetch(url)).rejects.toThrow('fetch failed');
}, 180_000);

test('npm run dev says a mistake of the owner’s in a sentence, in the terminal and to the page', async () => {
  const copy = copyOfSources();
  const provider = join(copy, 'own/provider.yaml');
  cpSync(join(copy, 'site'), join(copy, 'own'), { recursive: true });
  writeFileSync(provider, readFileSync(provider, 'utf8').replace(/^phone: .*/m, 'phone: 555-1234'));
  const started = startNpm(['run', 'dev'], copy, { SITE: 'own' });
  const vite = (await started.said(/Local:\D+(http:\/\/[\w.:]+)/))[1]!;
  const [sentence] = await started.said(/^provider\.yaml, line \d+: phone is not a number with its area code\..*/m);
  const shown = await (await fetch(`${vite}/src/content/site/provider.ts`)).text();
  expect(shown).toContain(JSON.stringify({ message: sentence, stack: '', frame: '' }));
  expect(started.output()).not.toMatch(/triggerUncaughtException|SiteError|^ +at /m);
  process.kill(-started.pid, 'SIGTERM');
  await started.closed;
}, 180_000);

test('SIGTERM while npm start still builds ends the build and starts no gateway', async () => {
  const copy = copyOfSources();
  rmSync(join(copy, 'dist'), { recursive: true });
  const started = startNpm(['start'], copy);
  await started.said(/Building/);
  process.kill(started.pid, 'SIGTERM');
  expect(await started.exited).not.toBe(0);
  await started.closed;
  expect(started.output()).not.toMatch(isOpen);
}, 180_000);

test('npm start ends with 1 and says where links to a page are that the folder of SITE switches off; what was built stays', async () => {
  const copy = copyOfSources();
  const pages = join(copy, 'own/pages.yaml');
  cpSync(join(copy, 'site'), join(copy, 'own'), { recursive: true });
  writeFileSync(pages, readFileSync(pages, 'utf8').replace(/^- path: \/event-details\n(?: .*\n)+/m, ''));
  const started = startNpm(['start'], copy, { SITE: 'own' });
  expect(await started.exited).toBe(1);
  expect(started.output()).toMatch(/^- \/event-details is linked from \/event \(“.+”\)/m);
  expect(started.output()).not.toMatch(isOpen);
  expect(readFileSync(join(copy, 'dist/client/event-details/index.html'), 'utf8')).toContain('<h1');
}, 180_000);
