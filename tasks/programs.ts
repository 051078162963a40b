/** Runs programs on the Node of this process, and passes signals on to them. */
import { spawn, type SpawnOptions } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '..');
/** The pinned Node: tasks/run.mjs starts every task on it. */
export const node = process.execPath;

/** The environment in which every tool runs on the pinned Node. */
export const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [dirname(node), join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
};

const signals = ['SIGINT', 'SIGTERM'] as const;
/** The programs that `run` has started and that have not ended. */
const running = new Set<ReturnType<typeof spawn>>();
let stopSignal: NodeJS.Signals | undefined;

/** In ms. */
const graceOfGroup = 500;

/**
 * Passes a signal on to every program that runs; no other program is started after it. A terminal or a supervisor signals the whole process group: a program that
 * has had the signal already and is about to exit would be killed by a second one, so it is passed on only to those that still run a moment later.
 */
export function stopAll(signal: NodeJS.Signals = 'SIGTERM'): void {
  stopSignal = signal;
  for (const child of running) setTimeout(() => running.has(child) && child.kill(signal), graceOfGroup);
}

/**
 * Runs a program with its output shown and resolves to its exit code when it has ended. SIGINT and SIGTERM are passed on to it meanwhile, so that this process
 * never ends before it.
 */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  if (stopSignal) return Promise.resolve(codeOf(stopSignal));
  if (!running.size) for (const signal of signals) process.on(signal, stopAll);
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment, ...options });
    running.add(child);
    const end = (code: number) => {
      running.delete(child);
      if (!running.size) for (const signal of signals) process.off(signal, stopAll);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(error.message);
      end(1);
    });
    child.on('exit', (code, signal) => end(code ?? codeOf(signal)));
  });
}

/** Whether a process runs that has this id. */
export function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** The exit code that a shell gives to a program that a signal ended. */
function codeOf(signal: NodeJS.Signals | null): number {
  return 128 + (signal ? constants.signals[signal] : 0);
}
