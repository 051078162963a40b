// Requests exactly as they are written, one after another over a connection that is kept open where the gateway keeps it.
import { connect } from 'node:net';

const headEnd = '\r\n\r\n';

/** Returns what sends a request and resolves to the status of its answer: 0 if the connection was closed without one. */
export function openRaw(url) {
  const { port, hostname } = new URL(url);
  let socket;
  return {
    ask: (text) =>
      new Promise((resolve) => {
        if (!socket || socket.destroyed || !socket.writable) socket = connect(Number(port), hostname).setNoDelay();
        const mine = socket;
        let seen = Buffer.alloc(0);
        /** Bytes of the body that are still to come; undefined while the head is read. */
        let left;
        let status = 0;
        let isLast = false;
        const done = () => {
          mine.removeAllListeners();
          mine.on('error', () => undefined);
          if (isLast) mine.destroy();
          resolve(status);
        };
        mine.on('data', (data) => {
          if (left === undefined) {
            seen = Buffer.concat([seen, data]);
            const head = seen.indexOf(headEnd);
            if (head < 0) return;
            const headers = seen.latin1Slice(0, head);
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
