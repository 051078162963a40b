// The checks of `npm run deploy:check`.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

import { z } from 'zod';

import { node, root } from '../programs.ts';
import { walk, type Image } from './walk.ts';

/** The scale of `systemd-analyze security` ends at 10, for a service that may do everything. Its --threshold takes that times ten. */
const mostExposure = 20;
/** Debian's account "nobody" may write no file of the image, just as if its root file system were read-only. */
const nobody = { uid: 65_534, gid: 65_534 };

/** What is read of package-lock.json. */
const lock = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) });
const health = z.object({ status: z.string() });

const failures: string[] = [];
const expect = (what: string, isTrue: boolean) => {
  console.log(`${isTrue ? 'ok    ' : 'FAILED'} ${what}`);
  if (!isTrue) failures.push(what);
};

for (const unit of ['lantern', 'lantern-build']) checkUnit(`deploy/${unit}.service`);
await checkImage();
process.exit(failures.length ? 1 : 0);

function checkUnit(unit: string): void {
  const args = ['security', '--offline=true', `--threshold=${mostExposure}`, '--no-pager', unit];
  const { status, stdout, error } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  const verdict = error
    ? 'systemd-analyze is missing: install the package systemd'
    : (stdout.trim().split('\n').at(-1) ?? '');
  expect(`the exposure of ${unit} is below ${mostExposure / 10}: ${verdict}`, status === 0);
}

async function checkImage(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-image-'));
  try {
    const path = [dirname(node), process.env['PATH']].join(delimiter);
    const image = walk(root, folder, path);
    const { packages } = lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
    // `dev` marks only what nothing needs at run time: a development dependency of ours that a shipped package needs as well is not marked.
    const shipped = Object.keys(packages).filter(
      (folderOf) => packages[folderOf]?.dev && existsSync(join(image.workdir, folderOf)),
    );
    expect(`no development dependency is in the last stage ${shipped.join(', ')}`, !shipped.length);
    const top = readdirSync(image.workdir).sort().join(', ');
    expect(
      `the last stage holds what runs and no more: ${top}`,
      top === 'dist, node_modules, package.json, site, src, tasks',
    );
    await start(image, path, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the last stage as its CMD says, as an account that can write only into the volume, and sends it requests and commands. */
async function start(image: Image, path: string, folder: string): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  const volume = join(image.root, 'var/lib/lantern');
  chmodSync(folder, 0o755);
  if (isRoot) chownSync(volume, nobody.uid, nobody.gid);
  // A free port, because 4000 may be taken.
  const options = {
    cwd: image.workdir,
    env: { ...image.env, PATH: path, PORT: '0', HOST: '127.0.0.1' },
    ...(isRoot ? nobody : {}),
  };
  const [program = '', ...args] = image.command;
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString();
      const found = /is open at (http:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error('The gateway of the last stage did not start.')));
    child.once('error', reject);
  });
  const answer = await fetch(`${url}/api/health`);
  expect('GET /api/health says ok', answer.ok && health.parse(await answer.json()).status === 'ok');
  const page = await fetch(`${url}/`);
  expect('GET / is the home page', page.ok && (await page.text()).includes('<h1'));
  const posted = await fetch(`${url}/api/sendEmail`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ to: 'x', subject: 'x', message: 'x' }),
  });
  expect(
    `POST /api/sendEmail is answered (${posted.status})`,
    posted.status === 400 || posted.status === 422 || posted.ok,
  );
  const form = await fetch(`${url}/api/registration`, { method: 'POST', body: new URLSearchParams({ note: 'Hello' }) });
  expect(
    'a form without scripts is answered with its page',
    form.status === 422 && (await form.text()).includes('>Hello</textarea>'),
  );
  const [check = '', ...words] = image.health;
  const probe = spawnSync(check, words, { ...options, env: { ...options.env, PORT: new URL(url).port } });
  expect('HEALTHCHECK succeeds while it runs', probe.status === 0);
  const mail = spawnSync(program, ['tasks/mail.ts'], { ...options, encoding: 'utf8' });
  expect('the operator’s command works in the container', mail.status === 0 && mail.stdout.includes('No letter waits'));
  child.kill('SIGTERM');
  await exited;
  expect('SIGTERM ends it with code 0', child.exitCode === 0);
  const gone = spawnSync(check, words, { ...options, env: { ...options.env, PORT: new URL(url).port } });
  expect('HEALTHCHECK fails when it is gone', gone.status === 1);
}
