// @vitest-environment node
// Pages are rendered as the build renders them, without a document.
import { beforeAll, expect, test } from 'vitest';

import { provider } from '#content/provider.ts';

const other = {
  name: 'Blue Spruce',
  longName: 'Blue Spruce Child Care',
  tagline: 'A second home.',
  address: { street: '7 Elm Street', town: 'Oakridge', province: 'Alberta', postalCode: 'T9Z 9Z9' },
  phone: '780-346-0000',
  email: 'hello@bluespruce.ca',
  licence: 'Licence 123',
  url: 'https://bluespruce.ca',
};

beforeAll(() => {
  Object.assign(provider, other);
});

test('another identity renders in every title, page and head without a change to code (X5)', async () => {
  const { builtPages, render } = await import('#app/prerender.tsx');
  const { facts } = await import('../../a11y/statement.ts');
  for (const built of builtPages(facts())) {
    const { head, page } = await render(built);
    expect(head).toContain(other.name);
    expect(page).toContain(other.phone);
    expect(page).toContain(other.address.street);
    for (const old of ['Prairie Lantern', '403-555-0142', 'Poplar Avenue', 'prairielantern'])
      expect(`${head}${page}`.includes(old), `${built.file}: ${old}`).toBe(false);
  }
}, 30_000);

test('a real identity gets no warning at build, the sample a loud one (K49)', async () => {
  const { sampleWarning } = await import('#app/prerender.tsx');
  expect(sampleWarning(other)).toBeUndefined();
  expect(
    sampleWarning({ name: 'Prairie Lantern', phone: '403-555-0142', email: 'info@prairielantern.example' }),
  ).toMatch(/SAMPLE IDENTITY/);
});

test('the build tells how much sample content is left, and says nothing when it is all the provider’s own (P106)', async () => {
  const { samplesLeft } = await import('#app/prerender.tsx');
  expect(samplesLeft()).toMatch(/^posts 15, writers of posts 8, events 12, classes 6, educators 8/);
  expect(samplesLeft({ posts: [{ sample: false }, { sample: true }], events: [{ sample: false }] })).toBe('posts 1');
  expect(samplesLeft({ posts: [{ sample: false }] })).toBe('');
});
