/** The path of the Unix socket that serves the operator's commands, in the outbox folder. */
import { join, relative } from 'node:path';

export const controlName = 'control';

/** Bytes of a socket's path that every Unix supports: macOS has 104, including the terminating zero. */
const maxPathLength = 103;

/** The path as given, or relative to the working folder if that is too long. Undefined on Windows, or if both are too long. */
export function controlPath(folder: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  const path = join(folder, controlName);
  return [path, relative(process.cwd(), path)].find((candidate) => Buffer.byteLength(candidate) <= maxPathLength);
}
