// A mail server that fails on demand: at whole connections (`be`), and at single letters whose text contains a poison. A message counts as arrived when its last
// line has come, whatever the server answers, because a real server may do the same.
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

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
] as const;
export type Fault = (typeof faults)[number];

type Place = 'greeting' | 'MAIL' | 'RCPT' | 'body';

/** What is answered in place of the usual reply, and when. */
const replies: Partial<Record<Fault, { readonly at: Place; readonly text: string }>> = {
  refuses: { at: 'greeting', text: '554 No service here' },
  421: { at: 'MAIL', text: '421 Too busy, closing' },
  451: { at: 'RCPT', text: '451 Try again later' },
  550: { at: 'RCPT', text: '550 No such user' },
  552: { at: 'body', text: '552 Mailbox full' },
};

/** A letter whose text contains one of these meets that fault each time it comes, even while the server accepts all others. */
export const poisons = ['POISONcut', 'POISON421', 'POISONsilence', 'POISON451'] as const;
export type Poison = (typeof poisons)[number];

export interface Mail {
  readonly raw: Buffer;
  /** The recipient's address. */
  readonly to: string;
}

export interface MailServer {
  readonly url: string;
  /** How many connections or letters met each fault. */
  readonly met: ReadonlyMap<Fault | Poison, number>;
  close(): Promise<void>;
  /** Cuts every connection that is open. */
  cut(): void;
  /** From now on poisonous letters are taken like any other. */
  cure(): void;
  /** Sets the fault of connections that are opened from now on. */
  be(fault: Fault): Promise<void>;
}

interface Options {
  /** How long "slow" takes to say 250, in ms. */
  readonly slowness?: number;
  readonly onMail: (mail: Mail) => void;
}

export async function openMailServer({ slowness = 30_000, onMail }: Options): Promise<MailServer> {
  let fault: Fault = 'good';
  let isPoisonous = true;
  const sockets = new Set<Socket>();
  const met = new Map<Fault | Poison, number>();
  const count = (name: Fault | Poison) => met.set(name, (met.get(name) ?? 0) + 1);
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    count(fault);
    serve(socket, { fault, slowness, onMail, poisonOf });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;

  function poisonOf(raw: string): Poison | undefined {
    const poison = isPoisonous ? poisons.find((each) => raw.includes(each)) : undefined;
    if (poison) count(poison);
    return poison;
  }

  async function close() {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    met,
    close,
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    cure: () => void (isPoisonous = false),
    async be(next) {
      fault = next;
      if (next === 'absent') {
        count(next);
        await close();
      } else if (!server.listening) {
        server.listen(port, '127.0.0.1');
        await once(server, 'listening');
      }
    },
  };
}

interface Connection extends Required<Options> {
  readonly fault: Fault;
  /** The poison that a letter contains. */
  readonly poisonOf: (raw: string) => Poison | undefined;
}

/** Speaks SMTP (RFC 5321) as far as the gateway needs it. */
function serve(socket: Socket, { fault, slowness, onMail, poisonOf }: Connection) {
  let buffer = '';
  let isBody = false;
  let to = '';
  const replyAt = (place: Place, usual: string) => {
    const special = replies[fault]?.at === place ? replies[fault].text : undefined;
    socket.write(`${special ?? usual}\r\n`);
    if (special && (fault === 'refuses' || fault === '421')) socket.end();
  };
  replyAt('greeting', '220 localhost ESMTP');
  socket.setEncoding('latin1');
  socket.on('data', (data) => {
    buffer += data.toString();
    for (;;) {
      if (isBody && fault === 'drops in DATA' && buffer.length > 400) return void socket.destroy();
      const lineEnd = isBody ? '\r\n.\r\n' : '\r\n';
      const end = buffer.indexOf(lineEnd);
      if (end < 0) return;
      const text = buffer.slice(0, end);
      buffer = buffer.slice(end + lineEnd.length);
      if (isBody) takeBody(text);
      else takeCommand(text);
      if (socket.destroyed) return;
    }
  });

  function takeBody(raw: string) {
    isBody = false;
    const poison = poisonOf(raw);
    if (poison === 'POISONcut') return void socket.destroy();
    if (poison === 'POISONsilence') return;
    if (poison === 'POISON421') return void socket.end('421 Too busy, closing\r\n');
    if (poison === 'POISON451') return void socket.write('451 Try again later\r\n');
    if (fault !== '552') onMail({ raw: Buffer.from(raw.replace(/^\.\./gm, '.'), 'latin1'), to });
    if (fault === 'drops before 250') return void socket.destroy();
    if (fault === 'slow') setTimeout(() => socket.write('250 Kept\r\n'), slowness).unref();
    else replyAt('body', '250 Kept');
  }

  function takeCommand(line: string) {
    const verb = line.slice(0, 4).toUpperCase();
    if (fault === 'stalls' && verb === 'MAIL') return;
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
}
