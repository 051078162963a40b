/** Writes a file that survives a power cut: under a temporary name, synced, renamed, and its folder synced. */
import { open, rename, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';

import { privateFile } from './place.ts';

/** Writes the whole file or nothing, replacing an existing one; resolves when it is on the disk. */
export async function writeDurably(path: string, data: Uint8Array): Promise<void> {
  const temporary = `${path}.tmp`;
  try {
    // Always into a new file: an old one could be a link.
    await unlink(temporary).catch(() => undefined);
    const file = await open(temporary, 'wx', privateFile);
    try {
      await file.writeFile(data);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await unlink(temporary).catch(() => undefined);
    throw error;
  }
  // Not needed on Windows.
  if (process.platform === 'win32') return;
  const folder = await open(dirname(path));
  await folder.sync().finally(() => folder.close());
}
