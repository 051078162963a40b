// What every command does first, on whatever Node the machine has (20 or newer): install what is missing, then go on with the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const node = join(root, 'node_modules/node/bin/node');

/** The environment in which every tool runs on the pinned Node. */
export const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules/node/bin'), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
};

/** Installs the exact versions of package-lock.json unless they are there already. Ends the process with a sentence if that fails. */
export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules/.installed');
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing what is missing …');
  // Not `npm ci`: it refuses a lock file that names the optional binaries of one platform only. --no-save leaves that file as it is.
  const done = npm('install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error');
  // An install that was interrupted leaves the package `node` without its program; only a rebuild runs its script again.
  if (done && !existsSync(node)) npm('rebuild', 'node');
  if (!done || !existsSync(node)) {
    console.error(
      'The packages could not be installed: see the lines above. A network connection and npm are needed once.',
    );
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}

function npm(...args) {
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  return status === 0;
}

/** The programs that `run` has started and that have not ended. */
const running = new Set();
let stopSignal;

/** In ms. */
const graceOfGroup = 500;

/**
 * Passes a signal on to every program that runs; no other program is started after it. A terminal or a supervisor signals the whole process group: a program that
 * has had the signal already and is about to exit would be killed by a second one, so it is passed on only to those that still run a moment later.
 */
export function stopAll(signal = 'SIGTERM') {
  stopSignal = signal;
  for (const child of running) setTimeout(() => running.has(child) && child.kill(signal), graceOfGroup);
}

/**
 * Runs a program on the pinned Node's path, with its output shown, and resolves to its exit code when it has ended. SIGINT and SIGTERM are passed on to it, so
 * that this process never ends before it.
 */
export function run(command, args, options = {}) {
  for (const signal of ['SIGINT', 'SIGTERM'])
    if (!process.listeners(signal).includes(stopAll)) process.on(signal, stopAll);
  if (stopSignal) return Promise.resolve(codeOf(stopSignal));
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment, ...options });
    running.add(child);
    child.on('error', (error) => (console.error(error.message), resolve(1)));
    child.on('exit', (code, signal) => {
      running.delete(child);
      resolve(code ?? codeOf(signal));
    });
  });
}

/** The exit code that a shell gives to a program that a signal ended. */
function codeOf(signal) {
  return 128 + (constants.signals[signal] ?? 0);
}
