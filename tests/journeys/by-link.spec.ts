// Pages as people reach them: by a link of the site, and by Back. What works on a page that was opened by its address works there too.
import type { Page } from '@playwright/test';

import { provider } from '#content/site/provider.ts';
import { sent as sentWords } from '#content/site/words/registration.ts';
import { header } from '#content/words/header.ts';
import { words } from '#content/words/registration.ts';
import { expect, test } from '../site.ts';
import {
  card,
  dateField,
  dates,
  family,
  fillChild,
  hold,
  hydrated,
  next,
  sent,
  step,
  submit,
  toasts,
  toChild,
} from './family.ts';
import { titleOf } from './menus.ts';

const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();

test(
  'a parent who comes from another page registers, both mails arrive, and a further child is added behind what was answered',
  { tag: '@any-daycare' },
  async ({ page, mail }) => {
    const posts: { url: string; type: string | undefined; body: Record<string, string> }[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST')
        posts.push({ url: request.url(), type: request.headers()['content-type'], body: request.postDataJSON() });
    });
    await page.goto('/program');
    await hydrated(page.getByRole('banner'));
    await follow(page, header.register);
    await toChild(page, { parentEmail: 'mouse@family.example' });
    await fillChild(page);
    await submit(page);
    await expect(toasts(page)).toHaveText('Registration submitted successfully!');

    const report = await mail.next(provider.email);
    expect(report.subject).toBe(`Registration Request — 李小龙 Łuczak | Zoë O'Brien-Łuczak — ${provider.name}`);
    expect(report.from?.value[0]?.address).toBe(provider.email);
    expect(report.replyTo?.value[0]?.address).toBe('mouse@family.example');
    expect(report.text).toContain('48 Wheatland Road');
    expect(report.html).toContain('&lt;b&gt;peanuts&lt;/b&gt;');
    expect(report.html).toContain('Friend');
    expect(report.html).toContain('UTC');
    expect(report.text).not.toContain('Brother or sister');

    const confirmation = await mail.next('mouse@family.example');
    expect(confirmation.subject).toBe("We've received your registration");
    expect(confirmation.html).toContain('Contact Email On File');
    expect(confirmation.html).toContain('Update my details');
    expect(confirmation.text).toMatch(/thank/i);
    expect(confirmation.html).not.toContain('李小龙');

    expect(posts.map(({ url }) => new URL(url).pathname)).toEqual(['/api/sendEmail', '/api/sendEmail']);
    expect(posts[0]!.type).toContain('application/json');
    expect(Object.keys(posts[0]!.body).toSorted()).toEqual(['html', 'message', 'subject', 'to']);
    expect(posts[0]!.body['to']).toBe(provider.email);
    expect(Object.keys(posts[1]!.body).toSorted()).toEqual(['html', 'message', 'subject', 'to']);
    expect(posts[1]!.body['to']).toBe('mouse@family.example');

    await expect(sent(page)).toBeFocused();
    await expect(sent(page)).toContainText(sentWords.confirmation.replace('{email}', 'mouse@family.example'));
    await expect(card(page).getByRole('heading')).toHaveCount(1);
    await expect(card(page).getByRole('textbox')).toHaveCount(0);

    await page.keyboard.press('Tab');
    await expect(card(page).getByRole('button', { name: words.sibling })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(step(page, 3)).toBeFocused();
    await expect(card(page).getByText(words.siblingOf.replace('{names}', '李小龙 Łuczak'))).toBeVisible();
    await expect(card(page).getByLabel('Child’s first name')).toHaveValue('');
    await expect(dateField(page, 'Requested start date')).not.toHaveValue('');
    await card(page).getByLabel('Child’s first name').fill('Ida');
    await card(page).getByLabel('Child’s last name').fill('Łuczak');
    await dateField(page, 'Date of birth').fill(dates().dob);
    await submit(page);
    const second = await mail.next(provider.email);
    expect(second.subject).toContain('Ida Łuczak');
    expect(second.text).toContain('Brother or sister of: 李小龙 Łuczak');
    expect(second.text).toContain('48 Wheatland Road');
    expect(second.html).toContain('Brother or sister of</th>');
    expect(second.replyTo?.value[0]?.address).toBe('mouse@family.example');
    await expect(sent(page, 'Ida')).toBeFocused();
    await expect(sent(page, 'Ida')).not.toContainText('mouse@family.example');
    expect(posts).toHaveLength(3);
    await card(page).getByRole('button', { name: words.another }).click();
    await expect(step(page, 1)).toBeFocused();
    for (const field of await card(page).getByRole('textbox').all()) await expect(field).toHaveValue('');
  },
);

test('a registration goes on where it was left, after visits to other pages and Back, and is kept in memory only', async ({
  page,
  mail,
  context,
}) => {
  await page.goto('/');
  await hydrated(card(page));
  await follow(page, titleOf('/program'));
  await expect(page).toHaveURL('/program');
  await page.goBack();
  // The empty step is refused as before.
  await next(page);
  await expect(card(page).getByLabel('First name', { exact: true })).toBeFocused();
  await toChild(page, { parentEmail: 'and-back@family.example' });
  await fillChild(page);
  await follow(page, titleOf('/contact-us'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  for (const number of [2, 1]) {
    await card(page).getByRole('button', { name: 'Previous' }).filter({ visible: true }).click();
    await expect(step(page, number)).toBeFocused();
  }
  await expect(card(page).getByLabel('Last name', { exact: true })).toHaveValue(family.parentLastName);
  for (const number of [2, 3]) {
    await next(page);
    await expect(step(page, number)).toBeFocused();
  }
  await submit(page);
  await expect(sent(page)).toBeVisible();
  await mail.next('and-back@family.example');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await context.cookies()).toEqual([]);
});

test('a link that is pressed twice before its page has come leads there once: one Back is enough', async ({ page }) => {
  await page.goto('/facts');
  await hydrated(page.getByRole('banner'));
  const release = await hold(page, '**/assets/about-*.js');
  const link = page.getByRole('banner').getByRole('link', { name: titleOf('/about'), exact: true });
  await link.click();
  await expect(page).toHaveURL('/about');
  await link.click();
  const opened = page.context().waitForEvent('page');
  await link.click({ modifiers: ['Control'] });
  await (await opened).close();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/facts');
});
