// @vitest-environment node
// Random bodies and paths from one seed, so that a run is always the same.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { formService } from '#content/records/form-service.ts';
import { parentConfirmation } from '#mail/parent-confirmation.ts';
import { noScriptPaths, sendPath } from '#mail/contract.ts';
import { registrationReport } from '#mail/registration-report.ts';

import { chanceOf, type Chance } from '../../long/chance.ts';
import { filled, now, provider } from '../../mail/family.ts';
import { openGateway, temporaryFolder, writeSite } from '../gateway.ts';
import { answerTo, listening, statusOf } from './raw.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

/** The sentence of a refusal in JSON; undefined if it is none. */
function sentenceOf(body: string): unknown {
  try {
    return JSON.parse(body).message;
  } catch {
    return undefined;
  }
}

const bits = [
  '', ' ', '\0', '\r\nBcc: x@y.example', '\u2028', '\uFEFF', '\uD800', '👩‍👧', 'İ', '../../etc/passwd', '<script>', '"', '\\', '%00', '=?utf-8?B?eA==?=', '__proto__', 'constructor',
  provider.email, 'x@y.example', '1e400', 'NaN', 'x'.repeat(500), '=', '&', '--edge', '\r\n.\r\n',
]; // prettier-ignore
const wordOf = (chance: Chance) =>
  chance.is(0.5) ? 'ana@family.example' : Array.from({ length: chance.below(4) }, () => chance.of(bits)).join('');

function valueOf(chance: Chance, depth = 0): unknown {
  const values = () => Array.from({ length: depth > 4 ? 0 : chance.below(5) }, () => valueOf(chance, depth + 1));
  return chance.of([
    () => wordOf(chance),
    () => chance.of([0, -1, 1e308, true, null]),
    values,
    () => Object.fromEntries(values().map((value) => [wordOf(chance), value])),
  ])();
}

/** A record with some values replaced. */
const changed = (chance: Chance, record: object) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, chance.is(0.1) ? valueOf(chance) : value]));

function bodyOf(chance: Chance): { url: string; type: string; payload: string } {
  const fields = ['dzName', 'dzEmail', 'dzOther[Phone]', 'dzMessage', 'Author', 'Email', 'comment', '__proto__'];
  const words = fields.map((name) => [name, wordOf(chance).toWellFormed()]);
  const { publicKey, serviceId, templates } = formService;
  const call = {
    user_id: publicKey,
    service_id: serviceId,
    template_id: chance.of(Object.values(templates)),
    template_params: Object.fromEntries(words),
  };
  const letters = [
    registrationReport(
      provider,
      filled(() => wordOf(chance)),
      now,
    ),
    parentConfirmation(provider, wordOf(chance)),
  ];
  const type = 'application/json';
  const body = chance.of([
    { url: sendPath, type, payload: JSON.stringify(changed(chance, chance.of(letters))) },
    { url: sendPath, type, payload: JSON.stringify(valueOf(chance)) },
    { url: '/api/v1.0/email/send', type, payload: JSON.stringify(changed(chance, call)) },
    {
      url: '/api/v1.0/email/send-form',
      type: 'multipart/form-data; boundary=edge',
      payload: `${[...Object.entries(call), ...words].map(([name, value]) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`).join('')}--edge--\r\n`,
    },
    {
      url: chance.of([...Object.values(noScriptPaths), '/api/comments']),
      type: 'application/x-www-form-urlencoded',
      payload: words.map((pair) => pair.map((word) => encodeURIComponent(word!)).join('=')).join('&'),
    },
  ]);
  return chance.is(0.1) ? { ...body, payload: body.payload.slice(0, chance.below(300)) } : body;
}

test(`random bodies are refused in JSON and break nothing (FUZZ_SEED=${seed})`, async () => {
  const chance = chanceOf(seed);
  const { app } = await openGateway({
    config: { logLevel: 'silent', rateMax: 100_000, plainMax: 100_000 },
    delivers: false,
  });
  const statuses: Record<string, number> = {};
  for (let count = 0; count < 700; count += 1) {
    const { url, type, payload } = bodyOf(chance);
    const headers = { 'content-type': type, accept: 'application/json' };
    const { statusCode, body } = await app.inject({ method: 'POST', url, headers, payload });
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    expect(statusCode, payload).toBeLessThan(500);
    expect(sentenceOf(body) ?? (statusCode === 200 && body), payload).toMatch(/./);
  }
  // Some bodies must be accepted, so that the code after the checks is tried too.
  expect(statuses['200']).toBeGreaterThan(50);
  expect(Object.keys(statuses).length).toBeGreaterThan(4);
});

const parts = [
  '..', '.', '%2e%2e', '..%2f', '..%5c', '%252e%252e', '..;', '%c0%ae%c0%ae', '//', '\\', '%2f', '%00', '%0d%0aX:1', '%', '%zz', '%E0%A4%A', '~', 'file:', '@', 'index.html', '.vite', 'manifest.json',
  'secret.txt', 'outbox', 'note.txt', 'etc', 'passwd', 'site-secret', 'site', 'assets', 'about', 'api', 'health', '__proto__', '?', '#', ';x', '*', 'x'.repeat(300), '\u00e9', '{', '|',
]; // prettier-ignore

test(`random paths never leave the site’s folder (FUZZ_SEED=${seed})`, async () => {
  const chance = chanceOf(seed);
  const folder = temporaryFolder();
  const secret = 'OUTSIDE-THE-SITE';
  writeSite(folder, {
    'index.html': '<!doctype html><title>Home</title>',
    '.vite/manifest.json': secret,
    '../secret.txt': secret,
    '../site-secret/index.html': secret,
  });
  const gateway = await openGateway({ folder });
  writeFileSync(join(gateway.outboxFolder, 'note.txt'), secret);
  const open = await listening(gateway);
  for (let count = 0; count < 400; count += 1) {
    const path = `/${Array.from({ length: chance.below(9) }, () => chance.of(parts)).join(chance.of(['/', '', '%2f', '\\']))}`;
    const answer = await answerTo(
      open,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\nConnection: close\r\n\r\n`,
    );
    expect(statusOf(answer), path).toBeLessThan(500);
    // A line break in the address must not begin a header of the answer.
    expect(answer, path).not.toMatch(/OUTSIDE-THE-SITE|root:x:|^x: ?1/im);
  }
});
