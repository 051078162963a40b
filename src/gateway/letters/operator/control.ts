/** Takes the operator's commands while the gateway runs: one line of JSON in, one out, over a socket that only the gateway's own account may open. */
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';

import { z } from 'zod/mini';

import { controlPath } from './control-address.ts';
import { privateFile } from '#gateway/letters/outbox/durable-files.ts';
import { codeOf, type Log } from '#gateway/letters/log.ts';
import { type Command, type Reply } from './operator.ts';

/** Characters of a command. */
const longestCommand = 1_000;
/** Nobody types into the socket: a command comes at once, in ms. */
const patience = 5_000;

const commands = z.discriminatedUnion('command', [
  z.object({ command: z.literal('list') }),
  z.object({ command: z.literal('retry'), id: z.string() }),
  z.object({ command: z.literal('drop'), id: z.string() }),
]);

export interface Control {
  close(): void;
}

/** Listens in the outbox folder. A gateway that cannot do so goes on without; the log says why. */
export function listenForCommands(folder: string, run: (command: Command) => Promise<Reply>, log: Log): Control {
  const path = controlPath(folder);
  if (path === undefined) {
    log.info(
      {},
      'npm run mail cannot ask this gateway while it runs: no sockets here, or the path of OUTBOX_DIR is too long',
    );
    return { close: () => undefined };
  }
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket, run);
  });
  server.on('error', (error) =>
    log.warn({ code: codeOf(error) }, 'npm run mail cannot ask this gateway while it runs'),
  );
  try {
    // A gateway that was killed leaves its socket behind. This one holds the lock, so nobody else listens on it.
    rmSync(path, { force: true });
    server.listen(path);
    // The folder is open to this account only; if it was made by hand, the socket still is.
    chmodSync(path, privateFile);
  } catch (error) {
    server.emit('error', error);
  }
  server.unref();
  return {
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function serve(socket: Socket, run: (command: Command) => Promise<Reply>): void {
  let text = '';
  socket.setEncoding('utf8');
  socket.setTimeout(patience, () => socket.destroy());
  socket.on('error', () => undefined);
  socket.on('data', (data: string) => {
    text += data;
    if (text.length > longestCommand) return void socket.destroy();
    const end = text.indexOf('\n');
    if (end < 0) return;
    socket.removeAllListeners('data');
    void answer(text.slice(0, end), run).then((reply) => socket.end(`${JSON.stringify(reply)}\n`));
  });
}

async function answer(line: string, run: (command: Command) => Promise<Reply>): Promise<Reply> {
  try {
    const command = commands.safeParse(JSON.parse(line));
    return command.success ? await run(command.data) : { problem: 'This gateway does not know that command.' };
  } catch (error) {
    return { problem: `The command failed (${codeOf(error)}).` };
  }
}
