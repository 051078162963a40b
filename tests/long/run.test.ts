// The first start in a small project of its own, with the real npm and packages that lie beside it, so that nothing is fetched.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { node } from '../process.ts';

/** A package for everybody with a script that brings its program, as the pinned Node has, one for developers, and one for this kind of computer. */
const packages = {
  node: { scripts: { preinstall: `node -e "fs.mkdirSync('bin'); fs.symlinkSync(process.execPath, 'bin/node')"` } },
  tool: { engines: { node: '1.x' } },
  native: { os: [process.platform], cpu: [process.arch] },
} as const;

function project(settings = '', above = tmpdir()): string {
  const folder = mkdtempSync(join(above, 'lantern-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'tasks'));
  cpSync('tasks/run.mjs', join(folder, 'tasks/run.mjs'));
  writeFileSync(
    join(folder, 'tasks/hello.ts'),
    `console.log('Hello from', process.env['NODE_ENV'] ?? 'a plain Node');`,
  );
  for (const [name, more] of Object.entries(packages)) {
    mkdirSync(join(folder, 'packages', name), { recursive: true });
    const text = JSON.stringify({ name, version: '1.0.0', ...more });
    writeFileSync(join(folder, 'packages', name, 'package.json'), text);
  }
  const from = (name: keyof typeof packages) => ({ [name]: `file:packages/${name}` });
  const manifest = {
    name: 'first-start',
    dependencies: from('node'),
    devDependencies: from('tool'),
    optionalDependencies: from('native'),
    allowScripts: { node: true },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, '.npmrc'), 'install-links=true\n');
  npm(folder, 'install', '--package-lock-only');
  writeFileSync(join(folder, '.npmrc'), `install-links=true\n${settings}`);
  return folder;
}

const npm = (cwd: string, ...args: string[]) => spawnSync('npm', [...args, '--no-audit', '--no-fund'], { cwd });

function start(folder: string, env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(node, ['tasks/run.mjs', 'hello'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const isThere = (folder: string, name: string) => existsSync(join(folder, 'node_modules', name, 'package.json'));

test.each([
  ['NODE_ENV of a host', '', { NODE_ENV: 'production' }],
  ['packages of developers left out', 'omit[]=dev\nproduction=true', {}],
  ['those of a kind of computer left out', 'omit=optional\noptional=false', {}],
  ['scripts switched off', 'ignore-scripts=true', {}],
  ['no lock file, and no links to programs', 'package-lock=false\nbin-links=false\nsave-exact=true', {}],
  ['nothing that another Node is meant for, or that is new', 'engine-strict=true\nmin-release-age=3000', {}],
  ['a place of its own for programs', 'prefix=/nonexistent/programs', {}],
  [
    'nothing really done',
    '',
    { npm_config_dry_run: 'true', npm_config_omit: 'dev', npm_config_ignore_scripts: 'true' },
  ],
  ['a cache where nobody can write', 'cache=/dev/null/cache', {}],
  ['packages for everybody on this computer', 'location=global\nprefix=/nonexistent/programs', {}],
  ['nothing but the lock file written', 'package-lock-only=true', {}],
  ['another kind of computer', 'os=aix\ncpu=mips', {}],
  ['a workspace of the folder above', '', { npm_config_workspace: 'first-start' }],
])('with npm set to %s, all packages are installed', (_, settings, env) => {
  const folder = project(settings);
  expect(start(folder, env)).toMatchObject({ status: 0, stdout: 'Hello from a plain Node\n' });
  for (const name of Object.keys(packages)) expect(isThere(folder, name), name).toBe(true);
  expect(start(folder, env).stderr).toBe('');
});

test('packages are installed here, and not in a folder above that has workspaces', () => {
  const above = mkdtempSync(join(tmpdir(), 'lantern-above-'));
  onTestFinished(() => rmSync(above, { recursive: true }));
  const folder = project('', above);
  writeFileSync(join(above, 'package.json'), JSON.stringify({ name: 'above', workspaces: ['*'] }));
  expect(start(folder)).toMatchObject({ status: 0, stdout: 'Hello from a plain Node\n' });
  expect(existsSync(join(above, 'node_modules'))).toBe(false);
  expect(start(folder).stderr).toBe('');
});

test('what is taken away or spoilt later is installed again', () => {
  const folder = project();
  start(folder);
  const [list, program] = ['.package-lock.json', 'node/bin/node'].map((name) => join(folder, 'node_modules', name));
  const isRepaired = () => {
    expect(start(folder)).toMatchObject({ status: 0, stdout: 'Hello from a plain Node\n' });
    expect(start(folder).stderr).toBe('');
    for (const name of Object.keys(packages)) expect(isThere(folder, name), name).toBe(true);
  };
  for (const lost of ['tool', 'native', 'node/bin']) rmSync(join(folder, 'node_modules', lost), { recursive: true });
  isRepaired();
  for (const text of ['', '{}']) {
    writeFileSync(list!, text);
    isRepaired();
  }
  // Of another kind of computer, as in a folder that was copied, and empty: a shell would run that.
  for (const bytes of [Buffer.from('cffaedfe0700', 'hex'), '']) {
    rmSync(program!);
    writeFileSync(program!, bytes, { mode: 0o755 });
    isRepaired();
  }
});

test('packages are readable for everybody, whoever installs them, and what the task writes is not', () => {
  const folder = project();
  writeFileSync(join(folder, 'tasks/hello.ts'), `console.log(process.umask().toString(8));`);
  const before = process.umask(0o077);
  onTestFinished(() => void process.umask(before));
  expect(start(folder).stdout).toBe('77\n');
  for (const path of ['', 'tool', 'tool/package.json', 'node/bin'])
    expect(statSync(join(folder, 'node_modules', path)).mode & 0o044, path).toBe(0o044);
});

test('a npm that leaves something out, fails, or is not there is said, and not that everything is installed', () => {
  const folder = project();
  const programs = join(folder, 'programs');
  const withNpm = (script: string) => {
    writeFileSync(join(programs, 'npm'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return start(folder, { PATH: `${programs}:/usr/bin:/bin` });
  };
  mkdirSync(programs);
  writeFileSync(join(folder, 'node_modules'), '');
  expect(start(folder).stderr).toContain('node_modules is a file, and packages belong into a folder of this name.');
  rmSync(join(folder, 'node_modules'));
  expect(start(folder, { PATH: programs })).toMatchObject({ status: 1, stdout: '' });
  expect(start(folder, { PATH: programs }).stderr).toContain('npm does not run (ENOENT)');
  expect(withNpm('exit 1').stderr).toContain('The packages could not be installed: see the lines above.');
  const left = 'npm has not installed node_modules/native, node_modules/node, node_modules/tool, 1 more. Something';
  for (let time = 0; time < 2; time += 1) expect(withNpm('exit 0')).toMatchObject({ status: 1, stdout: '' });
  expect(withNpm('exit 0').stderr).toContain(left);
});
