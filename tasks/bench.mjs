// npm run bench: measures the built site. Not one of the tests: times depend on the machine, so what counts are ratios within one run.
//   npm run bench                       every route with Lighthouse, beside the same page without its scripts (median of 5)
//   npm run bench -- --runs 3 --routes /,/program
//   npm run bench -- --paint            the largest paint beside that of a page written by hand, and the bytes before it; --runs, --routes
//   npm run bench -- --bytes            what each route asks for before any touch
//   npm run bench -- --growth           builds with 50, 500 and 2,000 posts more
//   npm run bench -- --serve            how soon the gateway answers with its files, and its memory; --seconds 300
//   npm run bench -- --touch            how soon a touch is answered on a processor slowed four times; --times 50
//   npm run bench -- --build            from a clone to serving, a second start, an edit while developing
import { parseArgs } from 'node:util';

import { install, node, root, run } from './prepare.mjs';

if (process.env.BENCH !== 'on') {
  install();
  process.exit(
    await run(node, [`${root}tasks/bench.mjs`, ...process.argv.slice(2)], { env: { ...process.env, BENCH: 'on' } }),
  );
}

const parts = {
  paint: async ({ runs, routes }) =>
    (await import('./bench/paint.ts')).paint({ runs: Number(runs), routes: routes?.split(',') }),
  bytes: async () => (await import('./bench/site.mjs')).bytes(),
  growth: async () => (await import('./bench/growth.mjs')).growth(),
  serve: async ({ seconds }) => (await import('./bench/serve.mjs')).serve({ seconds: Number(seconds) }),
  touch: async ({ times }) => (await import('./bench/touch.mjs')).touch({ times: Number(times) }),
  build: async () => (await import('./bench/build.mjs')).build(),
};
const options = {
  ...Object.fromEntries(Object.keys(parts).map((name) => [name, { type: 'boolean' }])),
  runs: { type: 'string', default: '5' },
  routes: { type: 'string' },
  seconds: { type: 'string', default: '300' },
  times: { type: 'string', default: '50' },
};

const asked = askedFor();
const part = Object.keys(parts).find((name) => asked[name]);
if (part) await parts[part](asked);
else await (await import('./bench/pages.mjs')).pages({ runs: Number(asked.runs), routes: asked.routes?.split(',') });

/** A whole bench takes more than an hour: no misspelt word begins one. */
function askedFor() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
