// Imported into a gateway that is measured (NODE_OPTIONS=--import …), never part of it. On SIGUSR2 it prints, both in ms, the longest delay of the event loop and
// the processor time since the last SIGUSR2.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolution = 1;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();
let before = process.threadCpuUsage();

process.on('SIGUSR2', () => {
  const { user, system } = process.threadCpuUsage(before);
  // Every value includes the interval that the timer was set to.
  const longest = Math.max(0, delay.max / 1e6 - resolution);
  console.log(`measured ${longest.toFixed(2)} ${((user + system) / 1e3).toFixed(2)}`);
  delay.reset();
  before = process.threadCpuUsage();
});
