// What GitHub does with a workflow: the lines of its steps are run in their order by a shell in an empty folder. GitHub's own actions are imitated: they bring the
// repository, and keep files from one run to the next.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { onTestFinished } from 'vitest';
import { parse } from 'yaml';

type Values = Readonly<Record<string, string>>;
interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly if?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Values;
}
interface Job {
  readonly uses?: string;
  readonly with?: Values;
  readonly steps?: readonly Step[];
}
interface Workflow {
  readonly env?: Values;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** What is set at GitHub, once, and what a run finds there. */
export interface Place {
  /** The repository at GitHub: a bare one. */
  readonly origin: string;
  /** What the runs keep. */
  readonly kept: string;
  readonly vars: Values;
  readonly day: string;
}

export interface Run {
  readonly status: number;
  readonly output: string;
  readonly summary: string;
  /** The names of the steps that were run, and of the last one, which may have failed. */
  readonly steps: readonly string[];
}

/** Runs a workflow as an event starts it, with what a button sends. */
export function runWorkflow(place: Place, file: string, event: string, payload: object = {}): Run {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-run-'));
  const [workspace, summary] = [join(folder, 'repository'), join(folder, 'summary.md')];
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(summary, '');
  mkdirSync(workspace);
  shell(`git clone --quiet ${place.origin} ${workspace}`);
  const read = (name: string): Workflow => parse(readFileSync(join(workspace, '.github/workflows', name), 'utf8'));
  const values: Record<string, unknown> = { vars: place.vars, github: { event_name: event, run_id: Date.now() } };
  values['inputs'] = event === 'workflow_dispatch' ? { payload: JSON.stringify(payload) } : {};
  let workflow = read(file);
  let [job] = Object.values(workflow.jobs);
  if (job?.uses) {
    values['inputs'] = Object.fromEntries(
      Object.entries(job.with ?? {}).map(([name, text]) => [name, filledIn(text, values)]),
    );
    workflow = read(job.uses.split('/').at(-1)!);
    [job] = Object.values(workflow.jobs);
  }
  // The checkout is a step of its own.
  rmSync(workspace, { recursive: true });
  mkdirSync(workspace);

  const base = {
    PATH: process.env['PATH'],
    HOME: folder,
    TODAY: place.day,
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_STEP_SUMMARY: summary,
  };
  let output = '';
  let status = 0;
  const steps: string[] = [];
  const caches: (() => void)[] = [];
  for (const step of job?.steps ?? []) {
    if (step.if && !isTrue(step.if, values)) continue;
    steps.push(step.name ?? step.uses!);
    if (step.uses) standIn(step, place, workspace, caches);
    if (!step.run) continue;
    const own = Object.entries({ ...workflow.env, ...step.env }).map(([name, text]) => [name, filledIn(text, values)]);
    const ran = spawnSync('bash', ['-e', '-c', step.run], {
      cwd: workspace,
      env: { ...base, ...Object.fromEntries(own) },
      encoding: 'utf8',
    });
    output += ran.stdout + ran.stderr;
    status = ran.status ?? 1;
    if (status) break;
    const modules = join(workspace, 'program/node_modules');
    // As if its packages had been installed.
    if (existsSync(dirname(modules)) && !existsSync(modules)) symlinkSync(resolve('node_modules'), modules);
  }
  if (!status) for (const save of caches) save();
  return { status, output, steps, summary: readFileSync(summary, 'utf8') };
}

/** What GitHub's own actions do. */
function standIn(
  { uses = '', with: given = {} }: Step,
  { origin, kept }: Place,
  workspace: string,
  caches: (() => void)[],
) {
  const paths = String(given['path'] ?? '')
    .trim()
    .split(/\s+/);
  const copy = (from: string, to: string) => {
    for (const path of paths)
      if (existsSync(join(from, path)))
        cpSync(join(from, path), join(to, path), { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  };
  switch (uses.split('@')[0]) {
    case 'actions/checkout':
      shell(`git clone --quiet --branch ${String(given['ref'])} ${origin} ${workspace}`);
      break;
    case 'actions/setup-node':
      readFileSync(join(workspace, String(given['node-version-file'])));
      break;
    case 'actions/cache':
      copy(join(kept, 'cache'), workspace);
      caches.push(() => {
        rmSync(join(kept, 'cache'), { recursive: true, force: true });
        copy(workspace, join(kept, 'cache'));
      });
      break;
    case 'actions/upload-artifact':
      copy(workspace, join(kept, 'artifact'));
      break;
    default:
      throw new Error(`This imitates no ${uses}.`);
  }
}

/** A program of the shell that has to succeed. */
export function shell(line: string, cwd = '.'): string {
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', line], { cwd, encoding: 'utf8' });
  if (status) throw new Error(`${line}\n${stderr}`);
  return stdout;
}

const valueOf = (name: string, values: unknown): string =>
  String(name.split('.').reduce((each, part) => Object(each)[part], values) ?? '');

const filledIn = (text: string, values: unknown): string =>
  String(text).replaceAll(/\$\{\{ *([\w.]+) *\}\}/g, (_, name: string) => valueOf(name, values));

function isTrue(condition: string, values: unknown): boolean {
  const [, name = condition, sign, other] = /^(\S+) (==|!=) '(.*)'$/.exec(condition) ?? [];
  const value = valueOf(name, values);
  return sign ? (value === other) === (sign === '==') : value !== '';
}
