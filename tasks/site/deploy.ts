/** npm run site -- deploy: puts the build that is there onto a server, or hands it to the command of a host for files. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { daycareIn } from '../built-daycare.ts';
import { environment, root, run } from '../programs.ts';
import { currentBuild } from '../swap-build.ts';
import { annotate, summarize } from './annotations.ts';
import { git, hasOrigin, isKnown } from './git.ts';

const dist = join(root, 'dist');

/** A folder of this computer, or of another: `deploy@www.example.com:/srv/lantern/dist`. It is read by a shell. */
const target = /^(?:((?:[\w.-]+@)?\w[\w.-]*):)?(\/[\w./-]+)$/;

/**
 * Run where the build goes, with the folder of builds and the name of this one. As in swap-build.ts, a link is replaced by one rename, and the build before stays for
 * requests that are being answered from it. The gateway looks at the file last-night.
 */
const receive = `
set -eu
mkdir -p "$1/$2.part"
cd "$1"
before=$(readlink client || true)
if [ -e "$2" ]; then cat > /dev/null; else tar -xzf - -C "$2.part"; mv "$2.part/$2" "$2"; fi
rmdir "$2.part"
for link in server client; do ln -sfn "$2/$link" "$link.next"; mv -fT "$link.next" "$link"; done
for build in build-*; do case "$build" in "$2" | "\${before%/client}") ;; *) rm -rf "$build" ;; esac; done
touch last-night`;

/** Resolves to the exit code. */
export async function deploy(): Promise<number> {
  const build = currentBuild(dist);
  const { letterhead } = daycareIn(join(dist, 'server')) ?? {};
  const { DEPLOY_TO: to, DEPLOY_COMMAND: command } = process.env;
  if (!build || !letterhead) return refuse('There is no build yet: npm run build -- --release');
  if (!to && !command)
    return refuse(
      'The site is built, and goes nowhere. Set DEPLOY_TO, such as deploy@www.example.com:/srv/lantern/dist, or DEPLOY_COMMAND: see “From GitHub” in docs/deploy.md.',
    );
  const [, host, folder] = target.exec(to ?? '') ?? [];
  if (to && !folder)
    return refuse(`DEPLOY_TO is “${to}”. It has to be a folder, such as deploy@www.example.com:/srv/lantern/dist`);
  const code = folder ? await send(build, folder, host) : await run('sh', ['-c', command!]);
  if (code)
    return refuse('The build did not get to where it is served: the lines above say why. The website is as it was.');
  markPublished();
  const sentence = `${letterhead.name} is published: ${letterhead.url}`;
  console.log(sentence);
  summarize('Published', [sentence]);
  return 0;
}

function refuse(sentence: string): number {
  console.error(sentence);
  annotate('error', 'Not published', [sentence]);
  return 1;
}

/** Sends a build as one archive. Resolves to the exit code. */
async function send(build: string, folder: string, host: string | undefined): Promise<number> {
  const words = `sh -c '${receive}' receive ${folder} ${build}`;
  const keys = host ? keysFor() : { options: [], remove: () => undefined };
  const tar = spawn('tar', ['-czf', '-', '-C', dist, build], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const packed = new Promise<number>((done) => tar.on('error', () => done(1)).on('exit', (code) => done(code ?? 1)));
  const [program, ...args] = host ? ['ssh', ...keys.options, host, words] : ['sh', '-c', words];
  const received = await run(program!, args, { stdio: [tar.stdout, 'inherit', 'inherit'] });
  if (received) tar.kill();
  keys.remove();
  return received || (await packed);
}

/** The key that SSH_KEY has, in a file for ssh, and the server that SSH_KNOWN_HOSTS knows. Without them ssh has its own. */
function keysFor() {
  const { SSH_KEY: key, SSH_KNOWN_HOSTS: known } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'lantern-keys-'));
  const options = ['-o', 'BatchMode=yes'];
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), `${text.trimEnd()}\n`, { mode: 0o600 });
    return join(folder, name);
  };
  if (key) options.push('-i', write('key', key), '-o', 'IdentitiesOnly=yes');
  if (known) options.push('-o', `UserKnownHostsFile=${write('known_hosts', known)}`);
  return { options, remove: () => rmSync(folder, { recursive: true }) };
}

/** What a night builds again, whatever has been changed since and waits. */
function markPublished(): void {
  if (!isKnown('HEAD')) return;
  git('tag', '--force', 'published');
  if (hasOrigin()) git('push', '--quiet', '--force', 'origin', 'refs/tags/published');
}
