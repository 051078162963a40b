// npm run audit: builds the site and runs every audit over every page and state, which takes about half an hour. A complete run that finds nothing is cited by the
// accessibility statement (a11y/audit-reporter.ts). All words are given to Playwright: `npm run audit -- -g /about`.
import { chromium } from './chromium.ts';
import { environment, node, run } from './programs.ts';

const playwright = 'test --config tests/playwright.config.ts --project=audits'.split(' ');
const env = { ...environment, CHROMIUM_PATH: chromium() };
process.exitCode =
  (await run(node, ['tasks/build.ts'])) ||
  (await run('playwright', [...playwright, ...process.argv.slice(2)], { env }));
