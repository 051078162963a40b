// The checks of `npm run deploy:check`.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { walk, type Image } from './walk.ts';

const repository = process.cwd();
/** `systemd-analyze security` gives ten for a service that may do everything; times ten, as its --threshold takes it. */
const mostExposure = 20;
/** The account "nobody" of Debian, which may write nothing of the image: as with a root file system that is read only. */
const nobody = { uid: 65_534, gid: 65_534 };

const failures: string[] = [];
const expect = (what: string, isTrue: boolean) => {
  console.log(`${isTrue ? 'ok    ' : 'FAILED'} ${what}`);
  if (!isTrue) failures.push(what);
};

checkUnit();
await checkImage();
process.exit(failures.length ? 1 : 0);

function checkUnit(): void {
  const args = ['security', '--offline=true', `--threshold=${mostExposure}`, '--no-pager', 'deploy/lantern.service'];
  const { status, stdout, error } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  const said = error
    ? 'systemd-analyze is missing: install the package systemd'
    : (stdout.trim().split('\n').at(-1) ?? '');
  expect(`the systemd unit's exposure is below ${mostExposure / 10}: ${said}`, status === 0);
}

async function checkImage(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-image-'));
  try {
    const path = [join(repository, 'node_modules/node/bin'), process.env['PATH']].join(delimiter);
    const image = walk(repository, folder, path);
    const { packages } = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { dev?: boolean }>;
    };
    // Of `dev` are the packages that nothing needs at run time: some of ours are also needed by those that run.
    const shipped = Object.keys(packages).filter(
      (folderOf) => packages[folderOf]?.dev && existsSync(join(image.workdir, folderOf)),
    );
    expect(`no development dependency is in the last stage ${shipped.join(', ')}`, !shipped.length);
    const top = readdirSync(image.workdir).sort().join(', ');
    expect(
      `the last stage holds what runs and no more: ${top}`,
      top === 'dist, node_modules, package.json, src, tasks',
    );
    await start(image, path, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the last stage as its CMD says, as an account that can write the volume alone, and asks it. */
async function start(image: Image, path: string, folder: string): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  const volume = join(image.root, 'var/lib/lantern');
  chmodSync(folder, 0o755);
  if (isRoot) chownSync(volume, nobody.uid, nobody.gid);
  // The machine's port 4000 may be taken, and its account nobody may not read the pinned Node of this checkout.
  const options = {
    cwd: image.workdir,
    env: { ...image.env, PATH: path, PORT: '0', HOST: '127.0.0.1' },
    ...(isRoot ? nobody : {}),
  };
  const [program = '', ...args] = image.command;
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      const found = /is open at (http:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error('The gateway of the last stage did not start.')));
    child.once('error', reject);
  });
  const health = await fetch(`${url}/api/health`);
  expect('GET /api/health says ok', health.ok && ((await health.json()) as { status: string }).status === 'ok');
  const page = await fetch(`${url}/`);
  expect('GET / is the home page', page.ok && (await page.text()).includes('<h1'));
  const posted = await fetch(`${url}/api/sendEmail`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ to: 'x', subject: 'x', message: 'x' }),
  });
  expect(
    `POST /api/sendEmail is judged (${posted.status})`,
    posted.status === 400 || posted.status === 422 || posted.ok,
  );
  const [check = '', ...words] = image.health;
  const probe = spawnSync(check, words, { ...options, env: { ...options.env, PORT: new URL(url).port } });
  expect('HEALTHCHECK succeeds while it runs', probe.status === 0);
  const mail = spawnSync(program, ['tasks/mail.ts'], { ...options, encoding: 'utf8' });
  expect('the operator’s command works in the container', mail.status === 0 && mail.stdout.includes('No letter waits'));
  child.kill('SIGTERM');
  const [code] = await exited;
  expect('SIGTERM ends it with code 0', code === 0);
  const gone = spawnSync(check, words, { ...options, env: { ...options.env, PORT: new URL(url).port } });
  expect('HEALTHCHECK fails when it is gone', gone.status === 1);
}
