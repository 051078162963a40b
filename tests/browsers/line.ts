// The line between a browser and the gateway: a proxy that can hold back, delay or forbid scripts, in any browser alike.
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Line {
  readonly url: string;
  /** What happens to scripts: they come at once, after so many ms, when `release` is called, or the page may run none at all. */
  scripts: 'come' | 'wait' | 'forbidden' | number;
  release(): void;
  close(): void;
}

/** @param target the gateway's address */
export async function openLine(target: string): Promise<Line> {
  const released = Promise.withResolvers<void>();
  const server = createServer((asked, answer) => {
    const forward = async () => {
      if (/^\/assets\/.*\.js$/.test(asked.url ?? '')) {
        if (line.scripts === 'wait') await released.promise;
        if (typeof line.scripts === 'number') await new Promise((resolve) => setTimeout(resolve, Number(line.scripts)));
      }
      const { method, headers, url } = asked;
      const onward = request(new URL(url ?? '/', target), { method, headers }, (came) => {
        const policy = line.scripts === 'forbidden' ? ['content-security-policy', "script-src 'none'"] : [];
        answer.writeHead(came.statusCode ?? 502, [...came.rawHeaders, ...policy]);
        came.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      asked.pipe(onward);
    };
    void forward();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const line: Line = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scripts: 'come',
    release: () => released.resolve(),
    close() {
      released.resolve();
      server.close();
      server.closeAllConnections();
    },
  };
  return line;
}
