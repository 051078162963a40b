// The entry of every npm script: `node tasks/run.mjs NAME …` installs the packages of package-lock.json that are missing, among them the pinned Node, and runs
// tasks/NAME.ts on that Node. This file itself runs on whatever Node the machine has (20 or newer), so it is the only task in plain JavaScript.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants as modes, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** In ms. */
const graceOfGroup = 500;

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const node = join(modules, 'node/bin/node');
const [name, ...words] = process.argv.slice(2);
const task = join(root, 'tasks', `${name}.ts`);

// Operators use `npm run mail` beside a running gateway, whose packages must not change under it, and in the container, which has no lock file.
if (name !== 'mail') install();
// Hosts set it for programs that they run. Here each tool knows its own: tests are no production, and a build is nothing else.
delete process.env.NODE_ENV;

const pinned = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.node;
if (process.version === `v${pinned}`) {
  process.argv.splice(1, 2, task);
  await import(pathToFileURL(task).href);
} else if (existsSync(node)) runOnPinned();
else stop('Please run npm start once: it installs what this command needs.');

/** Installs the packages that are missing. Ends the process with a sentence if one of them still is. */
function install() {
  const missing = missingPackages();
  if (!missing.length) return;
  if (statSync(modules, { throwIfNoEntry: false })?.isFile())
    stop(`${modules} is a file, and packages belong into a folder of this name. Take it away, and try again.`);
  if (!isWritable(modules))
    stop(
      `Packages are missing in ${modules} (${named(missing)}), and this user cannot write there. Run the command once as the user whose folder it is.`,
    );
  console.error('Installing what is missing …');
  // `npm ci` would remove every package first, under a server that runs. --no-save leaves the lock file as it is.
  const isDone = npm('install', '--no-save', '--no-audit', '--no-fund');
  // An install that was interrupted leaves the package `node` without its program, and a copied folder has that of another computer; only a rebuild runs the
  // script that fetches it again.
  if (isDone && !isNodeThere()) {
    rmSync(dirname(node), { recursive: true, force: true });
    npm('rebuild', 'node');
  }
  if (!isDone)
    stop('The packages could not be installed: see the lines above. A network connection and npm are needed once.');
  const left = missingPackages();
  if (left.length)
    stop(
      `npm has not installed ${named(left)}. Something on this computer is in the way: a full disk, a firewall, or a setting that “npm config list” shows.`,
    );
}

function named(all) {
  return [...all.slice(0, 3), ...(all.length > 3 ? [`${all.length - 3} more`] : [])].join(', ');
}

/** What this computer needs of package-lock.json and does not have: packages, by their folders, and the program of the pinned Node. */
function missingPackages() {
  const installed = packagesInstalled();
  const missing = Object.entries(packagesOf(join(root, 'package-lock.json'))).filter(
    ([path, wanted]) =>
      path &&
      isForHere(wanted) &&
      (installed[path]?.version !== wanted.version || !existsSync(join(root, path, 'package.json'))),
  );
  return [...missing.map(([path]) => path), ...(isNodeThere() ? [] : ['the program of node_modules/node'])];
}

/** Whether the program of the pinned Node is there, and one for this computer. A shell would run an empty one, and find nothing wrong. */
function isNodeThere() {
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('v') ?? false;
}

/** The packages of a list of npm’s, by their folders. */
function packagesOf(list) {
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')).packages : {};
}

/** Those that npm has installed. Of a list that was cut off, as by a full disk, there are none. */
function packagesInstalled() {
  try {
    return packagesOf(join(modules, '.package-lock.json')) ?? {};
  } catch {
    return {};
  }
}

/** Optional are the programs that a package has for each kind of computer, and what replaces them on a computer of no such kind. */
function isForHere({ optional, os, cpu, libc }) {
  if (!optional) return true;
  const fits = (list, own) => !list || list.includes(own);
  return (
    Boolean(os && cpu) && fits(os, process.platform) && fits(cpu, process.arch) && (!libc || fits(libc, ownLibc()))
  );
}

function ownLibc() {
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/** Whether this user may write into a folder, or make it. */
function isWritable(path) {
  if (!existsSync(path)) return isWritable(dirname(path));
  try {
    accessSync(path, modes.W_OK);
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** Runs npm with all its output on stderr, because the output of some tasks is a document. Returns whether it succeeded. */
function npm(...args) {
  const cache = run(['config', 'get', 'cache'], 'pipe').stdout.trim();
  const isCacheUsable = [cache, join(cache, '_cacache')].every(isWritable);
  // What people set for other projects would leave out what this one needs, refuse it, or put it elsewhere. The packages run on the pinned Node, whatever this one is.
  const whole = ['include=dev', 'include=optional', 'ignore-scripts=false', 'bin-links=true', 'dry-run=false'];
  const locked = ['package-lock=true', 'package-lock-only=false', 'engine-strict=false'];
  const here = ['global=false', 'location=project', `os=${process.platform}`, `cpu=${process.arch}`];
  const settings = [...whole, ...locked, ...here, 'install-strategy=hoisted', 'loglevel=error'];
  if (!isCacheUsable) settings.push(`cache=${join(modules, '.cache/npm')}`);
  // Whoever serves the site may be another user than the one who installs.
  const mask = process.umask(0o022);
  process.umask(mask & 0o022);
  const { status } = run([...args, ...settings.map((setting) => `--${setting}`)], 2);
  process.umask(mask);
  return status === 0;
}

function run(args, stdout) {
  // Passed on to the npm that the package of the pinned Node runs. A workspace is one of the folder above, if this is run from there.
  const env = { ...process.env, npm_config_min_release_age: '0' };
  delete env.npm_config_workspace;
  delete env.npm_config_workspaces;
  const options = {
    env,
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', stdout, 2],
    shell: process.platform === 'win32',
  };
  // Without it, npm would take a folder above for the project, if that has workspaces.
  const done = spawnSync('npm', [...args, '--prefix=.'], options);
  if (done.error) stop(`npm does not run (${done.error.code}): it comes with Node.js, and installs the packages.`);
  return done;
}

/** Runs the task in a process of its own and ends with its exit code. Passes SIGINT and SIGTERM on, but not at once: see tasks/programs.ts. */
function runOnPinned() {
  const child = spawn(node, [task, ...words], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => setTimeout(() => child.kill(signal), graceOfGroup));
  child.on('error', (error) => stop(error.message));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
