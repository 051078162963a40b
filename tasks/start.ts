// npm start: builds, and serves the site with the gateway on one port. A second start does only what has changed.
// `exec` in package.json: npm passes signals on to the shell that runs the script, and a shell that stays in between would end without passing them on.
import { node, run } from './programs.ts';

const built = await run(node, ['tasks/build.ts']);
process.exit(built || (await run(node, ['src/gateway/main.ts'])));
