/** Serves the commands of `npm run mail` while the gateway runs: one line of JSON in, one out, over a Unix socket that only the gateway's account may open. */
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';

import { z } from 'zod/mini';

import { controlPath } from './control-address.ts';
import { privateFile } from '#gateway/letters/outbox/durable-files.ts';
import { codeOf, type Log } from '#gateway/letters/log.ts';
import { type Command, type Reply } from './operator.ts';

/** Characters of a command. */
const maxCommandLength = 1_000;
/** How long the socket waits for a command, in ms. Short, since a program sends it. */
const commandTimeout = 5_000;

const commands = z.discriminatedUnion('command', [
  z.object({ command: z.literal('list') }),
  z.object({ command: z.literal('retry'), id: z.string() }),
  z.object({ command: z.literal('drop'), id: z.string() }),
]);

export interface Control {
  close(): void;
}

/** Listens on a socket in the outbox folder. If that fails, it logs why and the gateway runs without it. */
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
    // Remove the socket of a gateway that was killed. This process holds the lock, so no other one listens on it.
    rmSync(path, { force: true });
    server.listen(path);
    // In case the folder was created by hand and other accounts may open it.
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
  socket.setTimeout(commandTimeout, () => socket.destroy());
  socket.on('error', () => undefined);
  socket.on('data', (data: string) => {
    text += data;
    if (text.length > maxCommandLength) return void socket.destroy();
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
