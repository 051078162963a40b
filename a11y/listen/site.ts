// Serves the built site with the real gateway, on a free port and with a mailbox of its own. Sending can be made to fail, as it does when a disk fails.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Site {
  readonly url: string;
  /** With false, nothing can be stored or delivered: files take the places of the outbox folder and the mailbox folder. With true, the folders are back. */
  setSending(works: boolean): void;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');

/** Starts the gateway, and resolves when it listens. Throws an Error with its output if it does not start. */
export async function startSite(): Promise<Site> {
  const own = mkdtempSync(join(tmpdir(), 'lantern-'));
  const folders = [join(own, 'outbox'), join(own, 'mailbox')] as const;
  for (const folder of folders) mkdirSync(folder);
  const child = spawn(process.execPath, [join(root, 'src/gateway/main.ts')], {
    cwd: root,
    env: { ...process.env, PORT: '0', OUTBOX_DIR: folders[0], MAILBOX_DIR: folders[1], LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = await urlIn(createInterface({ input: child.stdout }));
  let works = true;

  function setSending(now: boolean) {
    if (now === works) return;
    works = now;
    for (const folder of folders) {
      if (now) {
        rmSync(folder);
        renameSync(`${folder}-away`, folder);
      } else {
        renameSync(folder, `${folder}-away`);
        writeFileSync(folder, '');
      }
    }
  }
  return {
    url,
    setSending,
    async stop() {
      setSending(true);
      child.kill('SIGTERM');
      await ended;
      rmSync(own, { recursive: true, force: true });
    },
  };
}

async function urlIn(lines: AsyncIterable<string>): Promise<string> {
  const output: string[] = [];
  for await (const line of lines) {
    output.push(line);
    const found = /http:\/\/[\w.:[\]]+:\d+/.exec(line)?.[0];
    if (found) return found;
  }
  throw new Error(`The gateway did not start: ${output.join('\n')}`);
}
