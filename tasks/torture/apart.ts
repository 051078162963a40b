// The site's files on a static host and the gateway on another origin, in a real browser: the site is built with MAIL_HOST and served with its own _headers, and
// the gateway runs with ALLOWED_ORIGIN.
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

import { chromium, type Page } from '@playwright/test';

import { chromium as chromiumPath } from '../chromium.ts';
import { node, root, run } from '../programs.ts';
import { table } from './chance.ts';
import { startGateway } from './gateway.ts';
import { freePort } from './redis-server.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

export async function apart(failures: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'torture-'));
  const [port, other] = [await freePort(), await freePort()];
  const mailHost = `http://127.0.0.1:${port}`;
  const site = await built(join(folder, 'source'), mailHost);
  const host = createServer((request, response) => serve(site, request, response)).listen(0, 'localhost');
  await once(host, 'listening');
  // A TCP server's address is never a string.
  const origin = `http://localhost:${(host.address() as AddressInfo).port}`;
  const gateway = await startGateway(folder, { PORT: port, ALLOWED_ORIGIN: origin });
  const stranger = await startGateway(join(folder, 'stranger'), {
    PORT: other,
    ALLOWED_ORIGIN: 'https://www.example.com',
  });

  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage();
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text());
  });
  const taken = await sendQuestion(page, origin);
  const mails = existsSync(join(folder, 'mailbox')) ? readdirSync(join(folder, 'mailbox')).length : 0;
  // The same page, but its posts are redirected to a gateway that allows another origin.
  await page.route(`${mailHost}/**`, (route) => route.continue({ url: route.request().url().replace(port, other) }));
  const refused = await sendQuestion(page, origin);
  await browser.close();
  for (const one of [gateway, stranger]) await one.stop();
  host.close();

  const isTaken = taken.some((text) => text.includes('Email sent successfully!'));
  const isRefused =
    refused.some((text) => text.includes('error occurred')) && !existsSync(join(folder, 'stranger/mailbox'));
  if (!isTaken || mails !== 1) failures.push(`from the allowed origin: ${taken.join(' | ')}, ${mails} mailed`);
  if (!isRefused) failures.push(`from an origin that is not allowed: ${refused.join(' | ')}`);
  failures.push(...blocked);
  table('Files on a static host, the gateway apart, in Chromium', [
    ['a question from the allowed origin / mailed', `${isTaken ? 'taken' : 'not taken'} / ${mails}`],
    ['the same at a gateway that allows another', isRefused ? 'refused, and the form says so' : 'not refused'],
    ['blocked by the policy of _headers', blocked.length],
  ]);
  rmSync(folder, { recursive: true, force: true });
}

/** Fills in the contact form and sends it. Resolves to the texts of the messages that the page then shows. */
async function sendQuestion(page: Page, origin: string): Promise<string[]> {
  await page.goto(`${origin}/contact-us/`);
  const form = page.locator('form').filter({ hasText: 'Message' });
  for (const [label, text] of [
    ['Your name', 'Ana Okafor'],
    ['Email', 'ana@family.example'],
    ['Phone', '403-555-0167'],
    ['Message', 'Is there room on Tuesdays?'],
  ] as const)
    await form.getByLabel(label).fill(text);
  await form.getByRole('button', { name: 'Send message' }).click();
  const messages = page.locator('[data-toast]');
  await messages.filter({ hasText: /successfully|error/ }).waitFor();
  return messages.allInnerTexts();
}

/** Builds a copy of the sources, so that the site of this folder stays as it is. Resolves to the folder of its files. */
async function built(copy: string, mailHost: string): Promise<string> {
  for (const name of readdirSync(root))
    if (!/^(?:\.|node_modules$|dist$|outbox$|mailbox$|test-results$|imagery$)/.test(name))
      cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const env = { ...process.env, MAIL_HOST: mailHost };
  if (await run(node, ['tasks/build.ts'], { cwd: copy, env })) throw new Error('The build with MAIL_HOST failed.');
  return join(copy, 'dist/client');
}

/** Answers as hosts do that read `_headers`: with the index file of a folder, and with the headers of every rule whose pattern fits the address. */
function serve(site: string, request: IncomingMessage, response: ServerResponse) {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const name = extname(path) ? path : join(path, 'index.html');
  const file = join(site, name);
  if (!existsSync(file)) return response.writeHead(404).end();
  const address = path.replace(/(?<=.)\/$/, '');
  for (const rule of readFileSync(join(site, '_headers'), 'utf8')
    .trim()
    .split(/\n(?=\/)/)) {
    const [pattern = '', ...lines] = rule.split('\n');
    if (pattern !== address && !(pattern.endsWith('*') && path.startsWith(pattern.slice(0, -1)))) continue;
    // Strict-Transport-Security is left out, because this host speaks plain HTTP.
    for (const line of lines.filter((one) => !one.includes('Strict-Transport'))) {
      const [header = '', ...value] = line.trim().split(': ');
      response.setHeader(header, value.join(': '));
    }
  }
  response.setHeader('Content-Type', types[extname(name)] ?? 'application/octet-stream');
  return response.end(readFileSync(file));
}
