// The samples deploy/Caddyfile and deploy/nginx.conf in front of a real gateway: what they must say of the visitor, and what visitors must not be able to say of themselves.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from '../programs.ts';
import { pause, table } from './chance.ts';
import { startGateway } from './gateway.ts';
import { freePort } from './redis-server.ts';
import { registrationOf, sendPath } from './rounds.ts';

const sample = (name) => readFileSync(join(root, 'deploy', name), 'utf8');

/** A sample with some of its words exchanged. Each must be there, or the sample has changed and is not what is tried. */
function adapted(name, changes) {
  let text = sample(name);
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/${name} no longer holds: ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** Each proxy: its program, and its sample with this machine's ports and a certificate of its own making. */
const proxies = {
  Caddy: {
    files: ({ port, gateway, folder }) => ({
      Caddyfile: adapted('Caddyfile', [
        [
          '{\n\tservers {',
          `{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tstorage file_system ${folder}\n\tservers {`,
        ],
        ['www.example.com {', `https://localhost:${port} {\n\ttls internal`],
        ['127.0.0.1:4000', gateway],
      ]),
    }),
    command: (folder) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
  },
  nginx: {
    files: ({ port, gateway, folder }) => ({
      'nginx.conf': `user root; daemon off; pid ${folder}/pid; error_log stderr warn; events {}\nhttp { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;\n${adapted(
        'nginx.conf',
        [
          ['    listen 80;', `    listen unix:${folder}/plain;`],
          ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl;`],
          ['/etc/letsencrypt/live/www.example.com/fullchain.pem', `${folder}/cert.pem`],
          ['/etc/letsencrypt/live/www.example.com/privkey.pem', `${folder}/key.pem`],
          ['127.0.0.1:4000', gateway],
        ],
      )} }\n`,
    }),
    command: (folder) => ['nginx', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'],
  },
};

export async function behindProxies({ failures }) {
  for (const [name, { files, command }] of Object.entries(proxies)) {
    const folder = mkdtempSync(join(tmpdir(), 'torture-'));
    const gateway = await startGateway(folder, { TRUSTED_PROXY: '127.0.0.1', RATE_MAX: '3', SITE_DIR: siteIn(folder) });
    const port = await freePort();
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:P-256',
        '-nodes',
        '-subj',
        '/CN=localhost',
        '-days',
        '2',
        '-keyout',
        join(folder, 'key.pem'),
        '-out',
        join(folder, 'cert.pem'),
      ],
      { stdio: 'ignore' },
    );
    for (const [file, text] of Object.entries(files({ port, gateway: new URL(gateway.url).host, folder })))
      writeFileSync(join(folder, file), text);
    const [program, ...args] = command(folder);
    const child = spawn(program, args, { env: { ...process.env, HOME: folder }, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (data) => (said += data));
    const ended = new Promise((resolve) => {
      child.once('error', () => resolve(`${program} is not installed`));
      child.once('exit', () => resolve(`${program} ended: ${said.slice(-500)}`));
    });
    const reason = await Promise.race([reachable(port), ended]);
    if (reason) failures.push(reason);
    else table(`Behind ${name}, as in deploy/`, await tried({ port, failures, name }));
    child.kill('SIGTERM');
    await ended;
    await gateway.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function siteIn(folder) {
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/index.html'), '<!doctype html><title>Home</title><p>Words</p>');
  return join(folder, 'site');
}

/** Until the proxy hands the page on. */
async function reachable(port) {
  while ((await ask(port, { path: '/' })).status !== 200) await pause(100);
}

async function tried({ port, failures, name }) {
  const get = (options, body) => ask(port, options, body);
  const expect = (what, found, wanted) => {
    if (found !== wanted) failures.push(`${name}: ${what}: ${found} instead of ${wanted}`);
    return found;
  };
  const page = await get({ path: '/' });
  const post = (token, from, forwarded) =>
    get(
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
  // One visitor, who says each time that he is somebody else.
  const liar = [];
  for (let count = 0; count < 5; count += 1)
    liar.push((await post(`liar${count}`, '127.0.0.1', `203.0.113.${count}`)).status);
  const neighbour = await post('neighbour', '127.0.0.2', '203.0.113.1');
  const big = await get(
    { path: sendPath, method: 'POST', localAddress: '127.0.0.3', headers: { 'Content-Type': 'application/json' } },
    'x'.repeat(100_000),
  );
  const hsts = 'strict-transport-security';
  return [
    [
      'the page / its policy / told to keep to TLS',
      [
        expect('page', page.status, 200),
        expect('policy', /default-src 'none'/.test(page.headers?.['content-security-policy']), true),
        expect('HSTS', page.headers?.[hsts], 'max-age=63072000'),
      ].join(' / '),
    ],
    ['a visitor who forges X-Forwarded-For, three posts allowed', expect('liar', liar.join(), '200,200,200,429,429')],
    ['another visitor meanwhile', expect('neighbour', neighbour.status, 200)],
    [
      'a body over the limit, in JSON',
      `${expect('big', big.status, 413)} ${expect('words', /call us/.test(big.text), true)}`,
    ],
  ];
}

function ask(port, options, body) {
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
        response.on('data', (data) => (text += data));
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
      },
    );
    call.on('error', (error) => resolve({ error }));
    call.end(body);
  });
}
