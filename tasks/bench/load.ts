// A program of its own: node load.ts ADDRESS SECONDS CONNECTIONS. Requests one address again and again over connections that are kept open, one request at a time
// on each, and prints as JSON how fast the answers came.
import { connect } from 'node:net';

import { quantile } from './figures.ts';

const [address = '', seconds, connections] = process.argv.slice(2);
const { hostname, port, pathname, host } = new URL(address);
const request = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html,*/*\r\nAccept-Encoding: gzip, br\r\n\r\n`;
const headEnd = Buffer.from('\r\n\r\n');
/** From each request to the end of its answer, in ms. */
const times: number[] = [];
const until = performance.now() + Number(seconds) * 1000;

await Promise.all(Array.from({ length: Number(connections) }, keepRequesting));
console.log(
  JSON.stringify({ rate: times.length / Number(seconds), p50: quantile(times, 0.5), p99: quantile(times, 0.99) }),
);

/** One connection. Rejects if an answer has another status than 200. Every answer must have a Content-Length. */
function keepRequesting() {
  return new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let sent = 0;
    let head = Buffer.alloc(0);
    /** Bytes of the body that are still to come; undefined while the head is read. */
    let left: number | undefined;
    const next = () => {
      sent = performance.now();
      socket.write(request);
    };
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('connect', next);
    socket.on('data', (data: Buffer) => {
      let rest = data;
      if (left === undefined) {
        head = Buffer.concat([head, data]);
        const end = head.indexOf(headEnd);
        if (end < 0) return;
        const text = head.toString('latin1', 0, end);
        if (!text.startsWith('HTTP/1.1 200')) return void reject(new Error(text));
        left = Number(/content-length: (\d+)/i.exec(text)?.[1]);
        rest = head.subarray(end + headEnd.length);
        head = Buffer.alloc(0);
      }
      left -= rest.length;
      if (left > 0) return;
      left = undefined;
      times.push(performance.now() - sent);
      if (performance.now() < until) next();
      else {
        socket.destroy();
        resolve();
      }
    });
  });
}
