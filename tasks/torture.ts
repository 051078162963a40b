// npm run torture: tries to lose, double and forge mail, and prints the results. It is not one of the tests, because it takes minutes and needs the machine for itself.
import { parseArgs } from 'node:util';

const usage = `npm run torture                 200 rounds of posts, kills and a mail server that fails in every way; full disks; 20,000 fuzzed bodies, 5,000 paths
npm run torture -- --rounds 20  the same in short
npm run torture -- --kills      only the rounds; --disks and --fuzz are the other two
npm run torture -- --load       50, 500 and 1,000 connections against a local mail server, and postfix beside it if it is installed; --seconds 15
npm run torture -- --redis      two gateways and one Redis (redis-server must be installed)
npm run torture -- --proxies    the samples in deploy/ in front of a gateway (caddy and nginx must be installed)
npm run torture -- --apart      the site's files on a static host, the gateway on another origin, in Chromium
npm run torture -- --shapes     the cost of addresses, headers and bodies of odd shapes, and how long others wait meanwhile; --seconds 3
npm run torture -- --memory     500,000 different GETs of as many visitors with a heap of 256 MB; --count 500000
npm run torture -- --seed 7     the same choices again`;

const { help, rounds, seed, seconds, count, ...chosen } = readOptions();
if (help) {
  console.log(usage);
  process.exit();
}

const failures: string[] = [];
const parts = {
  kills: async () => (await import('./torture/rounds.ts')).rounds({ count: rounds, seed, failures }),
  disks: async () => (await import('./torture/disks.ts')).disks(failures),
  fuzz: async () => (await import('./torture/fuzz.ts')).fuzz({ ...fuzzCounts(), seed, failures }),
  load: async () => (await import('./torture/load.ts')).load({ failures, seconds: seconds ?? 15 }),
  redis: async () => (await import('./torture/redis.ts')).redis({ rounds: Math.ceil(rounds / 4), seed, failures }),
  proxies: async () => (await import('./torture/proxies.ts')).proxies(failures),
  shapes: async () => (await import('./torture/shapes.ts')).shapes({ failures, seconds: seconds ?? 3 }),
  memory: async () => (await import('./torture/memory.ts')).memory({ failures, count }),
  apart: async () => (await import('./torture/apart.ts')).apart(failures),
};

console.log(`Seed ${seed}: give it again with --seed ${seed}.\n`);
const isNothingChosen = !Object.values(chosen).some(Boolean);
if (isNothingChosen || chosen.kills) await parts.kills();
if (isNothingChosen || chosen.disks) await parts.disks();
if (isNothingChosen || chosen.fuzz) await parts.fuzz();
for (const name of ['load', 'redis', 'proxies', 'shapes', 'memory', 'apart'] as const)
  if (chosen[name]) await parts[name]();
console.log(
  failures.length ? `\nFAILED\n${failures.map((one) => `- ${one}`).join('\n')}` : '\nEvery promise was kept.',
);
process.exit(failures.length ? 1 : 0);

/** Fewer rounds than 200 mean proportionally fewer bodies and paths. */
function fuzzCounts() {
  const share = Math.min(1, rounds / 200);
  return { bodies: Math.ceil(20_000 * share), paths: Math.ceil(5_000 * share) };
}

/** Ends the process with a sentence for an option that does not exist. */
function readOptions() {
  const flag = { type: 'boolean' } as const;
  const word = { type: 'string' } as const;
  const flags = { kills: flag, disks: flag, fuzz: flag, load: flag, redis: flag, proxies: flag, shapes: flag };
  try {
    const { values } = parseArgs({
      options: {
        ...flags,
        memory: flag,
        apart: flag,
        help: flag,
        rounds: word,
        seed: word,
        seconds: word,
        count: word,
      },
    });
    return {
      ...values,
      rounds: Number(values.rounds ?? 200),
      seed: Number(values.seed ?? Date.now() % 1_000_000),
      seconds: values.seconds === undefined ? undefined : Number(values.seconds),
      count: Number(values.count ?? 500_000),
    };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
