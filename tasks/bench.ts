// npm run bench: measures the built site. It is not one of the tests: times depend on the machine, so only ratios within one run mean something.
import { parseArgs } from 'node:util';

const usage = `npm run bench                       every route with Lighthouse, beside the same page without its scripts (median of 5)
npm run bench -- --runs 3 --routes /,/program
npm run bench -- --paint            the largest paint beside that of a page written by hand, and the bytes before it; --runs, --routes
npm run bench -- --bytes            the bytes that each route loads before any interaction
npm run bench -- --growth           builds with 50, 500 and 2,000 more posts
npm run bench -- --serve            how fast the gateway serves its files, and its memory; --seconds 300
npm run bench -- --touch            how fast the page reacts to a touch on a processor slowed four times; --times 50
npm run bench -- --build            from a clone to serving, a second start, an edit while developing`;

const { runs, routes, seconds, times, help, paint, bytes, growth, serve, touch, build } = readOptions();
if (help) console.log(usage);
else if (paint) await (await import('./bench/paint.ts')).paint(Number(runs), routes?.split(','));
else if (bytes) await (await import('./bench/site.ts')).bytes();
else if (growth) await (await import('./bench/growth.ts')).growth();
else if (serve) await (await import('./bench/serve.ts')).serve(Number(seconds));
else if (touch) await (await import('./bench/touch.ts')).touch(Number(times));
else if (build) await (await import('./bench/build.ts')).build();
else await (await import('./bench/pages.ts')).pages(Number(runs), routes?.split(','));

/** Ends the process with a sentence for an option that does not exist, because a whole bench takes more than an hour. */
function readOptions() {
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      options: {
        help: flag,
        paint: flag,
        bytes: flag,
        growth: flag,
        serve: flag,
        touch: flag,
        build: flag,
        runs: { type: 'string', default: '5' },
        routes: { type: 'string' },
        seconds: { type: 'string', default: '300' },
        times: { type: 'string', default: '50' },
      },
    }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
