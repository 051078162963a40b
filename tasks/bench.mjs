// npm run bench: measures the built site. Not one of the tests: times depend on the machine, so what counts are ratios within one run.
//   npm run bench                       every route with Lighthouse, beside the same page without its scripts (median of 5)
//   npm run bench -- --runs 3 --routes /,/program
//   npm run bench -- --bytes            writes docs/bytes.tsv
//   npm run bench -- --growth           builds with 50, 500 and 2,000 posts more
//   npm run bench -- --serve            the gateway's files beside nginx (Debian's nginx-light); --seconds 300
//   npm run bench -- --touch            how soon a touch is answered on a processor slowed four times; --times 50
//   npm run bench -- --build            from a clone to serving, a second start, an edit while developing
import { install, node, root, run } from './prepare.mjs';

if (process.env.BENCH !== 'on') {
  install();
  process.exit(
    await run(node, [`${root}tasks/bench.mjs`, ...process.argv.slice(2)], { env: { ...process.env, BENCH: 'on' } }),
  );
}

const words = process.argv.slice(2);
const after = (word) => (words.includes(word) ? words[words.indexOf(word) + 1] : undefined);
const number = (word, fallback) => Number(after(word) ?? fallback);

const parts = {
  '--bytes': async () => (await import('./bench/table.mjs')).writeTable(),
  '--growth': async () => (await import('./bench/growth.mjs')).growth(),
  '--serve': async () => (await import('./bench/serve.mjs')).serve({ seconds: number('--seconds', 300) }),
  '--touch': async () => (await import('./bench/touch.mjs')).touch({ times: number('--times', 50) }),
  '--build': async () => (await import('./bench/build.mjs')).build(),
};
const part = Object.keys(parts).find((name) => words.includes(name));
if (part) await parts[part]();
else
  await (await import('./bench/pages.mjs')).pages({ runs: number('--runs', 5), routes: after('--routes')?.split(',') });
