// The real gateway on a free port, with an outbox and a mailbox of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { environment, node, root } from './programs.ts';

export interface ServedSite {
  readonly url: string;
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

export const site = join(root, 'dist/client');

/** Starts the gateway over a folder of built files. */
export async function gateway(siteDir = site): Promise<ServedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-gateway-'));
  const child = spawn(node, ['src/gateway/main.ts'], {
    cwd: root,
    env: {
      ...environment,
      PORT: '0',
      SITE_DIR: siteDir,
      OUTBOX_DIR: join(folder, 'outbox'),
      MAILBOX_DIR: join(folder, 'mailbox'),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.on('exit', () => reject(new Error('The gateway did not start.')));
    child.stdout.on('data', (data: Buffer) => {
      const [found] = /http:\/\/[\w.:[\]]+:\d+/.exec(data.toString()) ?? [];
      if (found) resolve(found);
    });
  });
  return {
    url,
    pid: child.pid,
    async stop() {
      child.removeAllListeners('exit');
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
