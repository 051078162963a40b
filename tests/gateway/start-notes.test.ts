import { expect, test } from 'vitest';

import { startNotes } from '#gateway/start-notes.ts';

test('a real daycare without a mail server is warned at the start, and the sample is not; so is a scheme that its port does not take', () => {
  const real = { name: 'Little Acorns', phone: '403-222-0100', email: 'office@littleacorns.ca' };
  const config = {};
  const facts = { config, mailGoesTo: 'the folder mailbox' };
  expect(startNotes({ ...facts, letterhead: real }).join()).toContain('WARNING: SMTP_URL is not set');
  const sample = { ...real, email: 'office@littleacorns.example' };
  expect(startNotes({ ...facts, letterhead: sample }).join()).not.toContain('WARNING');
  const smtp = new URL('smtps://smtp.littleacorns.ca');
  for (const [url, isFine] of [
    ['smtp://smtp.littleacorns.ca', true],
    ['smtp://smtp.littleacorns.ca:587', true],
    ['smtps://smtp.littleacorns.ca:465', true],
    ['smtp://127.0.0.1:1025', true],
    ['smtp://name:hunter2@smtp.littleacorns.ca:465', false],
    ['smtps://name:hunter2@smtp.littleacorns.ca:587', false],
    ['smtps://smtp.littleacorns.ca:25', false],
    ['smtps://smtp.littleacorns.ca:2525', false],
    ['smtp://smtp.littleacorns.ca:2465', false],
  ] as const) {
    const said = startNotes({ ...facts, config: { ...config, SMTP_URL: new URL(url) }, letterhead: real }).join();
    const other = url.startsWith('smtps') ? 'smtp://' : 'smtps://';
    expect(said.includes(`mail servers expect ${other}:`), url).toBe(!isFine);
    expect(said).not.toContain('hunter2');
  }
  expect(startNotes({ ...facts, config: { ...config, SMTP_URL: smtp }, letterhead: real }).join()).not.toContain(
    'WARNING',
  );
});
