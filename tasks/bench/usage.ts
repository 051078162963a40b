// Loaded before a program that is measured: writes, when it ends, what it used.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  writeFileSync(
    process.env.BENCH_USAGE,
    JSON.stringify({ megabytes: maxRSS / 1000, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 }),
  );
});
