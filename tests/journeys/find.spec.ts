// The browser's own search finds words in closed answers. A test cannot open that search; a link to a text fragment uses the same one.
import { coreValues } from '#content/site/words/about.ts';

import { expect, test } from '../site.ts';
import { hydrated } from './family.ts';

test('the browser’s search finds words in a closed core value, and opens it', async ({ page }) => {
  await page.goto('/about');
  const [closed, opened] = [coreValues.points.at(-1)!, coreValues.points[1]!];
  const family = page.getByRole('button', { name: closed.title });
  const fun = page.getByRole('button', { name: opened.title });
  // An element that is added before hydration would make React render the whole page anew.
  await hydrated(fun);
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
