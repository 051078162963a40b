// The entry of every npm script: `node tasks/run.mjs NAME …` installs the packages of package-lock.json that are missing, among them the pinned Node, and runs
// tasks/NAME.ts on that Node. This file itself runs on whatever Node the machine has (20 or newer), so it is the only task in plain JavaScript.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** In ms. */
const graceOfGroup = 500;

const root = fileURLToPath(new URL('..', import.meta.url));
const node = join(root, 'node_modules/node/bin/node');
const [name, ...words] = process.argv.slice(2);
const task = join(root, 'tasks', `${name}.ts`);

// Operators use `npm run mail` beside a running gateway, whose packages must not change under it, and in the container, which has no lock file.
if (name !== 'mail') install();

const pinned = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.node;
if (process.version === `v${pinned}`) {
  process.argv.splice(1, 2, task);
  await import(pathToFileURL(task).href);
} else if (existsSync(node)) runOnPinned();
else {
  console.error('Please run npm start once: it installs what this command needs.');
  process.exitCode = 1;
}

/** Installs the exact versions of package-lock.json unless they are there already. Ends the process with a sentence if that fails. */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules/.installed');
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.error('Installing what is missing …');
  // `npm ci` would remove every package first, under a server that runs. --no-save leaves the lock file as it is.
  const done = npm('install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error');
  // An install that was interrupted leaves the package `node` without its program; only a rebuild runs the script that fetches it again.
  if (done && !existsSync(node)) npm('rebuild', 'node');
  if (!done || !existsSync(node)) {
    console.error(
      'The packages could not be installed: see the lines above. A network connection and npm are needed once.',
    );
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}

/** Runs npm with all its output on stderr, because the output of some tasks is a document. */
function npm(...args) {
  const { status } = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** Runs the task in a process of its own and ends with its exit code. Passes SIGINT and SIGTERM on, but not at once: see tasks/programs.ts. */
function runOnPinned() {
  const child = spawn(node, [task, ...words], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => setTimeout(() => child.kill(signal), graceOfGroup));
  child.on('error', (error) => (console.error(error.message), process.exit(1)));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}
