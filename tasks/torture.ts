// npm run torture: tries to lose, double and forge mail, and prints what came of it. Not one of the tests: it takes minutes, and wants the machine for itself.
//   npm run torture                 200 rounds of posts, kills and a mail server that fails in every way; full disks; 20 000 fuzzed bodies, 5 000 paths
//   npm run torture -- --rounds 20  the same in short
//   npm run torture -- --load       50 and 500 connections against a local mail server, and postfix beside it if it is installed
//   npm run torture -- --redis      two gateways and one Redis (redis-server must be installed)
//   npm run torture -- --proxies    the samples in deploy/ in front of a gateway (caddy and nginx must be installed)
//   npm run torture -- --apart      the site's files on a static host, the gateway on another origin, in Chromium
//   npm run torture -- --shapes     what addresses, headers and bodies of odd shapes cost, and how long others wait meanwhile; --seconds 3
//   npm run torture -- --memory     500 000 different GETs of as many visitors with a heap of 256 MB; --count 500000
//   npm run torture -- --fuzz       only the fuzzed bodies and paths; --kills and --disks are the other two
//   npm run torture -- --seed 7     the same choices again
import { install, node, root, run } from './programs.ts';

if (process.env.TORTURE !== 'on') {
  install();
  const code = await run(node, ['--expose-gc', `${root}tasks/torture.ts`, ...process.argv.slice(2)], {
    env: { ...process.env, TORTURE: 'on' },
  });
  process.exit(code);
}

const words = process.argv.slice(2);
const numberAfter = (word, fallback) => (words.includes(word) ? Number(words[words.indexOf(word) + 1]) : fallback);
const rounds = numberAfter('--rounds', 200);
const seed = numberAfter('--seed', Date.now() % 1_000_000);

/** Each part by its word; without a word the first three run. */
const parts = {
  async kills() {
    const { torment } = await import('./torture/rounds.ts');
    await torment({ rounds, seed, failures });
  },
  async disks() {
    const { disks } = await import('./torture/disks.ts');
    await disks({ failures });
  },
  async fuzz() {
    const { fuzz } = await import('./torture/fuzz.ts');
    const share = (count) => Math.ceil(count * Math.min(1, rounds / 200));
    await fuzz({ bodies: share(20_000), paths: share(5_000), seed, failures });
  },
  async load() {
    const { load } = await import('./torture/load.ts');
    await load({ failures, seconds: numberAfter('--seconds', 15) });
  },
  async redis() {
    const { together } = await import('./torture/redis.ts');
    await together({ rounds: Math.ceil(rounds / 4), seed, failures });
  },
  async proxies() {
    const { behindProxies } = await import('./torture/proxies.ts');
    await behindProxies({ failures });
  },
  async shapes() {
    const { costs } = await import('./torture/shapes.ts');
    await costs({ failures, seconds: numberAfter('--seconds', 3) });
  },
  async memory() {
    const { memory } = await import('./torture/memory.ts');
    await memory({ failures, count: numberAfter('--count', 500_000) });
  },
  async apart() {
    const { apart } = await import('./torture/apart.ts');
    await apart({ failures });
  },
};

console.log(`Seed ${seed}: give it again with --seed ${seed}.\n`);
const failures = [];
const asked = Object.keys(parts).filter((name) => words.includes(`--${name}`));
for (const name of asked.length ? asked : ['kills', 'disks', 'fuzz']) await parts[name]();
console.log(
  failures.length ? `\nFAILED\n${failures.map((one) => `- ${one}`).join('\n')}` : '\nEvery promise was kept.',
);
process.exit(failures.length ? 1 : 0);
