// npm run dev: Vite with reload on port 5173, and the gateway beside it, restarted when its code changes. When one of them ends, both do.
import { environment, node, run, stopAll } from './programs.ts';

const gatewayPort = process.env['GATEWAY_PORT'] ?? '4001';
const gatewayFolders = ['gateway', 'mail', 'content', 'forms'].map((folder) => `--watch-path=src/${folder}`);
const programs = [
  run(node, [...gatewayFolders, 'src/gateway/main.ts'], { env: { ...environment, PORT: gatewayPort } }),
  run(node, ['node_modules/vite/bin/vite.js'], { env: { ...environment, GATEWAY_PORT: gatewayPort } }),
];
const code = await Promise.race(programs);
stopAll();
await Promise.all(programs);
process.exit(code);
