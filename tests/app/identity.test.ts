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
  const { render } = await import('#app/prerender.tsx');
  const { builtRoutes } = await import('#routes.ts');
  for (const route of builtRoutes) {
    const { head, page } = await render(route);
    expect(head).toContain(other.name);
    expect(page).toContain(other.phone);
    expect(page).toContain(other.address.street);
    for (const old of ['Prairie Lantern', '403-555-0142', 'Poplar Avenue', 'prairielantern'])
      expect(`${head}${page}`.includes(old), `${route.path}: ${old}`).toBe(false);
  }
}, 30_000);

test('a real identity gets no warning at build, the sample a loud one (K49)', async () => {
  const { sampleWarning } = await import('#app/prerender.tsx');
  expect(sampleWarning(other)).toBeUndefined();
  expect(
    sampleWarning({ name: 'Prairie Lantern', phone: '403-555-0142', email: 'info@prairielantern.example' }),
  ).toMatch(/SAMPLE IDENTITY/);
});
