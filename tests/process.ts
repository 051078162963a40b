// A real process, as in production: its output is read, it is stopped, and it is gone when the test is over.
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

import { onTestFinished } from 'vitest';

const pinned = `${process.cwd()}/node_modules/node/bin/node`;
/** The Node that the site runs on. */
export const node = existsSync(pinned) ? pinned : process.execPath;

interface Options {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether it leads a process group of its own, so that a signal can be sent to all of it. */
  readonly detached?: boolean;
}

/** Starts a program. Only PATH and what the test gives are in its environment. */
export function startProcess(
  command: string,
  args: readonly string[],
  { cwd = '.', env = {}, detached = false }: Options = {},
) {
  const child = spawn(command, args, {
    cwd,
    detached,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    // An input that stays open: Vite ends when its own is closed.
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  let news = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      output += data.toString();
      news.resolve();
      news = Promise.withResolvers();
    });
  // "close" is emitted when no process holds the output any more, so its children have ended too.
  const closed = once(child, 'close');
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  onTestFinished(async () => {
    try {
      process.kill(detached ? -child.pid! : child.pid!, 'SIGKILL');
    } catch {
      // The process has ended already, as it should.
    }
    await exited;
  });
  return {
    pid: child.pid!,
    output: () => output,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Its exit code; null if a signal ended it. */
    exited: exited.then(([code]) => code),
    /** Resolves when it and everything that inherited its output has ended. */
    closed,
    /** Resolves when its output has a text. Rejects if it ends before. */
    said: async (words: RegExp) => {
      let isOver = false;
      for (;;) {
        const found = words.exec(output);
        if (found) return found;
        if (isOver) throw new Error(`It ended before it said ${words}:\n${output}`);
        isOver = await Promise.race([news.promise.then(() => false), closed.then(() => true)]);
      }
    },
  };
}

/** Starts npm as the leader of a process group, as a terminal or a supervisor does. */
export function startNpm(args: readonly string[], copy: string, env: Readonly<Record<string, string>> = {}) {
  return startProcess('npm', args, {
    cwd: copy,
    detached: true,
    env: { PORT: '0', GATEWAY_PORT: '0', OUTBOX_DIR: join(copy, 'outbox'), MAILBOX_DIR: join(copy, 'mailbox'), ...env },
  });
}
