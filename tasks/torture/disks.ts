// Disks that are full or read-only, and a disk image that is searched for delivered letters. Needs root on Linux, to mount small file systems; elsewhere it is skipped.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sendPath } from '../../src/mail/contract.ts';
import { table } from './chance.ts';
import { drained, startGateway } from './gateway.ts';
import { openMailServer } from './mail-server.ts';
import { registrationOf } from './registration.ts';

type Rows = [name: string, figure: string | number][];

const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'pipe' });

export async function disks(failures: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'torture-'));
  const outbox = join(folder, 'outbox');
  mkdirSync(outbox);
  try {
    run('mount', '-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', outbox);
  } catch {
    console.log('\nDisks: left out, because this account may not mount a small file system (it needs root on Linux).');
    rmSync(folder, { recursive: true });
    return;
  }
  const rows: Rows = [];
  try {
    rows.push(...(await fullAndReadOnly(folder, outbox, failures)));
  } finally {
    run('umount', '--lazy', outbox);
  }
  try {
    rows.push(...(await searched(folder, outbox, failures)));
  } catch (error) {
    rows.push(['searched disk image', `left out: ${String(error).split('\n')[0]}`]);
  }
  table('Disks', rows);
  rmSync(folder, { recursive: true, force: true });
}

async function fullAndReadOnly(folder: string, outbox: string, failures: string[]): Promise<Rows> {
  const arrived: string[] = [];
  const server = await openMailServer({ onMail: ({ raw }) => void arrived.push(raw.toString()) });
  await server.be('absent');
  const start = () => startGateway(folder, { SMTP_URL: server.url });
  let gateway = await start();
  let serial = 0;
  const taken: string[] = [];
  const refused: string[] = [];
  const post = async () => {
    const token = `disk${(serial += 1)}x`;
    const { status, text } = await gateway.post(sendPath, registrationOf(token));
    (status === 200 ? taken : refused).push(token);
    if (status !== 200 && !(status === 503 && /try again in a few minutes, or call us/.test(text)))
      failures.push(`a full disk was answered with ${status} ${text}`);
    return status;
  };
  for (let count = 0; count < 500 && !refused.length; count += 1) await post();
  for (let count = 0; count < 5; count += 1) await post();
  const whenFull = `${taken.length} taken, then ${refused.length} refused with 503`;
  if (!refused.length) failures.push('the disk never was full');

  run('mount', '-o', 'remount,size=4m', outbox);
  const withRoom = await post();
  // The mount itself cannot be made read-only while the gateway uses it: a second, read-only mount of the same folder is laid over it.
  run('mount', '--bind', outbox, outbox);
  run('mount', '-o', 'remount,bind,ro', outbox);
  const readOnly = await post();
  run('umount', outbox);
  const writable = await post();
  if (withRoom !== 200 || readOnly !== 503 || writable !== 200)
    failures.push(`room ${withRoom}, read-only ${readOnly}, writable again ${writable}`);
  await server.be('good');
  gateway = await drained(gateway, start);
  await gateway.stop();
  await server.close();
  // The address in Reply-To begins with the letter's token.
  const got = new Set(arrived.map((raw) => /Reply-To: (\w+)@/i.exec(raw)?.[1]));
  const lost = taken.filter((token) => !got.has(token));
  const forged = refused.filter((token) => got.has(token));
  if (lost.length || forged.length) failures.push(`full disk: ${lost.length} lost, ${forged.length} refused but sent`);
  return [
    ['full disk, no mail server', whenFull],
    ['room again / read-only / writable again', `${withRoom} / ${readOnly} / ${writable}`],
    ['of those accepted, lost', lost.length],
    ['of those refused, sent', forged.length],
  ];
}

/** Delivers letters from an outbox on a file system in a file, and searches every byte of that file for them before and afterwards. */
async function searched(folder: string, outbox: string, failures: string[]): Promise<Rows> {
  const image = join(folder, 'image');
  run('truncate', '-s', '24M', image);
  run('mkfs.ext4', '-q', image);
  run('mount', '-o', 'loop', image, outbox);
  const server = await openMailServer({ onMail: () => undefined });
  const countNow = () => {
    run('sync');
    return readFileSync(image).toString('latin1').split('family.example').length - 1;
  };
  let before;
  try {
    await server.be('absent');
    const start = () => startGateway(folder, { SMTP_URL: server.url });
    const gateway = await start();
    for (let count = 0; count < 20; count += 1) await gateway.post(sendPath, registrationOf(`image${count}`));
    before = countNow();
    await server.be('good');
    // The last letter's file is emptied just after the letter is counted as delivered; a stop waits for that.
    await (await drained(gateway, start)).stop();
    await server.close();
  } finally {
    run('umount', outbox);
  }
  const after = countNow();
  if (!before || after)
    failures.push(`the disk image held the address ${before} times before and ${after} times after delivery`);
  return [['addresses in the disk image before / after delivery', `${before} / ${after}`]];
}
