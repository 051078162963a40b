import { phoneLink } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';
import { words } from '#content/words/registration.ts';
import { expect, test } from '../site.ts';
import {
  hydrated,
  card,
  dateField,
  dates,
  family,
  fillChild,
  fillInfo,
  fillParent,
  next,
  sent,
  step,
  submit,
  toasts,
  toChild,
} from './family.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('a parent registers with the keyboard alone', async ({ page, mail }) => {
  await hydrated(card(page));
  await card(page).getByLabel('First name', { exact: true }).focus();
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await type('Ana');
  await type('Okafor');
  await type('403-555-0167');
  await type('keyboard@family.example');
  await type('48 Wheatland Road');
  await type('Willowbend');
  await type('Alb');
  await type('T0A 0A1');
  await page.keyboard.press('Enter');
  await expect(step(page, 2)).toBeFocused();
  await page.keyboard.press('Tab');
  while (
    !(await card(page)
      .getByLabel('Where did you find us?')
      .evaluate((field) => field === document.activeElement))
  )
    await page.keyboard.press('Tab');
  await type('Fri');
  await type('Two days a week.');
  await page.keyboard.press('Enter');
  await expect(step(page, 3)).toBeFocused();
  while (
    !(await card(page)
      .getByLabel('Child’s first name')
      .evaluate((field) => field === document.activeElement))
  )
    await page.keyboard.press('Tab');
  await type('Maya');
  await type('Okafor');
  const { dob, startDate } = dates();
  // This browser's date field asks for month, day and year in this order.
  const typed = (date: string) => date.replace(/(\d+)-(\d+)-(\d+)/, '$2$3$1');
  await page.keyboard.type(typed(startDate));
  await dateField(page, 'Date of birth').focus();
  await page.keyboard.type(typed(dob));
  await page.keyboard.press('Enter');
  const report = await mail.next(provider.email);
  expect(report.subject).toContain('Maya Okafor | Ana Okafor');
  await mail.next('keyboard@family.example');
  await expect(sent(page, 'Maya')).toBeFocused();
});

test('steps 2 and 3 say what is missing, in order, a half-typed date is not, and Previous checks nothing', async ({
  page,
}) => {
  await fillParent(page);
  await next(page);
  await expect(step(page, 2)).toBeFocused();
  await next(page);
  await expect(card(page).getByLabel('Where did you find us?')).toHaveAccessibleDescription(
    /Please select how you found us/,
  );
  await card(page).getByRole('button', { name: 'Previous' }).click();
  await expect(step(page, 1)).toBeFocused();
  await expect(card(page).getByLabel('City')).toHaveValue('Willowbend');
  await next(page);
  await fillInfo(page);
  await next(page);
  await submit(page);
  await expect(card(page).getByLabel('Child’s first name')).toBeFocused();
  for (const message of [
    "Child's first name is required",
    "Child's last name is required",
    'Start date is required',
    'Date of birth is required',
  ])
    await expect(card(page).getByText(message, { exact: true })).toBeVisible();
  await fillChild(page, { dob: '' });
  await dateField(page, 'Date of birth').focus();
  await page.keyboard.type('05');
  await page.keyboard.press('Enter');
  await expect(card(page).getByText('Invalid date, Please enter a valid date')).toBeVisible();
  await expect(card(page).getByText('Date of birth is required')).toBeHidden();
});

test('when sending fails everything is kept, help is offered, and a second try succeeds; that a confirmation failed the parent never sees, and the console keeps no data', async ({
  page,
  mail,
}) => {
  const lines: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  let posts = 0;
  await page.route('**/api/sendEmail', async (route) => {
    posts += 1;
    await (posts === 2
      ? route.continue()
      : route.fulfill({ status: 503, json: { message: 'The mailbox is being moved' } }));
  });
  await toChild(page, { parentEmail: 'retry@family.example' });
  await fillChild(page);
  await submit(page);
  const failure = 'An error occurred: The mailbox is being moved';
  await expect(toasts(page).filter({ hasText: failure })).toBeVisible();
  await expect(card(page).getByText(failure)).toBeVisible();
  await expect(page.getByText('Submitting registration…')).toBeHidden();
  expect(posts).toBe(1);
  await expect(step(page, 3)).toBeVisible();
  await expect(card(page).getByLabel('Child’s first name')).toHaveValue(family.childFirstName);
  await expect(card(page).getByRole('link', { name: new RegExp(RegExp.escape(provider.phone)) })).toHaveAttribute(
    'href',
    phoneLink(provider.phone),
  );
  const mailto = await card(page).getByRole('link', { name: 'Send it by e-mail' }).getAttribute('href');
  expect(mailto).toMatch(new RegExp(`^mailto:${RegExp.escape(provider.email)}\\?`));
  expect(decodeURIComponent(mailto!)).toContain(family.childFirstName);
  await submit(page);
  await mail.next(provider.email);
  await expect(sent(page)).toBeVisible();
  await expect.poll(() => posts).toBe(3);
  await expect.poll(() => lines.some((line) => /confirmation/i.test(line))).toBe(true);
  for (const value of [...Object.values(family), 'retry@family.example']) expect(lines.join('\n')).not.toContain(value);
  await expect(toasts(page).filter({ hasText: 'An error occurred' })).toHaveCount(0);
});

test('an address with accents in its domain is written to, and read as it was typed; the parent’s own name in the child’s fields is asked about, and sent as it is', async ({
  page,
  mail,
}) => {
  await fillParent(page, { parentEmail: '' });
  await card(page).getByLabel('Email').focus();
  await page.keyboard.type('ana+kids@köln.example.');
  await next(page);
  await fillInfo(page);
  await next(page);
  await fillChild(page);
  const child = card(page).getByLabel('Child’s first name');
  await child.fill(` ${family.parentFirstName.toUpperCase()}`);
  await card(page).getByLabel('Child’s last name').fill(family.parentLastName);
  await card(page).getByLabel('Child’s last name').blur();
  await expect(child).toHaveAccessibleDescription(words.ownName);
  await expect(page.locator('[aria-live] p').filter({ hasText: words.ownName })).toHaveCount(1);
  await submit(page);
  await expect(sent(page, family.parentFirstName.toUpperCase())).toContainText(
    'send a short note to ana+kids@köln.example',
  );
  const report = await mail.next(provider.email);
  expect(report.text).toContain(`Child: First name: ${family.parentFirstName.toUpperCase()}`);
  expect(report.text).toContain('Email: ana+kids@köln.example |');
  expect(report.headerLines.find(({ key }) => key === 'reply-to')?.line).toBe('Reply-To: ana+kids@xn--kln-sna.example');
  const confirmation = await mail.next('ana+kids@köln.example');
  expect(confirmation.text).toContain('Contact email on file: ana+…@köln.example\n');
});

test('on a low screen a refused Next shows the field with its label, between the header and the toast', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await hydrated(card(page));
  await next(page);
  await expect(card(page).getByLabel('First name', { exact: true })).toBeFocused();
  const label = card(page).getByText('First name', { exact: true });
  const header = page.getByRole('banner');
  await expect
    .poll(
      async () =>
        (await label.boundingBox())!.y - (await header.boundingBox())!.y - (await header.boundingBox())!.height,
    )
    .toBeGreaterThanOrEqual(0);
});
