/** Where the running gateway takes the operator's commands: a socket in the outbox folder, which only its own account may open. */
import { join, relative } from 'node:path';

export const controlName = 'control';

/** Bytes of a socket's path that every Unix takes: macOS has room for 104, of which one ends the path. */
const longestPath = 103;

/** The shortest way to the socket from the working folder, or undefined where there is none: on Windows, or if every path is too long. */
export function controlPath(folder: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  const path = join(folder, controlName);
  return [path, relative(process.cwd(), path)].find((one) => Buffer.byteLength(one) <= longestPath);
}
