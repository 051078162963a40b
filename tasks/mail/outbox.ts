// The outbox: what waits, why, and the operator's commands. A gateway that runs on the folder carries them out; without one, this process takes the folder's lock
// and does so itself.
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';

import { controlPath } from '../../src/gateway/letters/operator/control-address.ts';
import { removeDurably } from '../../src/gateway/letters/outbox/durable-files.ts';
import { InUseError, lockFolder } from '../../src/gateway/letters/outbox/lock.ts';
import { codeOf } from '../../src/gateway/letters/log.ts';
import { asideName, listAside } from '../../src/gateway/letters/outbox/odd-files.ts';
import type { Command, Item, Listing, Reply } from '../../src/gateway/letters/operator/operator.ts';
import { readOutbox } from '../../src/gateway/letters/outbox/outbox-folder.ts';

/** How long the gateway may take to answer, in ms. */
const patience = 10_000;

/** Each prints what it has done or found, and resolves to the exit code. */
export const listOutbox = (folder: string): Promise<number> => carryOut(folder, { command: 'list' });
export const retry = (folder: string, id: string): Promise<number> => carryOut(folder, { command: 'retry', id });
export const drop = (folder: string, id: string): Promise<number> => carryOut(folder, { command: 'drop', id });

async function carryOut(folder: string, command: Command): Promise<number> {
  const { reply, isOffline } = await replyTo(folder, command);
  if ('problem' in reply) {
    console.error(reply.problem);
    return 1;
  }
  if ('listing' in reply) print(folder, reply.listing, isOffline);
  else console.log(reply.done);
  return 0;
}

function print(folder: string, { letters, more, setAside, trouble }: Listing, isOffline: boolean) {
  console.log();
  if (!letters.length) console.log(`No letter waits in ${folder}.`);
  for (const [title, isDead] of [
    ['Letters that wait', false],
    ['Letters that were refused for good', true],
  ] as const) {
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

function rowOf({ id, kind, accepted, failures, next, why }: Item, isOffline: boolean): string {
  const when = next === 'never' ? 'after a restart' : next === 'now' ? 'now' : moment(next);
  const tried = failures ? `failed ${failures === 1 ? 'once' : `${failures} times`}, ` : '';
  const lines = [`  ${id.slice(0, 8)}  ${kind}, since ${moment(accepted)}`];
  if (!isOffline) lines.push(`            ${tried}next try: ${when}`);
  if (why) lines.push(`            ${why}`);
  return lines.join('\n');
}

const moment = (time: number) => new Date(time).toLocaleString('en-CA', { dateStyle: 'medium', timeStyle: 'medium' });

/** `isOffline`: no gateway runs on the folder. */
async function replyTo(folder: string, command: Command): Promise<{ reply: Reply; isOffline: boolean }> {
  const online = (reply: Reply) => ({ reply, isOffline: false });
  if (!existsSync(folder)) return online({ problem: `There is no outbox at ${folder}. OUTBOX_DIR names another.` });
  const path = controlPath(folder);
  const socket = path && (await connected(path));
  if (socket) return online(await gatewaysReply(socket, command));
  try {
    return { reply: await withoutGateway(folder, command), isOffline: true };
  } catch (error) {
    if (!(error instanceof InUseError)) return online({ problem: `${folder} cannot be read (${reasonOf(error)}).` });
    return online({
      problem: path
        ? 'A gateway runs on this folder and does not answer. Try it as the same user, or stop the gateway first.'
        : 'A gateway runs on this folder. It takes no commands on Windows, or if the path of OUTBOX_DIR is longer than 90 characters: stop it first.',
    });
  }
}

const reasonOf = (error: unknown) => {
  const code = codeOf(error);
  return code === 'unknown' && error instanceof Error ? error.message : code;
};

/** Resolves to undefined if nothing listens there: no gateway runs, or it was killed. */
async function connected(path: string): Promise<Socket | undefined> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return undefined;
  }
}

async function gatewaysReply(socket: Socket, command: Command): Promise<Reply> {
  let text = '';
  socket.setEncoding('utf8');
  socket.setTimeout(patience, () => socket.destroy());
  socket.on('data', (data) => (text += data.toString()));
  socket.on('error', () => undefined);
  socket.write(`${JSON.stringify(command)}\n`);
  await once(socket, 'close');
  return text ? JSON.parse(text) : { problem: 'The gateway did not answer.' };
}

async function withoutGateway(folder: string, command: Command): Promise<Reply> {
  becomeOwner(folder);
  const lock = await lockFolder(folder, async () => undefined);
  try {
    const letters: (Item & { readonly name: string })[] = [];
    const odd: string[] = [];
    for await (const file of readOutbox(folder))
      if (file.is === 'letter') letters.push({ ...file, isDead: false, failures: 0, next: 'now', why: '' });
      else if (file.is === 'odd') odd.push(file.name);
    if (command.command === 'list')
      return { listing: { letters, more: 0, setAside: [...odd, ...(await listAside(folder))] } };
    if (command.command === 'retry')
      return { done: 'No gateway runs on this folder. It tries everything again when it starts.' };
    const [letter, second] = letters.filter(({ id }) => id.startsWith(command.id));
    if (!letter || second)
      return { problem: `${second ? 'Several letters begin' : 'No letter that waits begins'} with ${command.id}.` };
    await removeDurably(join(folder, letter.name));
    return { done: 'It is given up and deleted. Nobody will receive it.' };
  } finally {
    lock.release();
  }
}

/** Started by root, the command acts as the owner of the folder, so that it leaves no file there that the gateway cannot use. */
function becomeOwner(folder: string) {
  const { uid, gid } = statSync(folder);
  if (process.getuid?.() !== 0 || uid === 0) return;
  process.setgid?.(gid);
  process.setuid?.(uid);
}
