// The outbox: what waits, why, and the operator's commands. They read and write the same table as the gateway, whether one runs or not.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { asideName, connect, databaseCode, databaseName, listAside } from '../../src/gateway/letters/files.ts';
import { checkPlace, InUseError, lockFolder, PlaceError } from '../../src/gateway/letters/place.ts';
import type { Sql } from '../../src/gateway/letters/schema.ts';
import { wipe } from '../../src/gateway/letters/wipe.ts';
import { countLetters, findLetters, giveUp, listLetters, sendAgain, troubleIn, type Item } from './letters.ts';

/** Characters of an abbreviated id: fewer could be a typing mistake. */
const minIdLength = 4;

interface Outbox {
  readonly folder: string;
  readonly sql: Sql;
  /** Whether a gateway runs on the folder. */
  readonly isServed: boolean;
}

/** Thrown with what is wrong, for the person who gave the command. */
class Problem extends Error {}

/** Each prints what it has done or found, and returns the exit code. */
export const listOutbox = (folder: string): number => carryOut(folder, print);

export const retry = (folder: string, id: string): number =>
  carryOut(folder, ({ sql, isServed }) => {
    const letter = id === 'all' ? undefined : find(sql, id);
    const count = sendAgain(sql, letter?.id ?? '');
    if (!isServed) return console.log('No gateway runs on this folder. It tries everything again when it starts.');
    if (!letter)
      return console.log(count === 1 ? 'One letter is sent again now.' : `${count} letters are sent again now.`);
    console.log(count ? 'It is sent again now.' : 'It is being sent at this moment.');
  });

export const drop = (folder: string, id: string): number =>
  carryOut(folder, ({ sql }) => {
    if (!giveUp(sql, find(sql, id).id))
      throw new Problem('It is being sent at this moment. Please look again in a minute.');
    console.log('It is given up and deleted. Nobody will receive it.');
  });

function find(sql: Sql, id: string): Pick<Item, 'id'> {
  if (id.length < minIdLength) throw new Problem(`Please give at least ${minIdLength} characters of the letter's id.`);
  const [letter, other] = findLetters(sql, id);
  if (other) throw new Problem(`Several letters begin with ${id}. Please give more of the id.`);
  if (!letter) throw new Problem(`No letter that waits begins with ${id}.`);
  return letter;
}

function carryOut(folder: string, command: (outbox: Outbox) => void): number {
  try {
    if (!existsSync(folder)) throw new Problem(`There is no outbox at ${folder}. OUTBOX_DIR names another.`);
    becomeOwner(folder);
    checkPlace(folder);
    open(folder, command);
    return 0;
  } catch (error) {
    if (error instanceof PlaceError) console.error(`${folder} cannot be used: ${error.message}.`);
    else if (error instanceof Problem) console.error(error.message);
    else console.error(`${folder} cannot be read (${databaseCode(error)}).`);
    return 1;
  }
}

function open(folder: string, command: (outbox: Outbox) => void): void {
  const lock = lockUnlessServed(folder);
  try {
    if (!existsSync(join(folder, databaseName))) throw new Problem(`No letter waits in ${folder}.`);
    const db = connect(folder);
    try {
      const sql = db.createTagStore();
      // What a killed gateway was sending is not being sent.
      if (lock) void sql.run`UPDATE letters SET state = 'waiting', next_try = 0 WHERE state = 'sending'`;
      command({ folder, sql, isServed: !lock });
      wipe(folder, db);
    } finally {
      db.close();
    }
  } finally {
    lock?.release();
  }
}

/** Undefined if a gateway has the lock. */
function lockUnlessServed(folder: string) {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof InUseError) return undefined;
    throw error;
  }
}

function print({ folder, sql, isServed }: Outbox) {
  const letters = listLetters(sql);
  const setAside = listAside(folder);
  const trouble = isServed ? troubleIn(sql) : undefined;
  console.log();
  if (!letters.length) console.log(`No letter waits in ${folder}.`);
  for (const [title, states] of [
    ['Letters that wait', ['waiting', 'sending']],
    ['Letters that were refused for good', ['dead']],
  ] as const) {
    const some = letters.filter(({ state }) => states.some((each) => each === state));
    if (some.length) console.log(`${title} (${some.length}):`);
    for (const letter of some) console.log(rowOf(letter, isServed));
  }
  const more = countLetters(sql) - letters.length;
  if (more > 0) console.log(`… and ${more} more.`);
  if (trouble) console.log(`\nMail has not worked since ${moment(trouble.since)}: ${trouble.code} ${trouble.words}`);
  if (setAside.length) {
    console.log(`\nDatabases that were damaged and set aside (${setAside.length}), in ${join(folder, asideName)}:`);
    for (const name of setAside) console.log(`  ${JSON.stringify(name)}`);
    console.log('Delete it once nobody needs it: docs/deploy.md says how to look into a database.');
  }
  if (!isServed) console.log('\nNo gateway runs on this folder. It tries everything again when it starts.');
  else if (letters.length) console.log('\nnpm run mail -- retry ID (or all)   npm run mail -- drop ID --yes');
}

function rowOf({ id, kind, state, accepted, tries, nextTry, why }: Item, isServed: boolean): string {
  const when = state === 'sending' || nextTry === 0 ? 'now' : nextTry === null ? 'after a restart' : moment(nextTry);
  const tried = tries ? `failed ${tries === 1 ? 'once' : `${tries} times`}, ` : '';
  const lines = [`  ${id.slice(0, 8)}  ${kind}, since ${moment(accepted)}`];
  if (isServed) lines.push(`            ${tried}next try: ${when}`);
  if (why) lines.push(`            ${why}`);
  return lines.join('\n');
}

const moment = (time: number) => new Date(time).toLocaleString('en-CA', { dateStyle: 'medium', timeStyle: 'medium' });

/** Started by root, the command acts as the owner of the folder, so that it leaves no file there that the gateway cannot use. */
function becomeOwner(folder: string) {
  const { uid, gid } = statSync(folder);
  if (process.getuid?.() !== 0 || uid === 0) return;
  process.setgid?.(gid);
  process.setuid?.(uid);
}
