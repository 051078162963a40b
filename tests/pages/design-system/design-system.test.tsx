import { screen, within } from '@testing-library/react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { designHead, parts } from '#content/words/design-system.ts';
import { DesignSystem } from '#pages/design-system/design-system.tsx';

/** The page as the build writes it. */
beforeAll(async () => {
  const { prelude } = await prerender(
    <StaticRouter location="/design-system">
      <DesignSystem />
    </StaticRouter>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  document.body.innerHTML = await new Response(prelude).text();
});
afterAll(() => {
  document.body.innerHTML = '';
});

test('every part is shown under its own name, with what it is for and its keys', () => {
  for (const [name, { text, keys }] of Object.entries(parts)) {
    const heading = document.getElementById(`part-${name.toLowerCase()}`);
    expect(heading?.tagName, name).toBe('H3');
    expect(heading?.textContent).toBe(name);
    const part = heading?.closest('article');
    expect(part?.getAttribute('aria-labelledby')).toBe(heading?.id);
    expect(part?.textContent, name).toContain(text);
    expect([...part!.querySelectorAll('table:has(kbd) td')].map((cell) => cell.textContent)).toEqual(
      keys.map(({ does }) => does),
    );
  }
});

test('the table of contents leads to every group', () => {
  const contents = within(screen.getByRole('navigation', { name: designHead.contents }));
  const targets = contents.getAllByRole('link').map((link) => link.getAttribute('href')!.split('#')[1]!);
  expect(targets).toEqual(designHead.groups.map(({ id }) => id));
  for (const id of targets) expect(document.getElementById(id)?.querySelector('h2'), id).not.toBeNull();
});
