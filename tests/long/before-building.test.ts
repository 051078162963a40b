// What stops a build before it begins, as somebody types it or a timer runs it.
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
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

test('a mistake in provider.yaml is a sentence, though photographs take time to read; so is a SITE that is no folder', async () => {
  const copy = copyOfSources();
  const own = join(copy, 'own');
  cpSync(join(copy, 'site'), own, { recursive: true });
  mkdirSync(join(own, 'pictures'), { recursive: true });
  cpSync(join(copy, 'public/pictures/arrival-1200.webp'), join(own, 'pictures/our-yard.webp'));
  const provider = readFileSync(join(own, 'provider.yaml'), 'utf8');
  writeFileSync(join(own, 'provider.yaml'), provider.replace(/^longName:.*/m, "longName: ''"));
  const said = async (site: string, ...args: string[]) => {
    const stopped = startProcess('npm', ['run', ...args], { cwd: copy, env: { SITE: site } });
    expect(await stopped.exited, stopped.output()).toBe(1);
    expect(stopped.output()).not.toMatch(/^ +at |SiteError|triggerUncaughtException/m);
    return stopped.output();
  };
  expect(await said('own', 'build')).toMatch(/^- provider\.yaml, line \d+: longName is empty\. For example: /m);
  for (const args of [['build'], ['dev'], ['site', '--', 'check'], ['test', '--', 'unit']])
    expect(await said('/dev/null', ...args), args.join(' ')).toContain(
      'There is no such folder: this is a file. Is SITE',
    );
  for (const args of [['build'], ['dev'], ['site', '--', 'check']]) {
    const stopped = startProcess('npm', ['run', ...args], { cwd: copy, env: { TODAY: '2027-02-30' } });
    expect(await stopped.exited, args.join(' ')).toBe(1);
    expect(stopped.output()).toContain('✖ must be a day such as 2027-04-01\n  → at TODAY');
  }
  rmSync(join(own, 'pages.yaml'));
  mkdirSync(join(own, 'pages.yaml'));
  for (const lost of ['posts/lost.md', 'policies/privacy.md', 'words/home.yaml']) {
    rmSync(join(own, lost), { force: true });
    symlinkSync('nowhere', join(own, lost));
  }
  const output = await said('own', 'build');
  expect(output).toMatch(/^- pages\.yaml cannot be read: it is a folder, and a file has to stand here\.$/m);
  for (const lost of ['posts/lost.md', 'policies/privacy.md', 'words/home.yaml'])
    expect(output).toContain(`\n- ${lost} cannot be read: it is a link to what is not there.`);
  rmSync(join(own, 'posts'), { recursive: true });
  writeFileSync(join(own, 'posts'), '');
  expect(await said('own', 'build')).toContain('\n- posts cannot be read: it is a file, and a folder has to stand');
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

test('a project in a folder with a # is not built, and says which folder to rename; afterwards it is, writes nothing into node_modules, and everybody can read the site', async () => {
  const copy = copyOfSources();
  const odd = `${copy}#1`;
  const renamed = `${copy} 100% & Zoë’s`;
  onTestFinished(() => [odd, renamed].forEach((folder) => rmSync(folder, { recursive: true, force: true })));
  renameSync(copy, odd);
  for (const args of [['build'], ['dev'], ['test'], ['site', '--', 'check']]) {
    const stopped = run(odd, 'run', ...args);
    expect(await stopped.exited).toBe(1);
    expect(stopped.output()).toContain(
      `The site cannot be built in ${odd}: the build reads “#” as the end of a name. Rename`,
    );
  }
  renameSync(odd, renamed);
  rmSync(join(renamed, 'dist'), { recursive: true });
  keepViteOut(renamed);
  // As root may have it: the gateway is another user.
  const built = startProcess('sh', ['-c', 'umask 077; exec npm run build'], { cwd: renamed });
  expect(await built.exited, built.output()).toBe(0);
  for (const path of ['.', 'server', 'server/daycare.json', 'client', 'client/index.html', 'client/assets'])
    expect(statSync(join(renamed, 'dist', path)).mode & 0o044, path).toBe(0o044);
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
