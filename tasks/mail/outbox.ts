// The outbox: what waits, why, and the operator's commands. Asks the gateway that runs on the folder; without one it takes the folder's lock and reads the files.
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

import { controlPath } from '../../src/gateway/letters/control-address.ts';
import { removeDurably } from '../../src/gateway/letters/durable-files.ts';
import { InUseError, lockFolder } from '../../src/gateway/letters/lock.ts';
import { asideName, listAside } from '../../src/gateway/letters/odd-files.ts';
import { readOutbox } from '../../src/gateway/letters/outbox-folder.ts';

/** Prints what waits, what was refused for good and what was set aside. */
export async function listOutbox(folder) {
  const { listing, problem } = await ask(folder, { command: 'list' });
  if (problem) return fail(problem);
  print(folder, listing);
}

export const retry = (folder, id) => tell(folder, { command: 'retry', id });
export const drop = (folder, id) => tell(folder, { command: 'drop', id });

async function tell(folder, command) {
  const { done, problem } = await ask(folder, command);
  if (problem) return fail(problem);
  console.log(done);
}

function fail(problem) {
  console.error(problem);
  return 1;
}

function print(folder, { letters, more, setAside, trouble, isOffline }) {
  console.log();
  if (!letters.length) console.log(`No letter waits in ${folder}.`);
  for (const [title, isDead] of [
    ['Letters that wait', false],
    ['Letters that were refused for good', true],
  ]) {
    const some = letters.filter((letter) => letter.isDead === isDead);
    if (some.length) console.log(`${title} (${some.length}):`);
    for (const letter of some) console.log(rowOf(letter, isOffline));
  }
  if (more) console.log(`… and ${more} more.`);
  if (trouble) console.log(`\nMail has not worked since ${moment(trouble.since)}: ${trouble.code} ${trouble.words}`);
  if (setAside.length) {
    console.log(`\nFiles that could not be read as letters (${setAside.length}), in ${join(folder, asideName)}:`);
    for (const name of setAside) console.log(`  ${JSON.stringify(name)}`);
    console.log('Delete them, or put them right, move them back and restart the gateway.');
  }
  if (isOffline) console.log('\nNo gateway runs on this folder. It tries everything again when it starts.');
  else if (letters.length) console.log('\nnpm run mail -- retry ID (or all)   npm run mail -- drop ID --yes');
}

function rowOf({ id, kind, accepted, failures, next, why }, isOffline) {
  const when = { now: 'now', never: 'after a restart' }[next] ?? moment(next);
  const tried = failures ? `failed ${failures === 1 ? 'once' : `${failures} times`}, ` : '';
  const lines = [`  ${id.slice(0, 8)}  ${kind}, since ${moment(accepted)}`];
  if (!isOffline) lines.push(`            ${tried}next try: ${when}`);
  if (why) lines.push(`            ${why}`);
  return lines.join('\n');
}

const moment = (time) => new Date(time).toLocaleString('en-CA', { dateStyle: 'medium', timeStyle: 'medium' });

/** What the gateway answers, or what the folder itself tells if there is none. */
async function ask(folder, command) {
  if (!existsSync(folder)) return { problem: `There is no outbox at ${folder}. OUTBOX_DIR names another.` };
  const path = controlPath(folder);
  const socket = path && (await connected(path));
  if (socket) return answerOf(socket, command);
  try {
    return await withoutGateway(folder, command);
  } catch (error) {
    if (!(error instanceof InUseError))
      return { problem: `${folder} cannot be read (${error.code ?? error.message}).` };
    return {
      problem: path
        ? 'A gateway runs on this folder and does not answer. Try it as the same user, or stop the gateway first.'
        : 'A gateway runs on this folder. It cannot be asked on Windows, or if the path of OUTBOX_DIR is longer than 90 characters: stop it first.',
    };
  }
}

/** Resolves to nothing if nobody listens: no gateway runs, or it was killed. */
async function connected(path) {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return undefined;
  }
}

async function answerOf(socket, command) {
  let text = '';
  socket.setEncoding('utf8');
  socket.setTimeout(10_000, () => socket.destroy());
  socket.on('data', (data) => (text += data));
  socket.on('error', () => undefined);
  socket.write(`${JSON.stringify(command)}\n`);
  await once(socket, 'close');
  return text ? JSON.parse(text) : { problem: 'The gateway did not answer.' };
}

async function withoutGateway(folder, { command, id }) {
  becomeOwner(folder);
  const lock = await lockFolder(folder, async () => undefined);
  try {
    const letters = [];
    const odd = [];
    for await (const file of readOutbox(folder))
      if (file.is === 'letter') letters.push({ ...file, isDead: false, failures: 0, next: 'now', why: '' });
      else if (file.is === 'odd') odd.push(file.name);
    if (command === 'list')
      return { listing: { letters, more: 0, setAside: [...odd, ...(await listAside(folder))], isOffline: true } };
    if (command === 'retry')
      return { done: 'No gateway runs on this folder. It tries everything again when it starts.' };
    const found = letters.filter((letter) => letter.id.startsWith(id));
    if (found.length !== 1)
      return { problem: `${found.length ? 'Several letters begin' : 'No letter that waits begins'} with ${id}.` };
    await removeDurably(join(folder, found[0].name));
    return { done: 'It is given up and deleted. Nobody will receive it.' };
  } finally {
    lock.release();
  }
}

/** Started by root, the command acts as the owner of the folder, so that it leaves no file there that the gateway cannot use. */
function becomeOwner(folder) {
  const { uid, gid } = statSync(folder);
  if (process.getuid?.() !== 0 || uid === 0) return;
  process.setgid(gid);
  process.setuid(uid);
}
