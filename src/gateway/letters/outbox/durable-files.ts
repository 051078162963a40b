/** Writes files that survive a power cut: to a temporary name, synced, renamed, and the folder synced. Deletes files so that their content cannot be recovered. */
import { constants } from 'node:fs';
import { mkdir, open, rename, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Suffix of a file that is still being written. No letter in such a file was accepted, so it may be deleted. */
export const temporarySuffix = '.tmp';

/** Readable by nobody but the account that the gateway runs as. */
export const privateFile = 0o600;
export const privateFolder = 0o700;

export const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: privateFolder });

/** Writes the whole file or nothing, replacing an existing one; resolves when it is on the disk. */
export async function writeDurably(path: string, data: string | Uint8Array): Promise<void> {
  const temporary = path + temporarySuffix;
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
  await syncFolder(dirname(path));
}

/** Deletes a file and overwrites its content, which could be read from the disk after an unlink alone. Not if it is a link, or has another name too: that could be anybody's file. */
export const removeDurably = (path: string) =>
  overwriting(path, async () => {
    await unlink(path);
    await syncFolder(dirname(path));
  });

/** As `writeDurably`; the previous content is overwritten on the disk. */
export const replaceDurably = (path: string, data: string) => overwriting(path, () => writeDurably(path, data));

/** Unlinks or replaces a file, then overwrites its old content with zeros. In this order, so that a crash never leaves a letter's file full of zeros. */
async function overwriting(path: string, unlinkOrReplace: () => Promise<void>): Promise<void> {
  const file = await open(path, constants.O_RDWR | (constants.O_NOFOLLOW ?? 0)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw error;
    return undefined;
  });
  try {
    const found = await file?.stat();
    await unlinkOrReplace();
    if (!file || !found?.isFile() || found.nlink > 1) return;
    await file.write(new Uint8Array(found.size), 0, found.size, 0);
    await file.sync();
  } finally {
    await file?.close();
  }
}

/** For each folder the running sync, and the one that starts after it. */
const syncs = new Map<string, { running: Promise<void>; next: Promise<void> | undefined }>();

/** Makes new names in a folder durable. All calls during a sync share the next one. Not needed on Windows. */
function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return Promise.resolve();
  const sync = syncs.get(folder);
  if (!sync) return startSync(folder);
  sync.next ??= sync.running.catch(() => undefined).then(() => startSync(folder));
  return sync.next;
}

function startSync(folder: string): Promise<void> {
  const running = syncNow(folder);
  const sync = { running, next: undefined };
  syncs.set(folder, sync);
  const end = () => void (syncs.get(folder) === sync && !sync.next && syncs.delete(folder));
  running.then(end, end);
  return running;
}

async function syncNow(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
