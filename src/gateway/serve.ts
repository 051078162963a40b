/** The gateway from its settings to its end. Import it where mistakes of the owner's can be said: what it imports reads their files. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { provider } from '#content/site/provider.ts';

import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { InUseError } from '#gateway/letters/outbox/lock.ts';
import { createTtlStore } from './ttl-store.ts';
import { openOutbox } from '#gateway/letters/outbox/outbox.ts';
import { settingWarnings } from './setting-warnings.ts';
import { SettingError } from './settings.ts';
import { startNotes } from './start-notes.ts';
import { terminalLog } from './terminal-log.ts';
import { mailboxTransport, smtpTransport } from '#gateway/letters/delivery/transport.ts';

const now = () => new Date();

/**
 * Resolves when it serves.
 * @throws {SettingError} one sentence for each bad setting
 */
export async function serve(): Promise<void> {
  const config = readConfig(process.env);
  for (const warning of settingWarnings(process.env, config)) console.warn(warning);
  const sender = { name: provider.name, address: config.mailFrom ?? provider.email };
  const transport = config.smtp ? smtpTransport(config.smtp, sender) : mailboxTransport(config.mailboxDir, sender);
  const ttlStore = createTtlStore(config.redis);
  const { sharedStore } = ttlStore;
  const claim = sharedStore && { claim: (sameAs: string) => ttlStore.claim(sharedStore.digest(sameAs)) };
  const outbox = await openOutbox({ folder: config.outboxDir, transport, now, ...claim }).catch((error: unknown) => {
    ttlStore.close();
    throw new SettingError({ OUTBOX_DIR: `cannot be used: ${reasonOf(error)}` });
  });
  const logTo = process.stdout.isTTY && { logTo: terminalLog };
  const app = await createApp({ config, provider, outbox, ttlStore, now, ...logTo });
  const close = async () => {
    // Requests first, since they may still store letters, then the deliveries in progress. All other letters wait on disk.
    await app.close();
    await outbox.stop();
    ttlStore.close();
  };
  // Installed before the address is printed: whoever reads that line may send a signal at once.
  let closing: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void (closing ??= close()));
  await app.listen({ port: config.port, host: config.host }).catch(async (error: unknown) => {
    await close();
    throw new SettingError({ PORT: `${config.port} on ${config.host} cannot be listened on: ${reasonOf(error)}` });
  });
  outbox.start(app.log);

  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : config.port;
  // Where `npm run dev` starts the gateway (tasks/dev.ts), Vite has another address for the pages, and says it.
  if (!process.argv.includes('--beside-vite'))
    console.log(
      `${provider.name} is open at http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    );
  const hasSite = existsSync(join(config.siteDir, 'index.html'));
  for (const note of startNotes({ config, provider, mailGoesTo: transport.where, hasSite })) console.log(note);
}

function reasonOf(error: unknown): string {
  if (error instanceof InUseError) return error.message;
  return (error as { code?: string }).code ?? 'unknown reason';
}
