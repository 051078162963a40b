// The real gateway on a free port, with an outbox and a mailbox of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { environment, node, root } from './programs.ts';

export interface Gateway {
  readonly url: string;
  readonly pid: number | undefined;
  /** Contains `outbox` and `mailbox`. */
  readonly folder: string;
  stop(): Promise<void>;
}

export const site = join(root, 'dist/client');

/** Starts the gateway with these settings, and resolves when it serves. Throws an Error with its output if it does not start. */
export async function startGateway(settings: Readonly<Record<string, string>> = {}): Promise<Gateway> {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-'));
  const child = spawn(node, ['src/gateway/main.ts'], {
    cwd: root,
    env: {
      ...environment,
      PORT: '0',
      OUTBOX_DIR: join(folder, 'outbox'),
      MAILBOX_DIR: join(folder, 'mailbox'),
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        output += data.toString();
        const [found] = /http:\/\/[\w.:[\]]+:\d+/.exec(output) ?? [];
        if (found) resolve(found);
      });
    child.on('exit', () => reject(new Error(`The gateway did not start:\n${output}`)));
  });
  return {
    url,
    pid: child.pid,
    folder,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
