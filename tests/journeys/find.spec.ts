// Words in closed answers are found by the browser's own search, of which a link to a text is the part that a program can use.
import { coreValues } from '#content/words/about.ts';

import { expect, test } from '../site.ts';
import { alive } from './family.ts';

test('words in a value that is closed are found, and it opens', async ({ page }) => {
  await page.goto('/about');
  const [closed, opened] = [coreValues.items.at(-1)!, coreValues.items[1]!];
  const family = page.getByRole('button', { name: closed.title });
  const fun = page.getByRole('button', { name: opened.title });
  // An element that is put into the page before React has taken it over makes React draw all of it anew.
  await alive(fun);
  await fun.press('Enter');
  await expect(page.getByText(opened.text)).toBeVisible();
  await expect(family).toHaveAttribute('aria-expanded', 'false');
  const words = closed.text.split(' ').slice(0, 5).join(' ');
  await page.evaluate((text) => {
    const link = document.createElement('a');
    link.href = `#:~:text=${encodeURIComponent(text)}`;
    link.textContent = 'Find';
    document.querySelector('main')!.prepend(link);
  }, words);
  await page.getByRole('link', { name: 'Find', exact: true }).click();
  await expect(family).toHaveAttribute('aria-expanded', 'true');
});
