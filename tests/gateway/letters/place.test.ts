// @vitest-environment node
// Where an outbox may not stand, and who may not share it: the start says it in a sentence.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { connect } from '#gateway/letters/files.ts';
import { checkPlace } from '#gateway/letters/place.ts';

import { report } from '../../mail/family.ts';
import { openGateway, temporaryFolder } from '../gateway.ts';

test.skipIf(process.platform !== 'linux').each([0x6969, 0xfe534d42, 0x01021997])(
  'a network disk (%x) is refused',
  (type) => {
    expect(() => checkPlace(temporaryFolder(), () => type)).toThrow('it is on a network disk.');
  },
);

test('the disk of this machine is taken', () => {
  expect(() => checkPlace(temporaryFolder())).not.toThrow();
});

test('letters of an earlier version, which kept each in a file, are not taken over: the start says what to do, and changes nothing', async () => {
  const folder = temporaryFolder();
  const outbox = join(folder, 'outbox');
  mkdirSync(outbox);
  writeFileSync(join(outbox, '0000000002-b.json'), '{"state":"queued","letter":{"id":"b"}}');
  const before = readdirSync(outbox);
  await expect(openGateway({ folder })).rejects.toThrow(
    'letters of an earlier version wait in it. Start that version until its npm run mail lists none',
  );
  expect(readdirSync(outbox)).toEqual(before);
});

test('what an earlier version has kept for ten minutes of a delivered letter stops no start', async () => {
  const folder = temporaryFolder();
  const outbox = join(folder, 'outbox');
  mkdirSync(outbox);
  writeFileSync(join(outbox, '0000000001-a.json'), '{"state":"delivered","id":"a"}');
  const gateway = await openGateway({ folder });
  expect((await gateway.send(report)).statusCode).toBe(200);
  expect(await gateway.mails()).toHaveLength(1);
});

test('a database of a later version is refused, and left as it is', async () => {
  const folder = temporaryFolder();
  const gateway = await openGateway({ folder });
  await gateway.close();
  const db = connect(gateway.outboxFolder);
  db.exec('PRAGMA user_version = 2');
  db.close();
  await expect(openGateway({ folder })).rejects.toThrow('its letters are of another version (2)');
});

test('a second gateway on one folder says so and stops, and the first goes on', async () => {
  const first = await openGateway();
  await expect(openGateway({ folder: first.folder })).rejects.toThrow('another gateway of this folder. End it first');
  expect((await first.send(report)).statusCode).toBe(200);
  expect(await first.mails()).toHaveLength(1);
});
