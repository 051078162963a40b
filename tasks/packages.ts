// Programs that the tests need and npm cannot install: found on the system or, when this process is root on Debian, installed from its packages.
import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian's packages. Does nothing without root or without apt-get. */
export function installPackages(names: readonly string[]): void {
  if (!names.length || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${names.join(', ')} from the system’s packages …`);
  const quiet: SpawnSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], quiet);
}

/** Installs the packages that `missing` names. Ends the process with the sentence `advice` when some are still missing afterwards. */
export function systemPackages(missing: () => readonly string[], advice: (missing: readonly string[]) => string): void {
  installPackages(missing());
  const left = missing();
  if (left.length) fail(advice(left));
}

/** The path that `find` returns, if need be after installing Debian's package `name`. Ends the process with the sentence `advice` when there is none. */
export function systemProgram(name: string, find: () => string | undefined, advice: string): string {
  if (!find()) installPackages([name]);
  return find() ?? fail(advice);
}

function fail(advice: string): never {
  console.error(advice);
  process.exit(1);
}
