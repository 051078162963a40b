// A Redis for the time of a run, and a free port.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

export interface RedisServer {
  readonly url: string;
  /** Resolves to whether it started. */
  start(): Promise<boolean>;
  freeze(): void;
  thaw(): void;
  kill(): Promise<void>;
}

/** Starts a Redis that writes nothing to disk. Undefined if none is installed. */
export async function openRedis(folder: string): Promise<RedisServer | undefined> {
  const port = await freePort();
  let child = startProgram();
  function startProgram() {
    return spawn(
      'redis-server',
      ['--port', port, '--bind', '127.0.0.1', '--requirepass', 'torture', '--save', '', '--dir', folder],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
  }
  async function isReady() {
    const { stdout } = child;
    const failed = once(child, 'error').then(() => false);
    const ready = (async () => {
      for await (const data of stdout) if (String(data).includes('Ready to accept connections')) return true;
      return false;
    })();
    const hasStarted = await Promise.race([ready, failed]);
    stdout.resume();
    return hasStarted;
  }
  if (!(await isReady())) return undefined;
  return {
    url: `redis://:torture@127.0.0.1:${port}`,
    start() {
      child = startProgram();
      return isReady();
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async kill() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** A port that nothing listens on. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}
