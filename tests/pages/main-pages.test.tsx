// The provider's own pages show what their content says, each record in its place.
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import {
  aboutCall,
  aboutHead,
  aboutPrograms,
  coreValues,
  learningGoals,
  mission,
  whoWeAre,
} from '#content/site/words/about.ts';
import { curriculum, curriculumHead } from '#content/site/words/curriculum.ts';
import { partsOfPage } from '#content/words/curriculum.ts';
import { bag, outdoorHead, weather } from '#content/site/words/outdoor-play.ts';
import { afterSchool, programClose, programHead, programIntro } from '#content/site/words/program.ts';
import { programFactsLabel } from '#content/words/program-page.ts';
import { programThings } from '#content/site/program-things.ts';
import { programs } from '#content/site/programs.ts';
import { About } from '#pages/about/about.tsx';
import { Curriculum } from '#pages/curriculum/curriculum.tsx';
import { OutdoorPlay } from '#pages/outdoor-play/outdoor-play.tsx';
import { Program } from '#pages/program/program.tsx';
import { routeOf } from '#routes.ts';

const open = (page: ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);
const section = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('section')!);
const part = (id: string) => within(document.getElementById(id)!);
const onlyH1 = () => screen.getAllByRole('heading', { level: 1 }).map((h1) => h1.textContent);

test('/about has its head, who we are, the mission with its source, the goals, what to expect and a way to the form', () => {
  open(<About />);
  expect(onlyH1()).toEqual([aboutHead.title]);
  expect(screen.getByText(aboutHead.lead)).toBeDefined();
  for (const { title, points } of [whoWeAre])
    for (const item of points) {
      expect(section(title).getByRole('heading', { level: 3, name: item.title })).toBeDefined();
      expect(section(title).getByText(item.text)).toBeDefined();
    }
  const quote = screen.getByRole('blockquote');
  expect(quote.textContent).toBe(mission.quote);
  expect(quote.closest('figure')?.querySelector('figcaption')?.textContent).toContain(mission.source);
  for (const { title, points } of [learningGoals, aboutPrograms])
    expect(
      section(title)
        .getAllByRole('heading', { level: 3 })
        .map((h3) => h3.textContent),
    ).toEqual(points.map((point) => point.title));
  expect(screen.getByRole('link', { name: aboutPrograms.link }).getAttribute('href')).toBe('/program');
  expect(section(aboutCall.text).getByRole('link', { name: aboutCall.link }).getAttribute('href')).toBe('/#register');
});

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

test.runIf(routeOf('/curriculum'))(
  'each section of /curriculum has its text and its bullets, pictures with words, and numbers that no screen reader says',
  () => {
    open(<Curriculum />);
    for (const { key, text, bullets, image } of curriculum) {
      expect(part(key).getByText(text)).toBeDefined();
      if (image) expect(part(key).getByAltText(image.alt)).toBeDefined();
      expect(part(key).getAllByRole('listitem')).toHaveLength(bullets.length);
      const words = document.getElementById(key)!.textContent;
      for (const bullet of bullets)
        expect(words).toContain(typeof bullet === 'string' ? bullet : 'name' in bullet ? bullet.name : bullet.title);
      expect(part(key).getByText(/^\d$/).getAttribute('aria-hidden')).toBe('true');
    }
    for (const region of curriculum.filter(({ variant }) => variant === 'horizontal-scroll'))
      expect(part(region.key).getByRole('region').tabIndex).toBe(0);
  },
);

test('/program has its facts in a table whose rows are named, and each program with its ages, a picture and what a child does', () => {
  open(<Program />);
  expect(onlyH1()).toEqual([programHead.title]);
  expect(document.body.textContent).toContain(programHead.lead);
  const table = within(screen.getByRole('table', { name: programFactsLabel }));
  for (const { head, text } of programIntro.facts)
    expect(table.getByRole('rowheader', { name: head }).closest('tr')?.querySelector('td')?.textContent).toBe(text);
  for (const { id, title, ages, alt } of programs) {
    expect(part(id).getByRole('heading', { level: 2, name: title })).toBeDefined();
    expect(part(id).getByText(ages, { exact: true })).toBeDefined();
    expect(part(id).getByRole('img').getAttribute('alt')).toBe(alt);
    expect(
      part(id)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(programThings[id]);
  }
  if (afterSchool)
    expect(
      part(afterSchool.id)
        .getAllByRole('heading', { level: 3 })
        .map((h3) => h3.textContent),
    ).toEqual(afterSchool.points.map(({ title }) => title));
  expect(screen.getByRole('link', { name: programClose.link }).getAttribute('href')).toBe('/#register');
});

test.runIf(routeOf('/outdoorplay'))(
  '/outdoorplay describes the yard, has the limits of the weather in words, and lists what to pack',
  () => {
    open(<OutdoorPlay />);
    expect(onlyH1()).toEqual([outdoorHead.title]);
    for (const { text, alt } of [outdoorHead, weather]) {
      expect(screen.getByText(text)).toBeDefined();
      expect(screen.getByAltText(alt)).toBeDefined();
    }
    for (const { title, text } of [weather.smoke, weather.fair, weather.cold]) {
      expect(screen.getAllByText(title)).not.toEqual([]);
      expect(screen.getAllByText(text)).not.toEqual([]);
    }
    const things = section(bag.title).getAllByRole('listitem');
    expect(things).toHaveLength(bag.things.length);
  },
);
