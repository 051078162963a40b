// Disks that are full, read-only, or searched for what was deleted. Needs root on Linux, for a small file system of its own; elsewhere it says so.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { table } from './chance.ts';
import { drained, startGateway } from './gateway.ts';
import { openMailServer } from './mail-server.ts';
import { registrationOf, sendPath } from './rounds.ts';

const run = (program, ...args) => execFileSync(program, args, { stdio: 'pipe' });

export async function disks({ failures }) {
  const folder = mkdtempSync(join(tmpdir(), 'torture-'));
  const outbox = join(folder, 'outbox');
  mkdirSync(outbox);
  try {
    run('mount', '-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', outbox);
  } catch {
    console.log('\nDisks: left out, because this account may not mount a small file system (it needs root on Linux).');
    return;
  }
  const rows = [];
  try {
    rows.push(...(await fullAndReadOnly(folder, outbox, failures)));
  } finally {
    run('umount', '--lazy', outbox);
  }
  try {
    rows.push(...(await searched(folder, outbox, failures)));
  } catch (error) {
    rows.push(['searched disk image', `left out: ${error.message.split('\n')[0]}`]);
  }
  table('Disks', rows);
  rmSync(folder, { recursive: true, force: true });
}

async function fullAndReadOnly(folder, outbox, failures) {
  const arrived = [];
  const server = await openMailServer({ onMail: ({ raw }) => arrived.push(raw.toString()) });
  await server.be('absent');
  const start = () => startGateway(folder, { SMTP_URL: server.url });
  let gateway = await start();
  let serial = 0;
  const taken = [];
  const refused = [];
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
  // A second, read-only view of the folder, laid over it: the first is in use and cannot be made so.
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
  // Each letter names its token in the plain address of Reply-To.
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

/** Letters on a file system in a file, delivered, and then every byte of that file searched for them. */
async function searched(folder, outbox, failures) {
  const image = join(folder, 'image');
  run('truncate', '-s', '24M', image);
  run('mkfs.ext4', '-q', image);
  run('mount', '-o', 'loop', image, outbox);
  const server = await openMailServer({ onMail: () => undefined });
  const countNow = () => {
    run('sync');
    return readFileSync(image).toString('latin1').split('family.example').length - 1;
  };
  let gateway;
  let before;
  try {
    await server.be('absent');
    const start = () => startGateway(folder, { SMTP_URL: server.url });
    gateway = await start();
    for (let count = 0; count < 20; count += 1) await gateway.post(sendPath, registrationOf(`image${count}`));
    before = countNow();
    await server.be('good');
    gateway = await drained(gateway, start);
    // The last letter's file is emptied just after it is counted as delivered; a stop waits for it.
    await gateway.stop();
    await server.close();
  } finally {
    run('umount', outbox);
  }
  const after = countNow();
  if (!before || after)
    failures.push(`the disk image held the address ${before} times before and ${after} times after delivery`);
  return [['addresses in the disk image before / after delivery', `${before} / ${after}`]];
}
