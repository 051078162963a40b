// Pages are rendered as the build renders them, without a document.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { stringify } from 'yaml';

import type * as prerender from '#app/prerender.tsx';
import { siteFolder } from '#content/reader/site-file.ts';
import { provider } from '#content/site/provider.ts';

/** The sample provider's words, which must be gone from the pages of another one. */
const before = provider;
const other = {
  name: 'Green Gate',
  longName: 'Green Gate Nursery',
  tagline: 'A second home.',
  address: { street: '9 Birch Road', town: 'Mapleton', province: 'Alberta', postalCode: 'T9Z 9Z9' },
  phone: '780-346-0099',
  email: 'hello@greengate.ca',
  licence: 'Licence 123',
  url: 'https://greengate.ca',
  social: [],
};

test('another identity renders in every title, page and head without a change to code', async () => {
  // Vite puts the owner's words in the place of modules, so this is one that reads another folder.
  const folder = mkdtempSync(join(tmpdir(), 'identity-'));
  cpSync(siteFolder, folder, { recursive: true });
  writeFileSync(join(folder, 'provider.yaml'), stringify({ ...before, ...other }));
  vi.stubEnv('SITE', folder);
  const vite = await createServer({
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
  });
  onTestFinished(async () => {
    await vite.close();
    rmSync(folder, { recursive: true });
    vi.unstubAllEnvs();
  });
  const { builtPages, pageData, render } = (await vite.ssrLoadModule('/src/app/prerender.tsx')) as typeof prerender;
  const { facts } = await import('../../a11y/statement.ts');
  const known = pageData(facts());
  for (const built of builtPages) {
    const { head, page } = await render(built, known);
    expect(head).toContain(other.name);
    expect(page).toContain(other.phone);
    expect(page).toContain(other.address.street);
    for (const old of [before.name, before.phone, before.address.street, new URL(before.url).hostname])
      expect(`${head}${page}`.includes(old), `${built.file}: ${old}`).toBe(false);
  }
}, 30_000);

test('a real identity gets no warning at build, the sample a loud one', async () => {
  const { sampleWarning } = await import('#app/prerender.tsx');
  expect(sampleWarning(other)).toBeUndefined();
  expect(sampleWarning({ name: 'Any', phone: '403-555-0142', email: 'info@any.example' })).toMatch(/SAMPLE IDENTITY/);
});

test('the build tells how much sample content is left, and says nothing when it is all the provider’s own', async () => {
  const { samplesLeft } = await import('#app/prerender.tsx');
  expect(samplesLeft({ posts: [{ sample: false }, { sample: true }], events: [{ sample: false }] })).toBe('posts 1');
  expect(samplesLeft({ posts: [{ sample: false }] })).toBe('');
});
