// npm start: installs, builds and serves the site with the gateway on one port. A second start does only what has changed.
import { install, node, run } from './prepare.mjs';

install();
const built = await run(node, ['tasks/build.mjs']);
process.exit(built || (await run(node, ['src/gateway/main.ts'])));
