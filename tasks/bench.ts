// npm run bench: measures the built site. It is not one of the tests: times depend on the machine, so only ratios within one run mean something.
import { parseArgs } from 'node:util';

import { node, run } from './programs.ts';

const usage = `npm run bench                       pages with Lighthouse, beside a page written by hand (median of 5)
npm run bench -- --runs 3 --routes /,/program
npm run bench -- --bytes            the bytes that each route loads before any interaction
npm run bench -- --serve            how fast the gateway serves its files, and its memory; --seconds 60`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    bytes: { type: 'boolean' },
    serve: { type: 'boolean' },
    runs: { type: 'string', default: '5' },
    routes: { type: 'string', default: '/,/curriculum,/blog-list' },
    seconds: { type: 'string', default: '60' },
  },
});
if (values.help) {
  console.log(usage);
  process.exit();
}
if (await run(node, ['tasks/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] })) process.exit(1);
if (values.bytes) (await import('./bench/bytes.ts')).bytes();
else if (values.serve) await (await import('./bench/serve.ts')).serve(Number(values.seconds));
else await (await import('./bench/pages.ts')).pages(Number(values.runs), values.routes.split(','));
