// npm run dev: Vite with reload on port 5173, and the gateway beside it, restarted when its code changes. When one of them ends, both do.
import './build/site-there.ts';

import { mistakesOf } from '../src/content/reader/site-error.ts';
import { siteFolder } from '../src/content/reader/site-folder.ts';
import { today } from '../src/content/reader/today.ts';
import { environment, node, run, stopAll } from './programs.ts';
import { writeSchemas } from './site/schemas.ts';
import { staleIn } from './site/stale.ts';

writeSchemas(siteFolder);
for (const sentence of notices()) console.warn(sentence);

const gatewayPort = process.env['GATEWAY_PORT'] ?? '4001';
const folders = ['src/gateway', 'src/mail', 'src/content', 'src/forms', siteFolder];
const programs = [
  run(node, [...folders.map((folder) => `--watch-path=${folder}`), 'tasks/dev-gateway.ts'], {
    env: { LOG_LEVEL: 'warn', ...environment, PORT: gatewayPort },
  }),
  run(node, ['node_modules/vite/bin/vite.js'], { env: { ...environment, GATEWAY_PORT: gatewayPort } }),
];
const code = await Promise.race(programs);
stopAll();
await Promise.all(programs);
process.exit(code);

function notices(): readonly string[] {
  try {
    return staleIn(siteFolder, today());
  } catch (error) {
    return mistakesOf(error);
  }
}
