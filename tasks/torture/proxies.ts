// The samples deploy/Caddyfile and deploy/nginx.conf in front of a real gateway. They must pass on the visitor's true address, and no address that the visitor made up.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { sendPath } from '../../src/mail/contract.ts';
import { root } from '../programs.ts';
import { table } from './chance.ts';
import { startGateway } from './gateway.ts';
import { freePort } from './redis-server.ts';
import { registrationOf } from './registration.ts';

interface Place {
  readonly port: string;
  /** Host and port of the gateway. */
  readonly gateway: string;
  readonly folder: string;
}

interface Proxy {
  /** Name and text of the files that it reads. */
  readonly file: (place: Place) => readonly [name: string, text: string];
  readonly command: (folder: string) => readonly [program: string, ...args: string[]];
}

/** A sample of deploy/ with some of its words replaced. Throws if one of them is not there: the sample has changed, and this file must follow. */
function adapted(name: string, changes: readonly (readonly [from: string, to: string])[]): string {
  let text = readFileSync(join(root, 'deploy', name), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/${name} no longer holds: ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** The samples run with free ports and a self-signed certificate. */
const samples: Readonly<Record<string, Proxy>> = {
  Caddy: {
    file: ({ port, gateway, folder }) => [
      'Caddyfile',
      adapted('Caddyfile', [
        [
          '{\n\tservers {',
          `{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tstorage file_system ${folder}\n\tservers {`,
        ],
        ['www.example.com {', `https://localhost:${port} {\n\ttls internal`],
        ['127.0.0.1:4000', gateway],
      ]),
    ],
    command: (folder) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
  },
  nginx: {
    file: ({ port, gateway, folder }) => [
      'nginx.conf',
      `user root; daemon off; pid ${folder}/pid; error_log stderr warn; events {}\nhttp { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;\n${adapted(
        'nginx.conf',
        [
          ['    listen 80;', `    listen unix:${folder}/plain;`],
          ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl;`],
          ['/etc/letsencrypt/live/www.example.com/fullchain.pem', `${folder}/cert.pem`],
          ['/etc/letsencrypt/live/www.example.com/privkey.pem', `${folder}/key.pem`],
          ['127.0.0.1:4000', gateway],
        ],
      )} }\n`,
    ],
    command: (folder) => ['nginx', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'],
  },
};

export async function proxies(failures: string[]): Promise<void> {
  for (const [name, { file, command }] of Object.entries(samples)) {
    const folder = mkdtempSync(join(tmpdir(), 'torture-'));
    const gateway = await startGateway(folder, { TRUSTED_PROXY: '127.0.0.1', RATE_MAX: '3', SITE_DIR: siteIn(folder) });
    const port = await freePort();
    makeCertificate(folder);
    const [fileName, text] = file({ port, gateway: new URL(gateway.url).host, folder });
    writeFileSync(join(folder, fileName), text);
    const [program, ...args] = command(folder);
    const child = spawn(program, args, { env: { ...process.env, HOME: folder }, stdio: ['ignore', 'ignore', 'pipe'] });
    let log = '';
    child.stderr.on('data', (data: Buffer) => (log += data.toString()));
    const ended = new Promise<string>((resolve) => {
      child.once('error', () => resolve(`${program} is not installed`));
      child.once('exit', () => resolve(`${program} ended: ${log.slice(-500)}`));
    });
    const problem = await Promise.race([serving(port), ended]);
    if (problem) failures.push(problem);
    else table(`Behind ${name}, as in deploy/`, await tried(port, name, failures));
    child.kill('SIGTERM');
    await ended;
    await gateway.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function makeCertificate(folder: string) {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost -days 2';
  execFileSync('openssl', [...options.split(' '), '-keyout', key, '-out', certificate], { stdio: 'ignore' });
}

function siteIn(folder: string): string {
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/index.html'), '<!doctype html><title>Home</title><p>Words</p>');
  return join(folder, 'site');
}

/** Waits until the proxy serves the gateway's page. */
async function serving(port: string): Promise<undefined> {
  while ((await send(port, { path: '/' })).status !== 200) await pause(100);
}

/** Returns the rows of the table. */
async function tried(port: string, name: string, failures: string[]): Promise<[name: string, figure: string][]> {
  const expect = <Value>(what: string, found: Value, wanted: Value) => {
    if (found !== wanted) failures.push(`${name}: ${what}: ${found} instead of ${wanted}`);
    return `${found}`;
  };
  const page = await send(port, { path: '/' });
  const post = (token: string, from: string, forwarded: string) =>
    send(
      port,
      {
        path: sendPath,
        method: 'POST',
        localAddress: from,
        headers: {
          'Content-Type': 'application/json',
          Origin: 'https://localhost',
          'Sec-Fetch-Site': 'same-origin',
          'X-Forwarded-For': forwarded,
          'X-Forwarded-Proto': 'http',
        },
      },
      JSON.stringify(registrationOf(token)),
    );
  // One visitor who claims another address each time.
  const liar: (number | undefined)[] = [];
  for (let count = 0; count < 5; count += 1)
    liar.push((await post(`liar${count}`, '127.0.0.1', `203.0.113.${count}`)).status);
  const neighbour = await post('neighbour', '127.0.0.2', '203.0.113.1');
  const big = await send(
    port,
    { path: sendPath, method: 'POST', localAddress: '127.0.0.3', headers: { 'Content-Type': 'application/json' } },
    'x'.repeat(100_000),
  );
  const hsts = 'strict-transport-security';
  return [
    [
      'the page / its policy / Strict-Transport-Security',
      [
        expect('page', page.status, 200),
        expect('policy', String(page.headers?.['content-security-policy']).includes("default-src 'none'"), true),
        expect('HSTS', page.headers?.[hsts], 'max-age=63072000'),
      ].join(' / '),
    ],
    ['a visitor who forges X-Forwarded-For, three posts allowed', expect('liar', liar.join(), '200,200,200,429,429')],
    ['another visitor meanwhile', expect('neighbour', neighbour.status, 200)],
    [
      'a body over the limit, in JSON',
      `${expect('big', big.status, 413)} ${expect('words', /call us/.test(big.text ?? ''), true)}`,
    ],
  ];
}

interface Answer {
  readonly status: number | undefined;
  readonly headers?: IncomingHttpHeaders;
  readonly text?: string;
}

/** `status` is undefined if no answer came. */
function send(port: string, options: RequestOptions, body?: string): Promise<Answer> {
  return new Promise((resolve) => {
    const call = request(
      {
        host: '127.0.0.1',
        servername: 'localhost',
        port,
        rejectUnauthorized: false,
        agent: false,
        ...options,
        headers: { Host: `localhost:${port}`, ...options.headers },
      },
      (response) => {
        let text = '';
        response.on('data', (data: Buffer) => (text += data.toString()));
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
      },
    );
    call.on('error', () => resolve({ status: undefined }));
    call.end(body);
  });
}
