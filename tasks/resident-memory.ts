import { existsSync, readFileSync } from 'node:fs';

/** Resident memory of a process in MB; 0 where there is no /proc, which only Linux has. */
export function residentMemory(pid: number | undefined): number {
  const file = `/proc/${pid}/status`;
  return existsSync(file) ? Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) / 1024) : 0;
}
