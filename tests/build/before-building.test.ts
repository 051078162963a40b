// What stops a build before it begins, as somebody types it or a timer runs it.
import { once } from 'node:events';
import {
  globSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { daycareFile } from '#daycare.ts';

import { daycareIn } from '../../tasks/built-daycare.ts';
import { startProcess } from '../process.ts';
import { copyOfSources } from './copy.ts';

const run = (copy: string, ...args: string[]) =>
  startProcess('npm', args, { cwd: copy, env: { PORT: '0', OUTBOX_DIR: join(copy, 'outbox') } });
const refused = 'so nothing was built.\n- To build Little Acorns: SITE=/srv/acorns npm';

test('builds and starts without SITE leave a daycare’s site there, unless they are told to replace it', async () => {
  const copy = copyOfSources();
  const server = join(copy, 'dist/server');
  const sample = daycareIn(server)!;
  expect(sample.folder).toBe('site');
  const letterhead = { ...sample.letterhead, name: 'Little Acorns', url: 'https://littleacorns.ca' };
  writeFileSync(join(server, daycareFile), JSON.stringify({ ...sample, folder: '/srv/acorns', letterhead }));
  for (const stamp of globSync('dist/build-*/.stamp', { cwd: copy })) rmSync(join(copy, stamp));
  const before = realpathSync(server);
  for (const args of [['run', 'build'], ['start'], ['run', 'build', '--', '--release']]) {
    const stopped = run(copy, ...args);
    expect(await stopped.exited, stopped.output()).toBe(1);
    expect(stopped.output()).toContain(refused);
    expect(stopped.output()).not.toContain('Building');
  }
  expect(realpathSync(server)).toBe(before);
  const mail = run(copy, 'run', 'mail');
  await mail.exited;
  expect(mail.output()).toContain('Mail of Little Acorns (https://littleacorns.ca)');
  await run(copy, 'start', '--', '--replace').said(/Building the site of Prairie Lantern from site/);
}, 120_000);

test('npm start says before it builds that its port is in use', async () => {
  const copy = copyOfSources();
  rmSync(join(copy, 'dist'), { recursive: true });
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const started = startProcess('npm', ['start'], { cwd: copy, env: { PORT: `${port}` } });
  expect(await started.exited).toBe(1);
  expect(started.output()).toContain(`PORT ${port} on 127.0.0.1 is in use`);
  expect(started.output()).not.toContain('Building');
}, 60_000);

test('a project in a folder with a # is not built, and says which folder to rename; afterwards it is, and writes nothing into node_modules', async () => {
  const copy = copyOfSources();
  const odd = `${copy}#1`;
  const renamed = `${copy} 100% & Zoë’s`;
  onTestFinished(() => [odd, renamed].forEach((folder) => rmSync(folder, { recursive: true, force: true })));
  renameSync(copy, odd);
  const stopped = run(odd, 'run', 'build');
  expect(await stopped.exited).toBe(1);
  expect(stopped.output()).toContain(
    `The site cannot be built in ${odd}: the build reads “#” as the end of a name. Rename`,
  );
  renameSync(odd, renamed);
  rmSync(join(renamed, 'dist'), { recursive: true });
  keepViteOut(renamed);
  const built = run(renamed, 'run', 'build');
  expect(await built.exited, built.output()).toBe(0);
}, 180_000);

/** The nightly build may only read the packages, and Vite would write here. */
function keepViteOut(project: string) {
  const packages = join(project, 'node_modules');
  const from = realpathSync(packages);
  rmSync(packages);
  mkdirSync(packages);
  for (const name of readdirSync(from).filter((each) => each !== '.vite-temp'))
    symlinkSync(join(from, name), join(packages, name));
  writeFileSync(join(packages, '.vite-temp'), '');
}
