// Imported into a gateway that is measured (NODE_OPTIONS=--import …), never part of it: on SIGUSR2 it prints how long its event loop was held up at
// most since the last time, and how much of the processor it took, both in ms.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolution = 1;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();
let before = process.threadCpuUsage();

process.on('SIGUSR2', () => {
  const { user, system } = process.threadCpuUsage(before);
  // Every value holds the interval that the timer was set to.
  const longest = Math.max(0, delay.max / 1e6 - resolution);
  console.log(`measured ${longest.toFixed(2)} ${((user + system) / 1e3).toFixed(2)}`);
  delay.reset();
  before = process.threadCpuUsage();
});
