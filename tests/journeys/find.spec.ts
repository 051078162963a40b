// Words in closed answers are found by the browser's own search, of which a link to a text is the part that a program can use.
import { expect, test } from '../site.ts';
import { alive } from './family.ts';

test('words in a value that is closed are found, and it opens', async ({ page }) => {
  await page.goto('/about');
  const family = page.getByRole('button', { name: 'Family partnerships' });
  const fun = page.getByRole('button', { name: 'Fun and safe environment' });
  // An element that is put into the page before React has taken it over makes React draw all of it anew.
  await alive(fun);
  await fun.press('Enter');
  await expect(page.getByText('Laughing is a good sign')).toBeVisible();
  await expect(family).toHaveAttribute('aria-expanded', 'false');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#:~:text=we%20ask%20you%20first';
    link.textContent = 'Find';
    document.querySelector('main')!.prepend(link);
  });
  await page.getByRole('link', { name: 'Find', exact: true }).click();
  await expect(family).toHaveAttribute('aria-expanded', 'true');
});
