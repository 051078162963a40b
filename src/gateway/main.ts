/** Starts the gateway: `node src/gateway/main.ts`. Exits with one sentence for each bad setting. */
import { serve } from './serve.ts';
import { SettingError } from './settings.ts';

try {
  await serve();
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
