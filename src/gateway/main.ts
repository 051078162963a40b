/** Starts the gateway: `node src/gateway/main.ts`. A bad setting stops it with one sentence that says which and why. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { isSample, provider } from '#content/provider.ts';

import { createApp } from './app.ts';
import { readConfig, SettingError, type Config } from './config.ts';
import { openOutbox } from './outbox.ts';
import { mailboxTransport, smtpTransport } from './transport.ts';

const now = () => new Date();

try {
  await run(readConfig(process.env));
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(config: Config): Promise<void> {
  const sender = { name: provider.name, address: config.mailFrom ?? provider.email };
  const transport = config.smtp ? smtpTransport(config.smtp, sender) : mailboxTransport(config.mailboxDir, sender);
  const outbox = await openOutbox({ folder: config.outboxDir, transport, now }).catch((error: unknown) => {
    throw new SettingError('OUTBOX_DIR', `cannot be used: ${reasonOf(error)}`);
  });
  const app = await createApp({ config, provider, outbox, now });
  await app.listen({ port: config.port, host: config.host }).catch(async (error: unknown) => {
    await outbox.stop();
    await app.close();
    throw new SettingError('PORT', `${config.port} on ${config.host} cannot be listened on: ${reasonOf(error)}`);
  });
  outbox.start(app.log);

  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : config.port;
  console.log(
    `${provider.name} is open at http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
  );
  console.log(`Mail goes to ${transport.where}.`);
  if (!existsSync(join(config.siteDir, 'index.html')))
    console.log(`There is no built site in ${config.siteDir}: only /api answers.`);
  if (config.smtp && isSample(provider))
    console.log(`The provider is still the sample: nobody reads ${provider.email}.`);

  let isClosing = false;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    // First the requests, since they may still store letters; then the delivery that is under way. The rest waits on disk.
    await app.close();
    await outbox.stop();
  };
  process.on('SIGTERM', () => void close());
  process.on('SIGINT', () => void close());
}

function reasonOf(error: unknown): string {
  return (error as { code?: string }).code ?? 'unknown reason';
}
