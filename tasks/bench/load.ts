// Asks for one address again and again over some connections that are kept open, one question at a time each, and prints how fast it was answered.
import { connect } from 'node:net';

const [address, seconds, connections] = process.argv.slice(2);
const { hostname, port, pathname, host } = new URL(address);
const question = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html,*/*\r\nAccept-Encoding: gzip, br\r\n\r\n`;
const headEnd = Buffer.from('\r\n\r\n');
const times = [];
const until = performance.now() + Number(seconds) * 1000;

await Promise.all(Array.from({ length: Number(connections) }, ask));
times.sort((one, other) => one - other);
const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))];
console.log(JSON.stringify({ rate: times.length / Number(seconds), p50: at(0.5), p99: at(0.99) }));

/** One connection. Answers have a Content-Length; a status other than 200 ends everything. */
function ask() {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let asked = 0;
    let head = Buffer.alloc(0);
    /** Bytes of the body that are still to come; undefined while the head is read. */
    let left;
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('connect', next);
    socket.on('data', (data) => {
      let rest = data;
      if (left === undefined) {
        head = head.length ? Buffer.concat([head, data]) : data;
        const end = head.indexOf(headEnd);
        if (end < 0) return;
        const text = head.latin1Slice(0, end);
        if (!text.startsWith('HTTP/1.1 200')) return reject(new Error(text));
        left = Number(/content-length: (\d+)/i.exec(text)[1]);
        rest = head.subarray(end + headEnd.length);
        head = Buffer.alloc(0);
      }
      left -= rest.length;
      if (left > 0) return;
      left = undefined;
      times.push(performance.now() - asked);
      if (performance.now() < until) next();
      else {
        socket.destroy();
        resolve();
      }
    });
    function next() {
      asked = performance.now();
      socket.write(question);
    }
  });
}
