import { AxeBuilder } from '@axe-core/playwright';

import { provider } from '#content/site/provider.ts';
import { message as says } from '#content/site/words/forms.ts';
import { ages } from '#content/site/facts.ts';
import { finderWords } from '#content/words/finder.ts';
import { dobOutOfRange, words } from '#content/words/registration.ts';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../site.ts';
import { card, family, fillChild, fillInfo, fillParent, sent } from './family.ts';
import { fillInquiry } from './forms.ts';
import { dropdown, pageLinks } from './menus.ts';

test.use({ javaScriptEnabled: false });

test(
  'without scripts a parent sees all three steps and registers with a plain post',
  { tag: '@any-daycare' },
  async ({ page, mail }) => {
    await page.goto('/');
    await fillParent(page, { parentEmail: 'plain@family.example' });
    await fillInfo(page);
    await fillChild(page);
    await expect(card(page).getByRole('button', { name: 'Next' })).toBeHidden();
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await card(page).getByRole('button', { name: 'Submit' }).click();
    await expect(sent(page)).toBeFocused();
    await expect(card(page).getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
    const report = await mail.next(provider.email);
    expect(report.subject).toContain('李小龙 Łuczak');
    const confirmation = await mail.next('plain@family.example');
    expect(confirmation.subject).toBe("We've received your registration");
    await card(page).getByRole('link', { name: words.another }).click();
    await expect(page).toHaveURL('/#register');
    await expect(card(page).getByLabel('City')).toHaveValue('');
  },
);

test(
  'without scripts a mistake is answered with a page that names it and still holds everything typed',
  { tag: '@any-daycare' },
  async ({ page }) => {
    await page.goto('/');
    await fillParent(page, { parentCity: '   ' });
    await fillInfo(page);
    await fillChild(page, { dob: '1999-01-01' });
    await card(page).getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveTitle(/^Error: /);
    const summary = page.getByRole('group', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([dobOutOfRange(ages), 'City is required']);
    await expect(page.getByLabel('City')).toHaveAccessibleDescription('City is required');
    await summary.getByRole('link', { name: 'City is required' }).click();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Province')).toBeFocused();
    await expect(page.getByLabel('Last name', { exact: true })).toHaveValue(family.parentLastName);
    await expect(page.getByLabel('Notes')).toHaveValue(family.note);
    await expect(page.getByLabel('Province')).toHaveValue('AB');
  },
);

test('without scripts a question is sent with a plain post', { tag: '@any-daycare' }, async ({ page, mail }) => {
  await page.goto('/contact-us');
  await fillInquiry(page.getByRole('main'), { 'Your name': 'Ana', Email: 'ana@plain.example' });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('group', { name: says.thanks })).toBeFocused();
  const inquiry = await mail.next(provider.email);
  expect(inquiry.subject).toBe(`New Inquiry from Ana - ${provider.name}`);
  expect(inquiry.text).toContain('Is there room on Tuesdays?');
});

test.describe('answers to posts', () => {
  // axe needs scripts; the answers have none of their own.
  test.use({ javaScriptEnabled: true });

  for (const { what, path, tag, ...fields } of [
    { what: 'a registration that is not whole', path: '/api/registration', parentFirstName: 'Zoë' },
    { what: 'a message that is not whole', path: '/api/contact', tag: '@release' },
    {
      what: 'a message',
      path: '/api/contact',
      dzName: 'Ana',
      dzEmail: 'axe@plain.example',
      'dzOther[Phone]': '1',
      dzMessage: 'Hi',
    },
    { what: 'a comment that is not whole', path: '/api/comments', post: '/post-right-sidebar', tag: '@release' },
    { what: 'a post that is too large', path: '/api/contact', dzMessage: 'x'.repeat(70_000) },
  ])
    test(
      `the page that answers ${what} passes axe, keeps to its policy and has no script`,
      { tag: tag ?? [] },
      async ({ page }) => {
        const complaints: string[] = [];
        page.on('console', (message) => complaints.push(message.text()));
        await page.goto('/privacy');
        const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path);
        await page.evaluate(
          ([action, values]) => {
            const form = document.createElement('form');
            Object.assign(form, { method: 'post', action });
            for (const [name, value] of Object.entries(values)) {
              const field = document.createElement('textarea');
              Object.assign(field, { name, value });
              form.append(field);
            }
            document.body.append(form);
            form.submit();
          },
          [path, fields] as const,
        );
        const headers = (await answered).headers();
        expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page.locator('script:not([type$=json])')).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        // The pages have no frames, for which axe would open a second page.
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        expect(complaints.filter((text) => /content security policy/i.test(text))).toEqual([]);
      },
    );
});

// /design-system is left out: it has samples of parts that exist with scripts only. a11y/ audits it without scripts.
for (const { path } of routes.filter(({ kind }) => kind !== 'design-system')) {
  // One with each kind of part: forms, a map, disclosures, pictures, and a post.
  const isQuick = ['/', '/contact-us', '/faqs', '/gallery', '/post-left-sidebar'].includes(path);
  test(
    `without scripts ${path} shows every text and link, and no control that does nothing`,
    { tag: isQuick ? '@any-daycare' : ['@any-daycare', '@release'] },
    async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        page.getByRole('link', { name: dropdown?.pictures[0]!.title ?? pageLinks[0]!.title }).first(),
      ).toBeVisible();
      // Left out: the content of a closed disclosure, which the browser can open; searches and other controls that need scripts; and the position of a carousel ("1 of 3"), which belongs to its buttons.
      const hidden = await page.locator('main').evaluate((main: HTMLElement) =>
        [
          ...main.querySelectorAll<HTMLElement>(
            'p:not([role=status], [aria-live]), h2, h3, dt, dd, th, td, label, legend',
          ),
        ]
          .filter(
            (element) =>
              !element.checkVisibility() &&
              !element.closest('[aria-hidden=true], [role=search], details:not([open]) > :not(summary)') &&
              !element.querySelector('button'),
          )
          .map((element) => element.textContent?.trim() ?? '')
          .filter((text) => text && !/^(Pictures )?\d+ (to \d+ )?of \d+$/.test(text) && !main.innerText.includes(text)),
      );
      // Without scripts the gateway answers, so these would be untrue.
      const untrue: readonly string[] = [finderWords.kept, finderWords.unanswered];
      expect(hidden.filter((text) => !untrue.includes(text))).toEqual([]);
      const dead = await page.evaluate(() =>
        [...document.querySelectorAll('button')]
          .filter((button) => button.checkVisibility() && button.type !== 'submit')
          .map((button) => button.textContent ?? ''),
      );
      expect(dead).toEqual([]);
    },
  );
}
