// The forms of the site as a visitor meets them: how each is reached, filled and sent, and what it says then.
import type { Locator, Page } from '@playwright/test';

import { newsletter, message, refused } from '#content/site/words/forms.ts';
import { refused as registrationRefused, sent as registrationSent } from '#content/site/words/registration.ts';
import { header } from '#content/words/header.ts';
import { waitingWords as waiting } from '#content/words/waiting-list.ts';

import { card, family, fillChild, hydrated, reach, submit, toChild } from './family.ts';
import { titleOf } from './menus.ts';

export interface SentForm {
  readonly name: string;
  /** The page that it stands on. */
  readonly path: string;
  /** Opens that page. */
  reach(page: Page): Promise<unknown>;
  form(page: Page): Locator;
  /** @param email of the writer */
  fill(page: Page, email?: string): Promise<unknown>;
  send(page: Page): Promise<unknown>;
  /** A field that is shown when the form is sent, and what was typed into it. */
  kept(page: Page): readonly [field: Locator, value: string];
  /** Titles of what tells the outcome. */
  readonly says: { readonly sent: string; readonly refused: string };
  /** What it posts to. */
  readonly posts: string;
}

/** Opens a page of the header, and goes on by its link. */
async function goByLink(page: Page, from: string, title: string) {
  await page.goto(from);
  await hydrated(page.getByRole('banner'));
  await page.getByRole('banner').getByRole('link', { name: title, exact: true }).first().click();
}

/**
 * An address that no other journey writes from. The gateway of a worker mails a letter that repeats an earlier one no second time, so a journey that reads its
 * letter back would wait in vain if one of these forms had sent the same.
 */
const writer = 'unread@family.example';

const inquirer = {
  'Your name': 'Ana Okafor',
  Email: writer,
  Phone: '403-555-0167',
  Message: 'Is there room on Tuesdays?',
};

/** Fills in a form with the fields of an inquiry. */
export async function fillInquiry(form: Locator, answers: Partial<typeof inquirer> = {}) {
  for (const [label, text] of Object.entries({ ...inquirer, ...answers })) await form.getByLabel(label).fill(text);
}

/** A form with the fields of an inquiry. */
const inquiry = (
  name: string,
  { title, ...rest }: { title: string | RegExp } & Pick<SentForm, 'posts' | 'path' | 'reach'>,
): SentForm => {
  const form = (page: Page) => page.getByRole('form', { name: title });
  return {
    name,
    ...rest,
    form,
    fill: (page, Email = writer) => fillInquiry(form(page), { Email }),
    send: (page) => form(page).getByRole('button', { name: /^Send/ }).click(),
    kept: (page) => [form(page).getByLabel('Message'), 'Is there room on Tuesdays?'],
    says: { sent: message.thanks, refused: refused.title },
  };
};

const waitingList = (page: Page) => page.getByRole('form', { name: waiting.name });

const newsletterForm = (page: Page) => page.getByRole('form', { name: 'Newsletter' }).first();

/** The forms that are sent by scripts: all but the comment, which the browser posts. */
export const sentForms: readonly SentForm[] = [
  {
    name: 'registration',
    path: '/',
    reach: (page) => goByLink(page, '/program', header.register),
    form: card,
    async fill(page, parentEmail = writer) {
      await toChild(page, { parentEmail });
      await fillChild(page);
    },
    send: submit,
    kept: (page) => [card(page).getByLabel('Child’s first name'), family.childFirstName],
    says: { sent: registrationSent.title.replace('{child}', family.childFirstName), refused: registrationRefused },
    posts: '**/api/sendEmail',
  },
  inquiry('message', {
    title: 'Contact',
    path: '/contact-us',
    posts: '**/api/sendEmail',
    reach: (page) => goByLink(page, '/about', titleOf('/contact-us')),
  }),
  {
    name: 'waiting list',
    path: '/places',
    reach: (page) => reach(page, '/places'),
    form: waitingList,
    async fill(page, email = writer) {
      const form = waitingList(page);
      for (const [index, legend] of [waiting.born, waiting.start].entries()) {
        const month = form.getByRole('group', { name: legend });
        await month.getByLabel(waiting.month).selectOption('January');
        // Born this year, to start in the next.
        await month.getByLabel(waiting.year).fill(String(new Date().getFullYear() + index));
      }
      await form.getByLabel(waiting.group).selectOption(waiting.unknownGroup);
      await form.getByLabel(waiting.email).fill(email);
    },
    send: (page) => waitingList(page).getByRole('button', { name: /^Send/ }).click(),
    kept: (page) => [waitingList(page).getByLabel(waiting.email), writer],
    says: { sent: message.thanks, refused: refused.title },
    posts: '**/api/sendEmail',
  },
  inquiry('question', {
    title: 'Ask Questions',
    path: '/faqs',
    posts: '**/api/v1.0/email/send',
    reach: (page) => reach(page, '/faqs'),
  }),
  inquiry('message to an educator', {
    title: /^Write to /,
    path: '/teachers-details',
    posts: '**/api/v1.0/email/send',
    reach: (page) => reach(page, '/teachers-details'),
  }),
  {
    name: 'newsletter',
    path: '/index-2',
    reach: (page) => reach(page, '/index-2'),
    form: newsletterForm,
    fill: (page, email = writer) => newsletterForm(page).getByLabel('Your email').fill(email),
    send: (page) => newsletterForm(page).getByRole('button').click(),
    kept: (page) => [newsletterForm(page).getByLabel('Your email'), writer],
    says: { sent: newsletter.sent.title, refused: refused.title },
    posts: '**/api/v1.0/email/send-form',
  },
];
