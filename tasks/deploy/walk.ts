/** Does what `docker build` would do with deploy/Dockerfile. Each stage has a folder that takes the place of its file system's root. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { commandOf, stagesOf, variablesOf, type Stage } from './dockerfile.ts';

export interface Image {
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly health: readonly string[];
  /** The folder of the last stage. */
  readonly root: string;
}

/**
 * Builds every stage in a folder below `folder` and returns the last one. Throws when an instruction fails.
 * @param path a PATH with the programs that the base image would have, the pinned Node first
 */
export function walk(repository: string, folder: string, path: string): Image {
  const stages = stagesOf(readFileSync(join(repository, 'deploy/Dockerfile'), 'utf8'));
  const roots = new Map<string, string>();
  let image: Image | undefined;
  for (const stage of stages) {
    const root = join(folder, stage.name);
    mkdirSync(root, { recursive: true });
    roots.set(stage.name, root);
    image = build(stage, { repository, root, roots, path, isLast: stage === stages.at(-1) });
  }
  if (!image) throw new Error('The Dockerfile has no stage.');
  return image;
}

interface Site {
  readonly repository: string;
  readonly root: string;
  readonly roots: ReadonlyMap<string, string>;
  readonly path: string;
  readonly isLast: boolean;
}

function build(stage: Stage, { repository, root, roots, path, isLast }: Site): Image {
  let workdir = root;
  const env: Record<string, string> = {};
  /** Absolute paths of the image become paths in the stage's folder. */
  const inside = (text: string) => text.replaceAll(/(^|[ =])\/(?=srv\/|var\/)/g, `$1${root}/`);
  for (const { name, rest } of stage.instructions) {
    if (name === 'WORKDIR') {
      workdir = join(root, rest);
      mkdirSync(workdir, { recursive: true });
    } else if (name === 'ENV') Object.assign(env, variablesOf(inside(rest)));
    else if (name === 'COPY') copy(rest, { repository, roots, workdir });
    else if (name === 'RUN') {
      console.log(`${stage.name}: ${rest}`);
      const command = inside(rest).replace('-o node -g node', '');
      const { status } = spawnSync('sh', ['-c', command], {
        cwd: workdir,
        env: { ...ofThisMachine(), PATH: path, ...env },
        stdio: 'inherit',
      });
      if (status) throw new Error(`The stage "${stage.name}" failed at: ${rest}`);
    }
  }
  const ends = isLast
    ? { command: commandOf(stage, 'CMD'), health: commandOf(stage, 'HEALTHCHECK') }
    : { command: [], health: [] };
  return { workdir, env, root, ...ends };
}

/** The variables that npm needs to reach the network from this machine; an image builder has its own. */
const ofThisMachine = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) =>
      /^(?:HOME|npm_config_.*|.*_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_.*)$/i.test(name),
    ),
  );

function copy(
  rest: string,
  { repository, roots, workdir }: { repository: string; roots: Site['roots']; workdir: string },
) {
  const words = rest.split(' ');
  const from = words[0]?.startsWith('--from=') ? words.shift()!.slice('--from='.length) : undefined;
  const to = join(workdir, words.pop()!);
  const source = from === undefined ? repository : roots.get(from);
  if (!source) throw new Error(`COPY from a stage that is not there: ${from}`);
  const isIgnored = from === undefined ? ignored(repository) : () => false;
  for (const word of words) {
    const path = join(source, word);
    if (!existsSync(path) || isIgnored(word)) throw new Error(`COPY of what is not there: ${word}`);
    const isFolder = statSync(path).isDirectory();
    cpSync(path, isFolder || !rest.endsWith('/') ? to : join(to, basename(word)), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => dirname(file) !== repository || !isIgnored(basename(file)),
    });
  }
}

/** Whether .dockerignore leaves out a name at the top of the repository. Its lines are names, or end with a name's ending after a star. */
function ignored(repository: string): (name: string) => boolean {
  const lines = readFileSync(join(repository, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  return (name) => lines.some((line) => (line.startsWith('*') ? name.endsWith(line.slice(1)) : name === line));
}
