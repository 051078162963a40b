// The gateway as a process of its own, which is posted to and killed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { node, root } from '../programs.ts';

/** `status` is undefined if no answer came. */
export interface Answer {
  readonly status: number | undefined;
  readonly text: string;
  readonly retryAfter: string | undefined;
}

/** What is read of /api/health. */
export interface Health {
  readonly status: string;
  readonly queued: number;
  readonly dead: number;
  readonly redis?: string;
}

export interface RunningGateway {
  /** Empty if it did not start. */
  readonly url: string;
  readonly pid: number;
  /** What it has printed. */
  log(): string;
  /** Posts JSON, or text as it is. */
  post(path: string, body: object | string): Promise<Answer>;
  health(): Promise<Health>;
  /** Resolves to the exit code; null after SIGKILL. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts a gateway on a folder and resolves when it serves, or when it ended instead. */
export async function startGateway(folder: string, settings: NodeJS.ProcessEnv = {}): Promise<RunningGateway> {
  const child = spawn(node, [join(root, 'src/gateway/main.ts')], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
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
  if (child.pid === undefined) throw new Error('The gateway could not be started.');
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (log += data.toString()));
  const exited = once(child, 'exit');
  while (child.exitCode === null && child.signalCode === null && !log.includes('Mail goes to')) await pause(5);
  const url = /is open at (http:\S+)/.exec(log)?.[1] ?? '';
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
  return {
    url,
    pid: child.pid,
    log: () => log,
    post: (path, body) => post(agent, url + path, typeof body === 'string' ? body : JSON.stringify(body)),
    health: async () => {
      const health: Health = JSON.parse(await (await fetch(`${url}/api/health`)).text());
      return health;
    },
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await exited;
      agent.destroy();
      return child.exitCode;
    },
  };
}

function post(agent: Agent, url: string, body: string) {
  return new Promise<Answer>((resolve) => {
    const fail = () => resolve({ status: undefined, text: '', retryAfter: undefined });
    const call = request(
      url,
      { method: 'POST', agent, headers: { 'Content-Type': 'application/json' } },
      (response) => {
        let text = '';
        response.on('data', (data: Buffer) => (text += data.toString()));
        const retryAfter = response.headers['retry-after'];
        response.on('end', () => resolve({ status: response.statusCode, text, retryAfter }));
        response.on('error', fail);
        response.on('aborted', fail);
      },
    );
    call.on('error', fail);
    call.end(body);
  });
}

/** Waits until nothing is left to deliver. A restart tries again what was refused for good. Resolves to the gateway that is running then. */
export async function drained(
  gateway: RunningGateway,
  restart: () => Promise<RunningGateway>,
  patience = 300_000,
): Promise<RunningGateway> {
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
