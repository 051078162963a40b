// A Redis of our own for the time of a run, and a port that nobody has.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Keeps nothing on a disk. Undefined if none is installed. */
export async function openRedis(folder) {
  const port = await freePort();
  let child;
  async function start() {
    const begun = spawn(
      'redis-server',
      ['--port', port, '--bind', '127.0.0.1', '--requirepass', 'torture', '--save', '', '--dir', folder],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const failed = once(begun, 'error').then(() => false);
    const ready = (async () => {
      for await (const data of begun.stdout) if (data.includes('Ready to accept connections')) return true;
      return false;
    })();
    child = begun;
    const isThere = await Promise.race([ready, failed]);
    begun.stdout.resume();
    return isThere;
  }
  if (!(await start())) return undefined;
  return {
    url: `redis://:torture@127.0.0.1:${port}`,
    start,
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    async kill() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}
