// Requests exactly as they are written, over real connections: client libraries tidy addresses and headers first, and limits of connections are the server's.
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';

import { onTestFinished } from 'vitest';

import { type openGateway } from '../gateway.ts';

export type Gateway = Awaited<ReturnType<typeof openGateway>>;
export type Raw = Socket & { answer: () => string };

/** Lets the gateway listen; returns what opens a connection and writes to it. */
export async function listening({ app }: Gateway): Promise<(text?: string) => Promise<Raw>> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return async (text = '') => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.write(text, 'latin1');
    return Object.assign(socket, { answer: () => answer });
  };
}

/** The whole answer to a request that asks for the connection to be closed. */
export async function answerTo(open: (text: string) => Promise<Raw>, text: string): Promise<string> {
  const socket = await open(text);
  if (!socket.closed) await once(socket, 'close');
  return socket.answer();
}

export const statusOf = (answer: string) => Number(answer.slice('HTTP/1.1 '.length).split(' ', 1)[0]);
