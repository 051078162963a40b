// The gateway as its own process, to be posted to and killed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';

import { node, root } from '../programs.ts';
import { pause } from './chance.ts';

/** Starts a gateway on a folder and resolves when it serves, or when it ended instead. */
export async function startGateway(folder, settings = {}) {
  const child = spawn(node, [join(root, 'src/gateway/main.ts')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      OUTBOX_DIR: join(folder, 'outbox'),
      MAILBOX_DIR: join(folder, 'mailbox'),
      RATE_MAX: '100000',
      RATE_ALL: '1000000',
      PLAIN_MAX: '100000',
      MAX_CONNECTIONS: '10000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (log += data));
  const exited = once(child, 'exit');
  while (child.exitCode === null && child.signalCode === null && !log.includes('Mail goes to')) await pause(5);
  const url = /is open at (http:\S+)/.exec(log)?.[1] ?? '';
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
  return {
    url,
    pid: child.pid,
    log: () => log,
    /** Posts JSON; the status, the text and Retry-After of the answer, or nothing if none came. */
    post: (path, body) => post(agent, url + path, typeof body === 'string' ? body : JSON.stringify(body)),
    health: async () => (await fetch(`${url}/api/health`)).json(),
    /** Resolves to the exit code; null after SIGKILL. */
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await exited;
      agent.destroy();
      return child.exitCode;
    },
  };
}

function post(agent, url, body) {
  return new Promise((resolve) => {
    const call = request(
      url,
      { method: 'POST', agent, headers: { 'Content-Type': 'application/json' } },
      (response) => {
        let text = '';
        response.on('data', (data) => (text += data));
        const comeBack = response.headers['retry-after'];
        response.on('end', () => resolve({ status: response.statusCode, text, comeBack }));
        response.on('error', () => resolve({}));
        response.on('aborted', () => resolve({}));
      },
    );
    call.on('error', () => resolve({}));
    call.end(body);
  });
}

/** Waits until nothing is left to deliver; what was refused for good is tried again by a restart. Resolves to the gateway that is running then. */
export async function drained(gateway, restart, patience = 300_000) {
  let current = gateway;
  const until = Date.now() + patience;
  while (Date.now() < until) {
    const { queued, dead } = await current.health();
    if (!queued && !dead) return current;
    if (!queued) {
      await current.stop();
      current = await restart();
    }
    await pause(50);
  }
  return current;
}
