// The built site with its real gateway and a mailbox of its own, on a free port; its sending can fail, as it does when a disk does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Site {
  readonly url: string;
  /** From false on nothing can be stored nor delivered: the outbox and the mailbox are no folders any more. */
  sending(works: boolean): void;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');

/** Starts the gateway and resolves once it serves. Throws an Error with its words if it does not. */
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
  const url = await addressIn(createInterface({ input: child.stdout }));
  let works = true;

  function sending(now: boolean) {
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
    sending,
    async stop() {
      sending(true);
      child.kill('SIGTERM');
      await ended;
      rmSync(own, { recursive: true, force: true });
    },
  };
}

async function addressIn(lines: AsyncIterable<string>): Promise<string> {
  const said: string[] = [];
  for await (const line of lines) {
    said.push(line);
    const found = /http:\/\/[\w.:[\]]+:\d+/.exec(line)?.[0];
    if (found) return found;
  }
  throw new Error(`The gateway did not start: ${said.join('\n')}`);
}
