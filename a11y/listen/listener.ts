// Controls Orca and a browser through driver/drive.py: each command and each answer is a line of JSON.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import type { Browser } from './journey.ts';

/** The commands of the driver. The other actions of a journey are made of these (player.ts). */
export type Command =
  | { do: 'press'; key: string }
  | { do: 'type'; text: string }
  | { do: 'wait'; for: string; seconds: number }
  | { do: 'rest'; seconds: number }
  | { do: 'tree' };

export interface Answer {
  readonly heard: readonly string[];
  /** Heard after the previous command had been answered. */
  readonly before?: readonly string[];
  readonly focus: string | null;
  /** False if Orca was still speaking or handling events at the time limit. */
  readonly settled: boolean;
  /** Whether Orca received the key. */
  readonly seen?: boolean;
  readonly tree?: readonly string[];
  /** By name: Orca and the browser. */
  readonly versions?: Readonly<Record<string, string>>;
}

export interface Listener {
  /** What is heard when the page opens. */
  readonly first: Answer;
  send(command: Command): Promise<Answer>;
  close(): Promise<void>;
}

/** Debian's Python: others lack the bindings of the accessibility bus. */
const python = '/usr/bin/python3';

/** Starts a display, Orca and the browser at this URL. Throws an Error with the driver's message if one of them does not start. */
export async function startListener(browser: Browser, url: string): Promise<Listener> {
  const child = spawn(python, [join(import.meta.dirname, 'driver/drive.py'), browser, url], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

  async function answer(): Promise<Answer> {
    const { value, done } = await lines.next();
    if (done) throw new Error('the driver of Orca ended without an answer');
    const given = JSON.parse(value) as Answer | { error: string };
    if ('error' in given) throw new Error(given.error);
    return given;
  }
  async function close() {
    child.stdin.end();
    await ended;
  }

  const first = await answer().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    first,
    send(command) {
      child.stdin.write(`${JSON.stringify(command)}\n`);
      return answer();
    },
    close,
  };
}
