// The site's files on a static host and the gateway on another origin, in a real browser: a build with MAIL_HOST, served with its own _headers, and ALLOWED_ORIGIN.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

import { chromium } from '@playwright/test';

import { chromium as chromiumPath } from '../chromium.ts';
import { node, root } from '../programs.ts';
import { table } from './chance.ts';
import { startGateway } from './gateway.ts';
import { freePort } from './redis-server.ts';

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

export async function apart({ failures }) {
  const folder = mkdtempSync(join(tmpdir(), 'torture-'));
  const [port, other] = [await freePort(), await freePort()];
  const mailHost = `http://127.0.0.1:${port}`;
  const site = await built(join(folder, 'source'), mailHost);
  const host = createServer((request, response) => serve(site, request, response)).listen(0, 'localhost');
  await once(host, 'listening');
  const origin = `http://localhost:${host.address().port}`;
  const gateway = await startGateway(folder, { PORT: port, ALLOWED_ORIGIN: origin });
  const stranger = await startGateway(join(folder, 'stranger'), {
    PORT: other,
    ALLOWED_ORIGIN: 'https://www.example.com',
  });

  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage();
  const stopped = [];
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && stopped.push(message.text()));
  const ask = async () => {
    await page.goto(`${origin}/contact-us/`);
    const form = page.locator('form').filter({ hasText: 'Message' });
    for (const [label, text] of [
      ['Your name', 'Ana Okafor'],
      ['Email', 'ana@family.example'],
      ['Phone', '403-555-0167'],
      ['Message', 'Is there room on Tuesdays?'],
    ])
      await form.getByLabel(label).fill(text);
    await form.getByRole('button', { name: 'Send message' }).click();
    await page
      .locator('[data-toast]')
      .filter({ hasText: /successfully|error/ })
      .waitFor();
    return page.locator('[data-toast]').allInnerTexts();
  };
  const taken = await ask();
  const mails = () => (existsSync(join(folder, 'mailbox')) ? readdirSync(join(folder, 'mailbox')).length : 0);
  // The same page, whose posts somebody leads to a gateway that names another origin.
  await page.route(`${mailHost}/**`, (route) => route.continue({ url: route.request().url().replace(port, other) }));
  const refused = await ask();
  await browser.close();
  for (const one of [gateway, stranger]) await one.stop();
  host.close();

  const isTaken = taken.some((text) => text.includes('Email sent successfully!'));
  const isRefused =
    refused.some((text) => /error occurred/.test(text)) && !existsSync(join(folder, 'stranger/mailbox'));
  if (!isTaken || mails() !== 1) failures.push(`from the named origin: ${taken.join(' | ')}, ${mails()} mailed`);
  if (!isRefused) failures.push(`from an origin that is not named: ${refused.join(' | ')}`);
  failures.push(...stopped);
  table('Files on a static host, the gateway apart, in Chromium', [
    ['a question from the named origin / mailed', `${isTaken ? 'taken' : 'not taken'} / ${mails()}`],
    ['the same at a gateway that names another', isRefused ? 'refused, and the form says so' : 'not refused'],
    ['stopped by the policy of _headers', stopped.length],
  ]);
  rmSync(folder, { recursive: true, force: true });
}

/** Builds a copy of the sources, so that the site of this folder stays as it is. Resolves to the folder of its files. */
async function built(copy, mailHost) {
  for (const name of readdirSync(root))
    if (!/^(?:\.|node_modules$|dist$|outbox$|mailbox$|test-results$|imagery$)/.test(name))
      cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const child = spawn(node, ['tasks/build.ts'], {
    cwd: copy,
    env: { ...process.env, MAIL_HOST: mailHost },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code) throw new Error('The build with MAIL_HOST failed.');
  return join(copy, 'dist/client');
}

/** What hosts that read `_headers` do: index files of folders, and the headers of every rule that fits. */
function serve(site, request, response) {
  const path = new URL(request.url, 'http://localhost').pathname;
  const name = extname(path) ? path : join(path, 'index.html');
  const file = join(site, name);
  if (!existsSync(file)) return response.writeHead(404).end();
  const address = path.replace(/(?<=.)\/$/, '');
  for (const rule of readFileSync(join(site, '_headers'), 'utf8')
    .trim()
    .split(/\n(?=\/)/)) {
    const [pattern, ...lines] = rule.split('\n');
    if (pattern !== address && !(pattern.endsWith('*') && path.startsWith(pattern.slice(0, -1)))) continue;
    // This host speaks plain HTTP.
    for (const line of lines.filter((one) => !one.includes('Strict-Transport'))) {
      const [header, ...value] = line.trim().split(': ');
      response.setHeader(header, value.join(': '));
    }
  }
  response.setHeader('Content-Type', types[extname(name)] ?? 'application/octet-stream');
  return response.end(readFileSync(file));
}
