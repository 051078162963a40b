// npm run deploy:check: walks the stages of deploy/Dockerfile in a clean folder (installs from the registry twice), starts the result as its last stage says, and
// asks systemd-analyze for the exposure of deploy/lantern.service. The proxies are tried by `npm run torture -- --proxies`.
import { install, node, run } from './prepare.mjs';

install();
process.exit(await run(node, ['tasks/deploy/check.ts']));
