// npm run format: writes every file in the one style.
import { install, run } from './prepare.mjs';

install();
process.exit(await run('oxfmt', []));
