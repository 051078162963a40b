import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';

import { today } from '#content/reader/today.ts';
import { buttons, closing, closingOfPosts, closingsOfPages } from '#content/site/words/footer.ts';
import { isOutside } from '#content/rules/menu.ts';
import { nextDoor } from '#content/rules/opening.ts';
import { houses } from '#content/values/houses.ts';
import { footer } from '#content/words/footer.ts';
import { openingWords } from '#content/words/opening.ts';
import { header } from '#content/words/header.ts';
import { visit } from '#content/site/words/forms.ts';
import { visitLink } from '#content/words/small-print.ts';
import { footerMenu } from '#content/values/menus.ts';
import { mailLink, phoneLink } from '#content/rules/provider.ts';
import { locations, provider } from '#content/site/provider.ts';
import { Footer } from '#frame/footer.tsx';
import { type Route, routes } from '#routes.ts';

const show = (route: Pick<Route, 'path' | 'kind'> = { path: '/', kind: 'home' }) =>
  render(
    <MemoryRouter>
      <Footer route={route} newsletter="none" />
    </MemoryRouter>,
  );

test('the footer has the address, the phone number to call and the hours of each house, the e-mail address to write to, the licence and its menu', () => {
  show();
  const text = screen.getByRole('contentinfo').textContent;
  const copyright = `© ${today(provider.utcOffset).slice(0, 4)} ${provider.name}`;
  const lines = [provider, ...locations].flatMap(({ address, hours = '' }) => [...Object.values(address), hours]);
  // A postal code stays on one line.
  for (const line of [...lines, copyright, provider.licence])
    expect(text.replaceAll('\u00A0', ' ')).toContain(line.replaceAll('\u00A0', ' '));
  const numbers = screen.getAllByRole('link', { name: /^\d{3}-\d{3}-\d{4}$/ });
  expect(numbers.map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual(
    [provider, ...locations].map(({ phone = provider.phone }) => [phone, phoneLink(phone)]),
  );
  expect(screen.getByRole('link', { name: provider.email }).getAttribute('href')).toBe(mailLink(provider.email));
  const links = within(screen.getByRole('navigation', { name: footer.menuName })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    footerMenu.map(({ title, link }) => [isOutside(link) ? `${title} ${header.leaves}` : title, link]),
  );
});

test.skipIf(!provider.licensing)('the licence leads to what the province publishes, with its number', () => {
  show();
  const { number, record } = provider.licensing!;
  const link = screen.getByRole('link', { name: new RegExp(`${provider.licence}.*${number}`) });
  expect(link.getAttribute('href')).toBe(record);
});

test.each(['10:00', '22:00'])(
  'at %s the call to action is the page’s own and leads to the form and to the contact page',
  (time) => {
    const now = Date.parse(`2026-12-02T${time}${provider.utcOffset}`);
    vi.useFakeTimers({ now, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const hours = houses.map(({ opening }) => opening);
    const { door, opens = '' } = openingWords(now, hours[nextDoor(now, hours)]!);
    for (const route of routes) {
      const { unmount } = show(route);
      const ofPosts = route.kind === 'blog' || route.kind === 'post' ? closingOfPosts : undefined;
      const { headline, whenOpen, whenClosed } = closingsOfPages[route.path] ?? ofPosts ?? closing;
      const said = (door === 'open' ? whenOpen : opens && whenClosed) || headline;
      expect(screen.getByRole('heading', { level: 2 }).textContent.replaceAll(/\s+/g, ' ').trim()).toBe(
        said.join(' ').replace('{opens}', opens.replaceAll(/\s+/g, ' ')),
      );
      expect(screen.getByRole('link', { name: buttons.register }).getAttribute('href')).toBe('/#register');
      expect(screen.getByRole('link', { name: buttons.ask }).getAttribute('href')).toBe('/contact-us');
      const toVisit = screen.queryAllByRole('link').filter((link) => link.getAttribute('href') === visitLink);
      expect(toVisit.map((link) => link.textContent)).toEqual(visit ? [visit.title] : []);
      unmount();
    }
  },
);
