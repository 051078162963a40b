// Imported (node --import) into a program that is measured: writes, when the program ends, what it used into the file BENCH_USAGE.
import { writeFileSync } from 'node:fs';

const file = process.env['BENCH_USAGE'];
if (!file) throw new Error('BENCH_USAGE must name a file.');
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  writeFileSync(file, JSON.stringify({ megabytes: maxRSS / 1000, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 }));
});
