import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { call, visit, write } from '#content/site/words/contact.ts';
import { findUsLink } from '#content/words/find-us.ts';
import { mailLink, phoneLink } from '#content/rules/provider.ts';
import { provider, providerMap } from '#content/site/provider.ts';
import { Contact } from '#pages/contact/contact.tsx';

const page = (
  <MemoryRouter>
    <main>
      <Contact />
    </main>
  </MemoryRouter>
);

async function open() {
  const { container } = render(page);
  await screen.findByRole('button', { name: 'Send message' }, { timeout: 5000 });
  return container;
}

const card = (title: string) => within(screen.getByRole('heading', { level: 2, name: title }).closest('li')!);

test('cards have the phone number and the e-mail address, for one touch, and the address', async () => {
  await open();
  expect(card(call.title).getByRole('link', { name: provider.phone }).getAttribute('href')).toBe(
    phoneLink(provider.phone),
  );
  expect(card(write.title).getByRole('link', { name: provider.email }).getAttribute('href')).toBe(
    mailLink(provider.email),
  );
  const { street, town, province, postalCode } = provider.address;
  for (const part of [street, `${town}, ${province}`, postalCode])
    expect(card(visit.title).getByText(part)).toBeDefined();
});

test('the address and a plain link to directions come before the map, which has a title and loads lazily', async () => {
  await open();
  const map = screen.getByTitle(`Map: ${provider.address.street} in ${provider.address.town}`);
  expect([map.tagName, map.getAttribute('height'), map.getAttribute('loading')]).toEqual(['IFRAME', '600', 'lazy']);
  expect(new URL(providerMap.embed).protocol).toBe('https:');
  const directions = screen.getByRole('link', { name: 'Get directions' });
  expect(directions.getAttribute('href')).toBe(providerMap.directions);
  const address = within(directions.closest('section')!).getByText(provider.address.street, { selector: 'address *' });
  expect(address.compareDocumentPosition(directions) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(directions.compareDocumentPosition(map) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the card that says how to find us leads to a place on this page', async () => {
  const container = await open();
  const [path, anchor] = card(visit.title).getByRole('link', { name: findUsLink }).getAttribute('href')!.split('#');
  expect(path).toBe('/contact-us');
  expect(within(container.querySelector(`[id="${anchor}"]`)!).getByRole('heading', { name: findUsLink })).toBeDefined();
});
