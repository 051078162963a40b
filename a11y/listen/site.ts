// Serves the built site with the real gateway, on a free port and with a mailbox of its own. Sending can be made to fail, as it does when a disk fails.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { startGateway } from '../../tasks/gateway.ts';

export interface Site {
  readonly url: string;
  /** With false, nothing can be stored or delivered: files take the places of the outbox folder and the mailbox folder. With true, the folders are back. */
  setSending(works: boolean): void;
  stop(): Promise<void>;
}

/** Starts the gateway, and resolves when it listens. Throws an Error with its output if it does not start. */
export async function startSite(): Promise<Site> {
  const { url, folder: own, stop } = await startGateway({ LOG_LEVEL: 'fatal' });
  const folders = [join(own, 'outbox'), join(own, 'mailbox')];
  for (const folder of folders) mkdirSync(folder, { recursive: true });
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
      await stop();
    },
  };
}
