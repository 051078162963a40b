// For comparison with mail software that is trusted: the same letters over SMTP to a postfix on this machine, which queues them on the same disk and holds them.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { Message } from '../../src/mail/contract.ts';
import { quantile } from '../bench/figures.ts';
import { table } from './chance.ts';

const master = '/usr/lib/postfix/sbin/master';
const port = 2599;

/** Starts an instance of postfix with folders of its own. It puts every letter on hold, so nothing leaves it. Postfix needs root and its own users. */
export async function measurePostfix({ letter, seconds }: { letter: Message; seconds: number }): Promise<void> {
  if (!existsSync(master) || process.getuid?.() !== 0) {
    console.log('\nPostfix: left out, because it is not installed (apt-get install postfix) or this is not root.');
    return;
  }
  const folder = mkdtempSync('/var/tmp/postfix-');
  const config = join(folder, 'etc');
  writeConfiguration(folder, config);
  const environment = { ...process.env, MAIL_CONFIG: config };
  execFileSync('/usr/sbin/postfix', ['-c', config, 'set-permissions'], { env: environment, stdio: 'ignore' });
  execFileSync('/usr/sbin/postfix', ['-c', config, 'check'], { env: environment, stdio: 'ignore' });
  const child = spawn(master, ['-c', config, '-d'], { env: environment, stdio: 'ignore' });
  try {
    await listening();
    for (const connections of [50, 500]) {
      const times: number[] = [];
      const until = performance.now() + seconds * 1_000;
      await Promise.all(Array.from({ length: connections }, () => deliver(letter, times, until)));
      const [p50, p99] = [Math.round(quantile(times, 0.5)), Math.round(quantile(times, 0.99))];
      table(`Postfix, ${connections} connections`, [
        ['accepted a second, durable', (times.length / seconds).toFixed(0)],
        ['p50 / p99 in ms', `${p50} / ${p99}`],
      ]);
    }
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeConfiguration(folder: string, config: string) {
  const queue = join(folder, 'queue');
  const data = join(folder, 'data');
  for (const one of [config, queue, data]) mkdirSync(one);
  execFileSync('chown', ['postfix', data]);
  execFileSync('chmod', ['755', folder]);
  writeFileSync(
    join(config, 'main.cf'),
    `compatibility_level = 3.6
queue_directory = ${queue}
data_directory = ${data}
command_directory = /usr/sbin
daemon_directory = /usr/lib/postfix/sbin
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mydestination = localhost
mynetworks = 127.0.0.0/8
local_recipient_maps =
alias_maps =
smtpd_recipient_restrictions = static:HOLD, permit_mynetworks, reject
smtpd_client_connection_count_limit = 0
smtpd_peername_lookup = no
default_process_limit = 600
maillog_file = ${join(folder, 'log')}
maillog_file_prefixes = ${folder}
import_environment = MAIL_CONFIG=${config}
`,
  );
  writeFileSync(
    join(config, 'master.cf'),
    `${port} inet n - n - - smtpd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
anvil unix - - n - 1 anvil
error unix - - n - - error
local unix - n n - - local
postlog unix-dgram n - n - 1 postlogd
`,
  );
}

/** Waits until postfix accepts connections. */
async function listening() {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await pause(100);
  }
  throw new Error('Postfix did not start.');
}

/** One connection that delivers letter after letter. Adds to `times`, for each, the ms from MAIL to the answer after the last dot. */
async function deliver({ subject, message, html }: Message, times: number[], until: number) {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8');
  let buffer = '';
  let onChange = () => {};
  socket.on('data', (data) => {
    buffer += data.toString();
    onChange();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => onChange());
  /** The code of the next answer; empty if the connection was closed. */
  const answer = async () => {
    for (;;) {
      const found = /^(\d{3}) .*\r\n/m.exec(buffer);
      if (found) {
        buffer = buffer.slice(found.index + found[0].length);
        return found[1];
      }
      if (socket.destroyed) return '';
      await new Promise<void>((resolve) => (onChange = resolve));
    }
  };
  const say = (text: string) => {
    socket.write(text);
    return answer();
  };
  await answer();
  await say('EHLO localhost\r\n');
  while (performance.now() < until && !socket.destroyed) {
    const began = performance.now();
    await say('MAIL FROM:<web@localhost>\r\n');
    await say('RCPT TO:<info@localhost>\r\n');
    await say('DATA\r\n');
    const body = Buffer.from(`${message}\n${html}`).toString('base64').replace(/.{76}/g, '$&\r\n');
    const code = await say(
      `Subject: ${encodeURIComponent(subject).slice(0, 200)}\r\nContent-Transfer-Encoding: base64\r\n\r\n${body}\r\n.\r\n`,
    );
    if (code === '250') times.push(performance.now() - began);
    else socket.destroy();
  }
  socket.end('QUIT\r\n');
}
