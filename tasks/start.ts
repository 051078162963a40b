// npm start: builds, and serves the site with the gateway on one port. A second start does only what has changed. Takes the words of the build: npm start -- --replace
// `exec` in package.json: npm passes signals on to the shell that runs the script, and a shell that stays in between would end without passing them on.
import { z } from 'zod';

import { checkPlace } from '../src/gateway/http/listening.ts';
import { readSettings, SettingError, settings } from '../src/gateway/settings.ts';
import { node, run } from './programs.ts';

try {
  await checkPlace(readSettings(z.object({ PORT: settings.shape.PORT, HOST: settings.shape.HOST }), process.env));
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exit(1);
}
const built = await run(node, ['tasks/build.ts', ...process.argv.slice(2)]);
process.exit(built || (await run(node, ['src/gateway/main.ts'])));
