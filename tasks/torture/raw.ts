// Sends requests exactly as they are written, one after another over one connection, which is opened again where the gateway closes it.
import { connect, type Socket } from 'node:net';

const headEnd = '\r\n\r\n';

export interface RawConnection {
  /** Resolves to the status of the answer: 0 if the connection was closed without one. */
  send(text: string): Promise<number>;
  close(): void;
}

export function openRaw(url: string): RawConnection {
  const { port, hostname } = new URL(url);
  let socket: Socket | undefined;
  return {
    send: (text) =>
      new Promise((resolve) => {
        if (!socket || socket.destroyed || !socket.writable) socket = connect(Number(port), hostname).setNoDelay();
        const mine = socket;
        let seen = Buffer.alloc(0);
        /** Bytes of the body that are still to come; undefined while the head is read. */
        let left: number | undefined;
        let status = 0;
        let isLast = false;
        const done = () => {
          mine.removeAllListeners();
          mine.on('error', () => undefined);
          if (isLast) mine.destroy();
          resolve(status);
        };
        mine.on('data', (data: Buffer) => {
          if (left === undefined) {
            seen = Buffer.concat([seen, data]);
            const head = seen.indexOf(headEnd);
            if (head < 0) return;
            const headers = seen.toString('latin1', 0, head);
            status = Number(headers.slice(9, 12));
            left = Number(/content-length: (\d+)/i.exec(headers)?.[1] ?? 0) - (seen.length - head - headEnd.length);
            isLast = /connection: close/i.test(headers);
          } else left -= data.length;
          if (left <= 0) done();
        });
        mine.on('error', () => undefined);
        mine.on('close', done);
        mine.write(text, 'latin1');
      }),
    close: () => socket?.destroy(),
  };
}
