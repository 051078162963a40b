/** Where an outbox may stand: on a disk of this machine, and in a folder without letters of an earlier version, which kept each in a file. */
import { closeSync, openSync, readdirSync, readSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

import { PlaceError } from './place-error.ts';

/** Linux's numbers of file systems on other machines (statfs(2)). A database with a write-ahead log needs memory that all its processes share. */
const networks: Readonly<Record<number, string>> = {
  0x6969: 'NFS',
  0x517b: 'SMB',
  0xff534d42: 'CIFS',
  0xfe534d42: 'SMB',
  0x5346414f: 'AFS',
  0x01021997: '9P',
  0x00c36400: 'Ceph',
  0x0bd00bd0: 'Lustre',
  0x7461636f: 'OCFS2',
  0x01161970: 'GFS2',
};

const fileOfLetter = /^\d{10,15}-[\w-]+\.json$/;
/** How the file of a letter begins of which an earlier version kept digests alone. */
const delivered = '{"state":"delivered"';

/** Throws a PlaceError. @param typeOf for tests: the number of a folder's file system */
export function checkPlace(folder: string, typeOf = (path: string) => statfsSync(path).type): void {
  const network = process.platform === 'linux' ? networks[typeOf(folder)] : undefined;
  if (network)
    throw new PlaceError(`it is on a network disk (${network}). Letters wait on a disk of this machine alone`);
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => fileOfLetter.test(entry.name));
  if (files.some((entry) => entry.isFile() && beginningOf(join(folder, entry.name)) !== delivered))
    throw new PlaceError(
      'letters of an earlier version wait in it. Start that version until all are delivered, or drop them with its npm run mail',
    );
}

function beginningOf(path: string): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(delivered.length);
    return bytes.toString('latin1', 0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}
