/** The gateway from its settings to its end. */
import { stoppedNights } from '#mail/stopped-nights.ts';
import { openApp } from '#gateway/http/app.ts';
import { openBuiltSite, type ReadDaycare } from '#gateway/http/built-site.ts';
import { notListening } from '#gateway/http/listening.ts';
import { addRoutes } from '#gateway/http/routes.ts';
import { terminalLog } from '#gateway/http/terminal-log.ts';
import { connectRedis, createTtlStore } from '#gateway/http/ttl-store.ts';
import { accept } from '#gateway/letters/acceptance.ts';
import { databaseCode } from '#gateway/letters/files.ts';
import { codeOf } from '#gateway/letters/log.ts';
import { watchNights } from '#gateway/letters/night-watch.ts';
import { openOutbox, startOutbox, stopOutbox } from '#gateway/letters/open-outbox.ts';
import { type PlaceError } from '#gateway/letters/place.ts';
import { mailboxTransport, smtpTransport } from '#gateway/letters/transport.ts';

import { readSettings, SettingError, settings } from './settings.ts';
import { settingWarnings, startNotes } from './start-notes.ts';

const now = () => new Date();
const hour = 3_600_000; // ms

/** Resolves when it serves. @param read for development, where the pages have no build @throws {SettingError} one sentence for each bad setting */
export async function serve(read?: ReadDaycare): Promise<void> {
  const config = readSettings(settings, process.env);
  const site = await openBuiltSite(config.SITE_DIR, read);
  const { daycare } = site.last();
  for (const warning of settingWarnings(process.env, daycare)) console.warn(warning);
  const app = openApp(config, site, process.stdout.isTTY ? terminalLog : undefined);
  const letterhead = async () => (await site.current()).daycare.letterhead;
  const senderOf = async () => {
    const { name, email } = await letterhead();
    return { name, address: config.MAIL_FROM ?? email, replies: email };
  };
  const transport = config.SMTP_URL
    ? smtpTransport(config.SMTP_URL, senderOf)
    : mailboxTransport(config.MAILBOX_DIR, senderOf);
  const redis = config.REDIS_URL && connectRedis(config.REDIS_URL, app.log);
  const ttlStore = createTtlStore(redis);
  const claim = redis && ((identity: string) => ttlStore.claim(redis.digest(identity)));
  const place = { folder: config.OUTBOX_DIR, transport, letterhead, now, log: app.log, claim };
  const outbox = await openOutbox(place).catch((error: unknown) => {
    ttlStore.close();
    throw new SettingError(`OUTBOX_DIR cannot be used: ${reasonOf(error)}.`);
  });
  const tell = async (reason: string) =>
    accept(outbox, { kind: 'notice', ...stoppedNights(await letterhead(), reason) });
  const nightWatch = config.NIGHT_FILE ? watchNights(config.NIGHT_FILE, now, tell) : undefined;
  await addRoutes(app, { config, site, outbox, ttlStore, now, nightWatch });
  const close = async () => {
    // Requests first, since they may still store letters, then the deliveries in progress. All other letters wait on disk.
    await app.close();
    await stopOutbox(outbox);
    ttlStore.close();
  };
  // Installed before the address is printed: whoever reads that line may send a signal at once.
  let closing: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void (closing ??= close()));
  await app.listen({ port: config.PORT, host: config.HOST }).catch(async (error: unknown) => {
    await close();
    throw notListening(error, config);
  });
  startOutbox(outbox);
  const lookAtNight = () =>
    nightWatch?.check().catch((error: unknown) => app.log.error({ code: codeOf(error) }, 'no notice of the nights'));
  // Not at once: a gateway that is started again and again would write each time.
  setInterval(() => void lookAtNight(), hour).unref();

  // In development Vite has another address for the pages, and says it.
  if (!read) console.log(`${daycare.letterhead.name} is open at ${app.listeningOrigin}`);
  const notes = startNotes({ config, letterhead: daycare.letterhead, mailGoesTo: transport.where });
  for (const note of notes) console.log(note);
  const trouble = await site.trouble();
  if (trouble) console.warn(`WARNING: ${trouble}`);
}

/** A thread throws errors without their class. */
const reasonOf = (error: unknown) => (codeOf(error) === 'place' ? (error as PlaceError).message : databaseCode(error));
