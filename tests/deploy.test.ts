// The samples of deploy/. `npm run deploy:check` runs those of the gateway itself; here all are only read.
import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };

test('every stage of the Dockerfile begins with the Node that is pinned, and the last one ships nothing for development', () => {
  const stages = read('Dockerfile')
    .split(/^FROM /m)
    .slice(1);
  expect(stages.length).toBeGreaterThan(1);
  for (const stage of stages) expect(stage).toMatch(new RegExp(`^node:${RegExp.escape(dependencies['node']!)}-`));
  expect(read('Dockerfile')).toContain('--omit=dev');
  expect(stages.at(-1)).not.toMatch(/npm install|^COPY \. /m);
});

test('the container is not root, has a health check and a volume for the outbox', () => {
  const last = read('Dockerfile')
    .split(/^FROM /m)
    .at(-1)!;
  expect(last).toMatch(/^USER (?!root)\w+$/m);
  expect(last).toMatch(/^HEALTHCHECK .*\/api\/health/m);
  expect(/OUTBOX_DIR=(\S+)/.exec(last)![1]!.startsWith(/^VOLUME (\S+)$/m.exec(last)![1]!)).toBe(true);
});

test('what the Dockerfile copies from the repository exists', () => {
  for (const [, names] of read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm))
    for (const name of names!.split(' ')) expect(existsSync(name), name).toBe(true);
});

test('the systemd unit starts the gateway with the pinned Node, as an account of its own', () => {
  const unit = read('lantern.service');
  expect(unit).toMatch(/^ExecStart=\S+\/node_modules\/node\/bin\/node src\/gateway\/main\.ts$/m);
  expect(unit).toMatch(/^User=(?!root)\w+$/m);
  for (const name of [
    'SystemCallFilter',
    'RestrictAddressFamilies',
    'RestrictNamespaces',
    'ProtectProc',
    'MemoryMax',
    'LimitNOFILE',
  ])
    expect(unit, name).toMatch(new RegExp(`^${name}=`, 'm'));
});

test('nginx limits requests, connections and bodies, and throws away what a visitor says of himself', () => {
  const nginx = read('nginx.conf');
  for (const directive of ['limit_req ', 'limit_conn ', 'client_max_body_size ', 'client_body_timeout '])
    expect(nginx).toContain(`    ${directive}`);
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(nginx).toContain('proxy_set_header X-Forwarded-Host "";');
  expect(nginx).toContain('proxy_set_header Host $http_host;');
});

test('Caddy bounds bodies and headers and passes on no other host', () => {
  const caddy = read('Caddyfile');
  for (const word of ['max_size', 'max_header_size', 'read_header', 'header_up -X-Forwarded-Host'])
    expect(caddy).toContain(word);
});
