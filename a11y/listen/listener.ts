// Orca and a browser, driven from here: starts driver/drive.py and speaks with it, a line for each command and each answer.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import type { Browser } from './journey.ts';

/** What the driver does by itself; a journey's other deeds are made of these. */
export type Command =
  | { do: 'press'; key: string }
  | { do: 'type'; text: string }
  | { do: 'wait'; for: string; seconds: number }
  | { do: 'rest'; seconds: number }
  | { do: 'tree' };

export interface Answer {
  readonly heard: readonly string[];
  /** Said after the step before had been taken as over. */
  readonly before?: readonly string[];
  readonly focus: string | null;
  /** False if the page never came to rest. */
  readonly settled: boolean;
  /** Whether Orca saw the key. */
  readonly seen?: boolean;
  readonly tree?: readonly string[];
  /** By name: Orca and the browser. */
  readonly versions?: Readonly<Record<string, string>>;
}

export interface Listener {
  /** What is heard when the page has opened. */
  readonly first: Answer;
  obey(command: Command): Promise<Answer>;
  close(): Promise<void>;
}

/** Debian's own Python: another one does not have the accessibility bus. */
const python = '/usr/bin/python3';

/** Starts a screen, Orca and the browser at this address. Throws an Error with the driver's words if something does not come up. */
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
    obey(command) {
      child.stdin.write(`${JSON.stringify(command)}\n`);
      return answer();
    },
    close,
  };
}
