// The gateway as a process of its own, which is posted to and killed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';

import { daycareFile } from '#daycare.ts';
import { registrationReport } from '#mail/registration-report.ts';

import { answers, now, letterhead } from '../mail/family.ts';
import { node, startProcess } from '../process.ts';
import { daycare } from './gateway.ts';

/** `status` is undefined if no answer came. */
export interface Answer {
  readonly status: number | undefined;
  readonly retryAfter: number;
}

/** A registration with a token in its names and in its address, by which it is recognised when it arrives. */
export const registrationOf = (token: string) =>
  registrationReport(letterhead, { ...answers, parentEmail: `${token}@family.example`, childLastName: token }, now);

/** Writes what a build says of the daycare, beside a site without pages. */
export function writeDaycare(folder: string, said: object = daycare): void {
  mkdirSync(join(folder, 'server'), { recursive: true });
  writeFileSync(join(folder, 'server', daycareFile), JSON.stringify(said));
}

/** Starts a gateway on a folder, and resolves when it serves. Rejects with its output if it ends instead. */
export async function startGateway(folder: string, settings: Readonly<Record<string, string>> = {}) {
  writeDaycare(folder);
  const gateway = startProcess(node, ['src/gateway/main.ts'], {
    env: {
      PORT: '0',
      SITE_DIR: join(folder, 'site'),
      OUTBOX_DIR: join(folder, 'outbox'),
      MAILBOX_DIR: join(folder, 'mailbox'),
      RATE_MAX: '100000',
      RATE_ALL: '1000000',
      MAX_CONNECTIONS: '10000',
      ...settings,
    },
  });
  const [, url = ''] = await gateway.said(/is open at (http:\S+)[^]*Mail goes to/);
  const agent = new Agent({ keepAlive: true });
  return {
    url,
    pid: gateway.pid,
    output: gateway.output,
    post: (letter: object) => post(agent, `${url}/api/sendEmail`, JSON.stringify(letter)),
    health: async () => (await fetch(`${url}/api/health`)).json() as Promise<{ queued: number; dead: number }>,
    /** Resolves to the exit code; null after SIGKILL. */
    async stop(signal: NodeJS.Signals) {
      gateway.kill(signal);
      const code = await gateway.exited;
      agent.destroy();
      return code;
    },
  };
}

export type RunningGateway = Awaited<ReturnType<typeof startGateway>>;

function post(agent: Agent, url: string, body: string) {
  return new Promise<Answer>((resolve) => {
    const fail = () => resolve({ status: undefined, retryAfter: 0 });
    const headers = { 'Content-Type': 'application/json' };
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      const { statusCode: status, headers: answered } = response;
      response.on('end', () => resolve({ status, retryAfter: Number(answered['retry-after'] ?? 0) }));
      response.on('error', fail);
      response.resume();
    });
    call.on('error', fail);
    call.end(body);
  });
}
