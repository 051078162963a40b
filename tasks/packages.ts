// Programs that the tests need and npm cannot bring: found on the system, or installed from Debian's packages when there are none and we may.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian's packages, if we may. */
export function installPackages(names) {
  if (!names.length || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${names.join(', ')} from the system’s packages …`);
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], quiet);
}

/**
 * Installs Debian's packages that `missing` names, if we may. Ends the process with `advice` when some are missing still.
 */
export function systemPackages(missing, advice) {
  installPackages(missing());
  const left = missing();
  if (left.length) {
    console.error(advice(left));
    process.exit(1);
  }
}

/**
 * The path that `find` finds, if need be after installing Debian's `name`. Ends the process with `advice` when there is none and none can be installed.
 */
export function systemProgram(name, find, advice) {
  systemPackages(
    () => (find() ? [] : [name]),
    () => advice,
  );
  return find();
}
