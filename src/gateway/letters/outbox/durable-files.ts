/** Files that survive a power cut: written aside, synced, renamed into place, and the folder synced. And files that are really gone. */
import { mkdir, open, rename, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Ending of a file that is not finished; it never stood for a promise and may be deleted. */
export const unfinished = '.tmp';

/** Readable by nobody but the account that the gateway runs as. */
export const privateFile = 0o600;
export const privateFolder = 0o700;

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

/** Removes a file, its words too: what is only unlinked can still be read off the disk. */
export const removeDurably = (path: string) =>
  wiped(path, async () => {
    await unlink(path);
    await syncFolder(dirname(path));
  });

/** As `writeDurably`; the words that stood there before are overwritten on the disk. */
export const replaceDurably = (path: string, data: string) => wiped(path, () => writeDurably(path, data));

/** Takes a file's name away, then fills its old place with zeros. In this order, so that a crash leaves no empty letter. */
async function wiped(path: string, takeAway: () => Promise<void>): Promise<void> {
  const file = await open(path, 'r+').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw error;
    return undefined;
  });
  try {
    await takeAway();
    if (!file) return;
    const { size } = await file.stat();
    await file.write(new Uint8Array(size), 0, size, 0);
    await file.sync();
  } finally {
    await file?.close();
  }
}

/** A sync that is under way, and the one that waits for it, for each folder. */
const syncs = new Map<string, { running: Promise<void>; next: Promise<void> | undefined }>();

/** A new name is only as safe as its folder. Who asks while a sync is under way shares the one after it. Windows keeps names itself. */
function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return Promise.resolve();
  const sync = syncs.get(folder);
  if (!sync) return begin(folder);
  sync.next ??= sync.running.catch(() => undefined).then(() => begin(folder));
  return sync.next;
}

function begin(folder: string): Promise<void> {
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
