/** The gateway from its settings to its end. */
import { createApp } from './app.ts';
import { PlaceError } from '#gateway/letters/place.ts';
import { openBuiltSite, type ReadDaycare } from '#gateway/http/built-site.ts';
import { stoppedNights } from '#mail/stopped-nights.ts';
import { codeOf } from '#gateway/letters/log.ts';
import { notListening } from './listening.ts';
import { watchNights } from './night-watch.ts';
import { createTtlStore } from './ttl-store.ts';
import { openOutbox } from '#gateway/letters/outbox.ts';
import { settingWarnings } from './setting-warnings.ts';
import { readSettings, SettingError, settings } from './settings.ts';
import { startNotes } from './start-notes.ts';
import { terminalLog } from './terminal-log.ts';
import { mailboxTransport, smtpTransport } from '#gateway/letters/transport.ts';

const now = () => new Date();
const hour = 3_600_000; // ms

/**
 * Resolves when it serves.
 * @param read for development, where the pages have no build
 * @throws {SettingError} one sentence for each bad setting
 */
export async function serve(read?: ReadDaycare): Promise<void> {
  const config = readSettings(settings, process.env);
  const site = await openBuiltSite(config.SITE_DIR, read);
  const { daycare } = site.last();
  for (const warning of settingWarnings(process.env, daycare)) console.warn(warning);
  const letterhead = async () => (await site.current()).daycare.letterhead;
  const senderOf = async () => {
    const { name, email } = await letterhead();
    return { name, address: config.MAIL_FROM ?? email, replies: email };
  };
  const transport = config.SMTP_URL
    ? smtpTransport(config.SMTP_URL, senderOf)
    : mailboxTransport(config.MAILBOX_DIR, senderOf);
  const ttlStore = createTtlStore(config.REDIS_URL);
  const { sharedStore } = ttlStore;
  const claim = sharedStore && { claim: (sameAs: string) => ttlStore.claim(sharedStore.digest(sameAs)) };
  const { OUTBOX_DIR: folder } = config;
  const outbox = await openOutbox({ folder, transport, letterhead, now, ...claim }).catch((error: unknown) => {
    ttlStore.close();
    throw new SettingError(`OUTBOX_DIR cannot be used: ${reasonOf(error)}.`);
  });
  const nightWatch = config.NIGHT_FILE
    ? watchNights({
        file: config.NIGHT_FILE,
        now,
        tell: async (reason) => outbox.add({ kind: 'notice', ...stoppedNights(await letterhead(), reason) }),
      })
    : undefined;
  const logTo = process.stdout.isTTY && { logTo: terminalLog };
  const app = await createApp({ config, site, outbox, ttlStore, now, nightWatch, ...logTo });
  const close = async () => {
    // Requests first, since they may still store letters, then the deliveries in progress. All other letters wait on disk.
    await app.close();
    await outbox.stop();
    ttlStore.close();
  };
  // Installed before the address is printed: whoever reads that line may send a signal at once.
  let closing: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void (closing ??= close()));
  await app.listen({ port: config.PORT, host: config.HOST }).catch(async (error: unknown) => {
    await close();
    throw notListening(error, config);
  });
  outbox.start(app.log);
  const lookAtNight = () =>
    nightWatch?.check().catch((error: unknown) => app.log.error({ code: codeOf(error) }, 'no notice of the nights'));
  // Not at once: a gateway that is started again and again would write each time.
  setInterval(() => void lookAtNight(), hour).unref();

  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : config.PORT;
  // In development Vite has another address for the pages, and says it.
  if (!read)
    console.log(
      `${daycare.letterhead.name} is open at http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${port}`,
    );
  const notes = startNotes({ config, letterhead: daycare.letterhead, mailGoesTo: transport.where });
  for (const note of notes) console.log(note);
  const trouble = await site.trouble();
  if (trouble) console.warn(`WARNING: ${trouble}`);
}

function reasonOf(error: unknown): string {
  if (error instanceof PlaceError) return error.message;
  return (error as { code?: string }).code ?? 'unknown reason';
}
