import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { call, head, visit, write } from '#content/site/words/contact.ts';
import { mailLink, phoneLink } from '#content/rules/provider.ts';
import { locations, provider, providerMap } from '#content/site/provider.ts';
import { houses, whereabouts } from '#content/values/houses.ts';
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

/** Of the parts of the houses; that of the first is in links of the whole site. */
const ids = whereabouts.map(({ id }) => id);
const card = (title: string) => within(screen.getByRole('heading', { level: 2, name: title }).closest('li')!);

test.runIf(head.picture)('a picture of the place is beside the title, and phones need not load it', async () => {
  await open();
  const picture = screen.getByAltText(head.picture!.alt);
  expect(picture.getAttribute('loading')).toBe('lazy');
});

test('cards have the phone number and the address of each house, and the e-mail address, for one touch', async () => {
  await open();
  const numbers = card(call.title).getAllByRole('link');
  expect(numbers.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    houses.map(({ phone }) => [phone, phoneLink(phone)]),
  );
  expect(card(write.title).getByRole('link', { name: provider.email }).getAttribute('href')).toBe(
    mailLink(provider.email),
  );
  for (const { street, town, province, postalCode } of whereabouts.map(({ address }) => address))
    for (const part of [street, `${town}, ${province}`, postalCode])
      expect(card(visit.title).getByText(part)).toBeDefined();
});

test.each(whereabouts)(
  'the address of $address.street and a plain link to directions come before the map, which has a title and loads lazily',
  async ({ id, name, address: { street, town } }) => {
    const container = await open();
    const part = within(container.querySelector<HTMLElement>(`[id="${id}"]`)!);
    const { embed, directions: way } = [providerMap, ...locations.map(({ map: of }) => of)][ids.indexOf(id)]!;
    const map = part.getByTitle(`Map: ${street} in ${town}`);
    expect([map.tagName, map.getAttribute('height'), map.getAttribute('loading')]).toEqual(['IFRAME', '600', 'lazy']);
    expect(new URL(embed).protocol).toBe('https:');
    const directions = part.getByRole('link', { name: name ? `Get directions to ${name}` : 'Get directions' });
    expect(directions.getAttribute('href')).toBe(way);
    const address = part.getByText(street, { selector: 'address *' });
    expect(address.compareDocumentPosition(directions) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(directions.compareDocumentPosition(map) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
);

test('the card that says how to find us leads to a place on this page, of each house', async () => {
  const container = await open();
  const links = card(visit.title).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(ids.map((id) => `/contact-us#${id}`));
  for (const link of links) {
    const [, id] = link.getAttribute('href')!.split('#');
    const part = within(container.querySelector<HTMLElement>(`[id="${id}"]`)!);
    expect(part.getByRole('heading', { name: link.textContent })).toBeDefined();
  }
});
