// From page to page without loading a document.
import { expect, test } from '../site.ts';
import { hydrated } from './family.ts';
import { titleOf } from './menus.ts';

test('a press on a link asks for the code of its page before it is let go, and the page then has the head and all the parts as it was built', async ({
  page,
}) => {
  await page.goto('/program');
  await hydrated(page.getByRole('banner'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: titleOf('/about'), exact: true })
    .hover();
  const request = page.waitForRequest('**/assets/about-*.js');
  await page.mouse.down();
  await request;
  await expect(page).toHaveURL('/program');
  await page.mouse.up();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const built = await page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    const dom = new DOMParser().parseFromString(html, 'text/html');
    // The colour of the browser's own bar belongs to the scheme, not to the page.
    const headOf = ({ head }: Document) =>
      [...head.querySelectorAll('title, meta:not([name=theme-color]), link[rel=canonical]')]
        .map((element) => element.outerHTML)
        .sort();
    return { parts: dom.getElementById('main')!.children.length, head: headOf(dom), shown: headOf(document) };
  });
  expect(built.parts).toBeGreaterThan(2);
  await expect(page.locator('main > *')).toHaveCount(built.parts);
  expect(built.shown).toEqual(built.head);
});
