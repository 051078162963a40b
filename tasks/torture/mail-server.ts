// A mail server that fails on demand: for whole connections by `be`, for single letters by the poison in them. A message counts as arrived when its last line has come, whatever is answered: that is what a real server may do with it.
import { createServer } from 'node:net';

export const faults = [
  'good',
  'refuses',
  'stalls',
  'drops in DATA',
  'drops before 250',
  '421',
  '451',
  '550',
  '552',
  'slow',
  'absent',
];

/** What is answered in place of the usual reply, and when. */
const replies = {
  refuses: { at: 'greeting', text: '554 No service here' },
  421: { at: 'MAIL', text: '421 Too busy, closing' },
  451: { at: 'RCPT', text: '451 Try again later' },
  550: { at: 'RCPT', text: '550 No such user' },
  552: { at: 'body', text: '552 Mailbox full' },
};

/** What befalls a letter that names one of these in its text, each time it comes, whatever the server does to others. */
export const poisons = ['POISONcut', 'POISON421', 'POISONsilence', 'POISON451'];
const poisonIn = new RegExp(poisons.join('|'));

/** @param slowness how long "slow" takes to say 250, in ms */
export async function openMailServer({ slowness = 30_000, onMail }) {
  let fault = 'good';
  let isPoisonous = true;
  const sockets = new Set();
  const met = Object.fromEntries([...faults, ...poisons].map((name) => [name, 0]));
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    serve(socket, fault);
  });
  await listen(0);
  const { port } = server.address();

  function listen(at) {
    return new Promise((resolve) => server.listen(at, '127.0.0.1', resolve));
  }

  function serve(socket, mode) {
    let buffer = '';
    let isBody = false;
    let to = '';
    met[mode] += 1;
    const replyAt = (place, usual) => {
      const special = replies[mode];
      socket.write(`${special?.at === place ? special.text : usual}\r\n`);
      if (special?.at === place && ['refuses', '421'].includes(mode)) socket.end();
    };
    replyAt('greeting', '220 localhost ESMTP');
    socket.setEncoding('latin1');
    socket.on('data', (data) => {
      buffer += data;
      for (;;) {
        if (isBody) {
          if (mode === 'drops in DATA' && buffer.length > 400) return void socket.destroy();
          const end = buffer.indexOf('\r\n.\r\n');
          if (end < 0) return;
          const raw = buffer.slice(0, end);
          buffer = buffer.slice(end + 5);
          isBody = false;
          const [poison] = (isPoisonous && poisonIn.exec(raw)) || [];
          if (poison) {
            met[poison] += 1;
            if (poison === 'POISONcut') return void socket.destroy();
            if (poison === 'POISONsilence') return;
            socket.write(poison === 'POISON421' ? '421 Too busy, closing\r\n' : '451 Try again later\r\n');
            if (poison === 'POISON421') socket.end();
            continue;
          }
          if (mode !== '552') onMail({ raw: Buffer.from(raw.replace(/^\.\./gm, '.'), 'latin1'), to });
          if (mode === 'drops before 250') return void socket.destroy();
          if (mode === 'slow') setTimeout(() => socket.write('250 Kept\r\n'), slowness).unref();
          else replyAt('body', '250 Kept');
          continue;
        }
        const end = buffer.indexOf('\r\n');
        if (end < 0) return;
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        const verb = line.slice(0, 4).toUpperCase();
        if (mode === 'stalls' && verb === 'MAIL') return;
        if (verb === 'EHLO' || verb === 'HELO') socket.write('250 localhost\r\n');
        else if (verb === 'MAIL') replyAt('MAIL', '250 Ok');
        else if (verb === 'RCPT') {
          to = /<(.*)>/.exec(line)?.[1] ?? '';
          replyAt('RCPT', '250 Ok');
        } else if (verb === 'DATA') {
          isBody = true;
          socket.write('354 Go on\r\n');
        } else if (verb === 'QUIT') socket.end('221 Bye\r\n');
        else socket.write('250 Ok\r\n');
      }
    });
  }

  const close = () =>
    new Promise((resolve) => {
      for (const socket of sockets) socket.destroy();
      if (server.listening) server.close(resolve);
      else resolve();
    });

  return {
    url: `smtp://127.0.0.1:${port}`,
    met,
    close,
    /** Cuts every connection that is open. */
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    /** From now on poisonous letters are taken like any other. */
    cure: () => void (isPoisonous = false),
    /** Decides what befalls connections that are opened from now on. */
    async be(next) {
      fault = next;
      if (next === 'absent') {
        met.absent += 1;
        await close();
      } else if (!server.listening) await listen(port);
    },
  };
}
