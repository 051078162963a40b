import { phoneLink } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';
import { sent as sentWords } from '#content/site/words/registration.ts';
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
  hold,
  next,
  reach,
  sent,
  step,
  submit,
  toasts,
  toChild,
} from './family.ts';
import { titleOf } from './menus.ts';

test.beforeEach(async ({ page }) => {
  await reach(page, '/');
});

test('a parent registers with the mouse, and both mails arrive', { tag: '@any-daycare' }, async ({ page, mail }) => {
  const posts: { url: string; type: string | undefined; body: Record<string, string> }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST')
      posts.push({ url: request.url(), type: request.headers()['content-type'], body: request.postDataJSON() });
  });
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
  await card(page).getByRole('button', { name: words.another }).click();
  await expect(sent(page)).toHaveCount(0);
  await expect(step(page, 1)).toBeFocused();
  for (const field of await card(page).getByRole('textbox').all()) await expect(field).toHaveValue('');
});

test('a further child is added behind what the parent has answered, and the letter names the first', async ({
  page,
  mail,
}) => {
  const confirmations: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('"to":"twins@family.example"')) confirmations.push(request.url());
  });
  await toChild(page, { parentEmail: 'twins@family.example' });
  await fillChild(page);
  await submit(page);
  const first = await mail.next(provider.email);
  await mail.next('twins@family.example');
  await expect(sent(page)).toBeFocused();
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
  expect(second.replyTo?.value[0]?.address).toBe('twins@family.example');
  expect(first.text).not.toContain('Brother or sister');
  await expect(sent(page, 'Ida')).toBeFocused();
  await expect(sent(page, 'Ida')).not.toContainText('twins@family.example');
  expect(confirmations).toHaveLength(1);
  await card(page).getByRole('button', { name: words.another }).click();
  await expect(step(page, 1)).toBeFocused();
  for (const field of await card(page).getByRole('textbox').all()) await expect(field).toHaveValue('');
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

test(
  'each empty field of step 1 has its message, the toast only the first, and focus is where it points',
  { tag: '@any-daycare' },
  async ({ page }) => {
    await hydrated(card(page));
    const fields = [
      ['First name', 'First name is required'],
      ['Last name', 'Last name is required'],
      ['Phone', 'Phone number is required'],
      ['Email', 'Email is required'],
      ['Address', 'Address is required'],
      ['City', 'City is required'],
      ['Province', 'Province is required'],
      ['Postal code', 'Postal code is required'],
    ] as const;
    for (const [index, [label, message]] of fields.entries()) {
      await next(page);
      const field = card(page).getByLabel(label, { exact: true });
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(message);
      await expect(toasts(page).filter({ hasText: message })).toHaveCount(1);
      for (const [, later] of fields.slice(index))
        await expect(card(page).getByText(later, { exact: true })).toBeVisible();
      if (label === 'Province') await field.selectOption('AB');
      else await field.fill('x');
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    }
    await next(page);
    await expect(step(page, 2)).toBeFocused();
  },
);

test('steps 2 and 3 say what is missing, in order, and Previous checks nothing', async ({ page }) => {
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
});

test('a half-typed date is not called missing', async ({ page }) => {
  await toChild(page);
  await fillChild(page, { dob: '' });
  await dateField(page, 'Date of birth').focus();
  await page.keyboard.type('05');
  await page.keyboard.press('Enter');
  await expect(card(page).getByText('Invalid date, Please enter a valid date')).toBeVisible();
  await expect(card(page).getByText('Date of birth is required')).toBeHidden();
});

test('when sending fails everything is kept, help is offered, and a second try succeeds', async ({ page, mail }) => {
  let posts = 0;
  await page.route('**/api/sendEmail', async (route) => {
    posts += 1;
    await (posts === 1
      ? route.fulfill({ status: 503, json: { message: 'The mailbox is being moved' } })
      : route.continue());
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
  await mail.next('retry@family.example');
  await expect(sent(page)).toBeVisible();
});

test('the parent never sees that the confirmation failed, and the console keeps no data', async ({ page, mail }) => {
  const lines: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  let posts = 0;
  await page.route('**/api/sendEmail', async (route) => {
    posts += 1;
    await (posts === 2 ? route.fulfill({ status: 500, json: { message: 'no' } }) : route.continue());
  });
  await toChild(page, { parentEmail: 'quiet@family.example' });
  await fillChild(page);
  await submit(page);
  await expect(sent(page)).toBeVisible();
  await mail.next(provider.email);
  await expect.poll(() => posts).toBe(2);
  await expect.poll(() => lines.some((line) => /confirmation/i.test(line))).toBe(true);
  for (const value of [...Object.values(family), 'quiet@family.example']) expect(lines.join('\n')).not.toContain(value);
  await expect(toasts(page).filter({ hasText: 'An error occurred' })).toHaveCount(0);
});

test('an address with accents in its domain is written to, and the parent reads it as it was typed', async ({
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
  await submit(page);
  await expect(sent(page)).toContainText('send a short note to ana+kids@köln.example');
  const report = await mail.next(provider.email);
  expect(report.text).toContain('Email: ana+kids@köln.example |');
  expect(report.headerLines.find(({ key }) => key === 'reply-to')?.line).toBe('Reply-To: ana+kids@xn--kln-sna.example');
  const confirmation = await mail.next('ana+kids@köln.example');
  expect(confirmation.text).toContain('Contact email on file: ana+…@köln.example\n');
});

test('the parent’s own name in the child’s fields is asked about, and sent as it is', async ({ page, mail }) => {
  await toChild(page, { parentEmail: 'own-name@family.example' });
  await fillChild(page);
  const child = card(page).getByLabel('Child’s first name');
  await child.fill(` ${family.parentFirstName.toUpperCase()}`);
  await card(page).getByLabel('Child’s last name').fill(family.parentLastName);
  await card(page).getByLabel('Child’s last name').blur();
  await expect(child).toHaveAccessibleDescription(words.ownName);
  await expect(page.locator('[aria-live] p').filter({ hasText: words.ownName })).toHaveCount(1);
  await submit(page);
  expect((await mail.next(provider.email)).text).toContain(
    `Child: First name: ${family.parentFirstName.toUpperCase()}`,
  );
});

test('answers survive a visit to another page and Back, in memory only', async ({ page, context }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await fillParent(page);
  await next(page);
  await fillInfo(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: titleOf('/program') })
    .click();
  await expect(page).toHaveURL(/program$/);
  await page.goBack();
  await expect(card(page).getByLabel('Where did you find us?')).toHaveValue('Friend');
  await card(page).getByRole('button', { name: 'Previous' }).click();
  await expect(card(page).getByLabel('Last name', { exact: true })).toHaveValue(family.parentLastName);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await context.cookies()).toEqual([]);
  expect(hosts.size).toBe(1);
});

test('what is typed before the scripts arrive is kept, and an early press of Next is not lost', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await fillParent(page);
  await card(page).getByRole('button', { name: 'Next' }).click();
  await expect(step(page, 2)).toBeHidden();
  release();
  await expect(step(page, 2)).toBeFocused();
  await card(page).getByRole('button', { name: 'Previous' }).click();
  await expect(card(page).getByLabel('City')).toHaveValue('Willowbend');
  await expect(card(page).getByLabel('Province')).toHaveValue('AB');
});

test('on a low screen a refused Next shows the field with its label, between the header and the toast', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/');
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
