// npm run dev: Vite with reload on port 5173, and the gateway beside it, restarted when its code changes.
import { install, node, run } from './prepare.mjs';

install();
const port = process.env.GATEWAY_PORT ?? '4001';
const environmentOf = (extra) => ({ env: { ...process.env, ...extra } });
const ended = await Promise.race([
  run(
    node,
    ['--watch-path=src/gateway', '--watch-path=src/mail', 'src/gateway/main.ts'],
    environmentOf({ PORT: port }),
  ),
  run(node, ['node_modules/vite/bin/vite.js'], environmentOf({ GATEWAY_PORT: port })),
]);
process.exit(ended);
