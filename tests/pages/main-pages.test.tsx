// The provider's own pages show what their content says, each record in its place.
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { coreValues } from '#content/site/words/about.ts';
import { sections as curriculum } from '#pages/curriculum/sections.ts';
import { curriculumHead } from '#content/site/words/curriculum.ts';
import { partsOfPage } from '#content/words/curriculum.ts';
import { About } from '#pages/about/about.tsx';
import { Curriculum } from '#pages/curriculum/curriculum.tsx';
import { routeOf } from '#routes.ts';

const open = (page: ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);
const section = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('section')!);
const onlyH1 = () => screen.getAllByRole('heading', { level: 1 }).map((h1) => h1.textContent);

test('the core values are in their order, the first one open; opening one closes the others, and all can be closed', async () => {
  open(<About />);
  const titles = coreValues.points.map(({ title }) => title);
  await screen.findByRole('button', { name: titles[0]! }, { timeout: 5000 });
  const values = section(coreValues.title);
  expect(values.getAllByRole('button').map((button) => button.textContent)).toEqual(titles);
  expect(values.getAllByRole('region').map((region) => region.textContent)).toEqual([coreValues.points[0]!.text]);
  const last = values.getByRole('button', { name: titles.at(-1)! });
  await userEvent.click(last);
  expect(values.getAllByRole('button', { expanded: true })).toEqual([last]);
  await userEvent.click(last);
  expect(values.queryAllByRole('button', { expanded: true })).toEqual([]);
});

test.runIf(routeOf('/curriculum'))(
  '/curriculum begins with blocks that lead to its sections, which follow in their order',
  () => {
    open(<Curriculum />);
    expect(onlyH1()).toEqual([curriculumHead.title]);
    const blocks = within(screen.getByRole('navigation', { name: partsOfPage })).getAllByRole('link');
    expect(blocks.map((link) => link.getAttribute('href'))).toEqual(curriculum.map(({ key }) => `/curriculum#${key}`));
    const h2s = screen.getAllByRole('heading', { level: 2 }).map((h2) => h2.textContent);
    expect(h2s).toEqual(curriculum.map(({ title }) => title));
  },
);

test.runIf(routeOf('/curriculum'))('every section of /curriculum that has a picture shows it', () => {
  open(<Curriculum />);
  for (const { key, title, ...part } of curriculum)
    expect(document.getElementById(key)!.querySelector('img')?.alt, title).toBe(
      'picture' in part ? part.picture?.alt : undefined,
    );
});
