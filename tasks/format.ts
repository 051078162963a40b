// npm run format: writes every file in the one style.
import { run } from './programs.ts';

process.exit(await run('oxfmt', []));
