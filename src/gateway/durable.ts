/** Files that survive a power cut: written aside, synced, renamed into place, and the folder synced. */
import { mkdir, open, rename, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Ending of a file that is not finished; it never stood for a promise and may be deleted. */
export const unfinished = '.tmp';

/** Readable by nobody but the account that the gateway runs as. */
export const privateFile = 0o600;
const privateFolder = 0o700;

export const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: privateFolder });

/** Writes the whole file or nothing, replacing what was there; resolves when it is on the disk. */
export async function writeDurably(path: string, data: string | Uint8Array): Promise<void> {
  const aside = path + unfinished;
  try {
    const file = await open(aside, 'w', privateFile);
    try {
      await file.writeFile(data);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(aside, path);
  } catch (error) {
    await unlink(aside).catch(() => undefined);
    throw error;
  }
  await syncFolder(dirname(path));
}

export async function removeDurably(path: string): Promise<void> {
  await unlink(path);
  await syncFolder(dirname(path));
}

/** A new name is only as safe as its folder. Windows cannot open a folder and keeps names itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
