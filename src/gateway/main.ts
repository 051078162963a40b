/** Starts the gateway: `node src/gateway/main.ts`. Exits with one sentence for each bad setting, and each mistake in the owner's files that it reads. */
import './thread-pool.ts';

import { SiteError } from '#content/reader/site-file.ts';

import { SettingError } from './settings.ts';

try {
  const { serve } = await import('./serve.ts');
  await serve();
} catch (error) {
  if (!(error instanceof SettingError || error instanceof SiteError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
