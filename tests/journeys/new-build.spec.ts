// An owner changes e-mail address, phone number, colour and words, and the site is built again while parents have its forms open: what they send from those pages,
// and from new ones, is the site's own and comes to the present address.
import type { BrowserContext, Page } from '@playwright/test';

import { comment as commentSays } from '#content/site/words/forms.ts';
import type { Letterhead } from '#mail/letterhead.ts';
import { parentConfirmation } from '#mail/parent-confirmation.ts';

import { readingPath } from '#content/rules/addresses.ts';
import { routeOf } from '../../src/routes.ts';
import { expect, type Mailbox } from '../site.ts';
import { test } from './another-build.ts';
import { fillChild, fillInfo, fillParent, hydrated, reach } from './family.ts';
import { sentForms, type SentForm } from './forms.ts';

type Form = Pick<SentForm, 'name' | 'path' | 'reach' | 'form' | 'fill' | 'send'> & { readonly says: { sent: string } };

const commentForm = (page: Page) => page.getByRole('form', { name: /^Leave a Reply/ });
const comment: Form = {
  name: 'comment',
  path: readingPath,
  reach: (page) => reach(page, readingPath),
  form: commentForm,
  async fill(page, email = '') {
    await commentForm(page).getByLabel('Author').fill('Ana Okafor');
    await commentForm(page).getByLabel('Email').fill(email);
    await commentForm(page).getByLabel('Comment').fill('We loved it.');
  },
  send: (page) => commentForm(page).getByRole('button', { name: 'Post Comment' }).click(),
  says: { sent: commentSays.sent.title },
};
const forms: readonly Form[] = [...sentForms, comment].filter(({ path }) => routeOf(path));

/** Each form on a page of its own, filled in by another parent. */
async function openAll(context: BrowserContext, when: string, scripts: string) {
  const opened = [];
  for (const form of forms) {
    const page = await context.newPage();
    const email = `${form.name.replaceAll(' ', '-')}-${when}@family.example`;
    if (scripts === 'with') {
      await form.reach(page);
      await hydrated(form.form(page));
      await form.fill(page, email);
    } else {
      await page.goto(form.path);
      await fillPlain(form, page, email);
    }
    opened.push({ form, page, email });
  }
  return opened;
}

/** Without scripts a registration shows its three steps at once. */
async function fillPlain(form: Form, page: Page, email: string) {
  if (form.name !== 'registration') return form.fill(page, email);
  await fillParent(page, { parentEmail: email });
  await fillInfo(page);
  await fillChild(page);
}

async function sendAll(opened: Awaited<ReturnType<typeof openAll>>) {
  for (const { form, page } of opened) {
    await form.send(page);
    await expect(page.getByText(form.says.sent).filter({ visible: true }).first(), form.name).toBeVisible();
    await page.close();
  }
  return opened.map(({ email }) => email);
}

for (const scripts of ['with', 'without'])
  test.describe(() => {
    test.use({ javaScriptEnabled: scripts === 'with' });
    test(
      `${scripts} scripts every form arrives as the site’s own after a new build, from pages of before and of now`,
      { tag: ['@release', '@any-daycare'] },
      async ({ context, builds, inbox }) => {
        test.setTimeout(240_000);
        const before = await openAll(context, 'before', scripts);
        const letterhead = builds.buildAgain();
        const writers = [...(await sendAll(before)), ...(await sendAll(await openAll(context, 'after', scripts)))];
        expect(letterhead.email).not.toBe(builds.letterhead.email);
        await expectLetters(inbox, writers, letterhead, builds.letterhead);
      },
    );
  });

/** From each writer one letter to the present address, and to each who registers a confirmation. */
async function expectLetters(inbox: Mailbox, writers: readonly string[], now: Letterhead, before: Letterhead) {
  const registered = writers.filter((email) => email.startsWith('registration'));
  await expect.poll(() => inbox.mails.length).toBe(writers.length + registered.length);
  const letters = inbox.mails.map((mail) => ({ ...mail, to: [mail.to ?? []].flat()[0]?.text, from: mail.from?.text }));
  const expected = [
    ...writers.map((replyTo) => `to ${now.email}, reply to ${replyTo}`),
    ...registered.map((to) => `to ${to}, reply to nobody`),
  ];
  expect(letters.map(({ to, replyTo }) => `to ${to}, reply to ${replyTo?.text ?? 'nobody'}`).toSorted()).toEqual(
    expected.toSorted(),
  );
  for (const { to, from, replyTo, subject, html } of letters) {
    expect(from).toContain(now.email);
    expect(subject).not.toContain('[Not from');
    if (registered.includes(to!)) expect(html).toBe(parentConfirmation(now, to!).html);
    if (!registered.includes(replyTo?.text ?? '')) continue;
    expect(html).toContain(now.colours.accent);
    expect(html).not.toContain(before.colours.accent);
  }
}
