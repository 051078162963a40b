// The template pages about classes, educators, events and questions, each opened as the build opens it.
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { classes, classFigures } from '#content/records/classes.ts';
import { shortDate } from '#content/rules/dates.ts';
import { events } from '#content/records/events.ts';
import { faqGroups } from '#content/words/faqs.ts';
import { galleryItems } from '#content/records/gallery.ts';
import { galleryAxes, galleryLayouts } from '#content/layouts/gallery.ts';
import { postOf, posts } from '#content/posts/index.ts';
import { newest } from '#content/posts/news.ts';
import { countOf } from '#content/posts/post.ts';
import { recentKey } from '#content/rules/addresses.ts';
import { skillValues, teachers } from '#content/records/teachers.ts';
import { AboutTeam } from '#pages/about-team/about-team.tsx';
import { Class } from '#pages/classes/class.tsx';
import { Classes } from '#pages/classes/classes.tsx';
import { ComingSoon } from '#pages/coming-soon/coming-soon.tsx';
import { Event } from '#pages/events/event.tsx';
import { Events } from '#pages/events/events.tsx';
import { Faqs } from '#pages/faqs/faqs.tsx';
import { Gallery } from '#pages/gallery/gallery.tsx';
import { PageData } from '#pages/page-data.tsx';
import { Teacher } from '#pages/teachers/teacher.tsx';
import { Teachers } from '#pages/teachers/teachers.tsx';

import { closeWindow, openWindow } from '../ui/window.ts';

/** Before the first of the sample events. */
const today = new Date('2026-11-21T12:00:00-06:00');

beforeEach(() => {
  openWindow();
  vi.setSystemTime(today);
});
afterEach(closeWindow);

const open = (address: string, page: ReactNode) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <PageData given={{ key: recentKey, data: newest(6) }}>{page}</PageData>
    </MemoryRouter>,
  );
const cells = (table: HTMLElement) =>
  Object.fromEntries(
    within(table)
      .getAllByRole('row')
      .map((row) => [within(row).getByRole('rowheader').textContent, within(row).getByRole('cell').textContent]),
  );

test('every class card shows its time, size, ages and tuition as the template gives them', () => {
  open('/classes', <Classes />);
  const tables = screen.getAllByRole('table');
  expect(tables).toHaveLength(classes.length);
  for (const table of tables)
    expect(cells(table)).toEqual({
      'Class time': '08:00 am - 10:00 am',
      'Class size': '30 - 40',
      Ages: '5 - 6',
      Tuition: '$1500',
    });
  expect(screen.getByText(/sample figures/)).toBeDefined();
});

test('a class in detail has a table of eight facts, a search, recent posts and services', async () => {
  open('/classes-details?class=garden-club', <Class />);
  expect(screen.getByRole('heading', { level: 1, name: 'Garden club' })).toBeDefined();
  expect(Object.keys(cells(screen.getByRole('table')))).toEqual([
    'Start date',
    'Years old',
    'Class size',
    'Hours',
    'Duration',
    'Class time',
    'Rating',
    'Tuition',
  ]);
  const sidebar = within(screen.getByRole('complementary'));
  expect(await sidebar.findByRole('search')).toBeDefined();
  const recent = within(sidebar.getByRole('heading', { name: 'Recent Posts' }).closest('section')!);
  expect(recent.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    newest(2).map(({ slug }) => `/post-right-sidebar?post=${slug}`),
  );
  expect((await sidebar.findByRole('link', { name: 'Outside every day' })).getAttribute('aria-haspopup')).toBe(
    'dialog',
  );
});

test('every educator’s card leads to the page about that person', () => {
  open('/teachers', <Teachers />);
  for (const { id, name } of teachers)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`/teachers-details?teacher=${id}`);
});

test('an educator has a profile, a film behind a play button, three skills with their figures in words and a form', async () => {
  for (const { id, name, line, skills } of teachers) {
    open(`/teachers-details?teacher=${id}`, <Teacher />);
    expect(screen.getByRole('heading', { level: 1, name })).toBeDefined();
    expect(screen.getByText(line)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Play “A day with us”' })).toBeDefined();
    for (const [index, value] of ['93%', '70%', '48%'].entries())
      expect(screen.getByText(value).parentElement?.textContent).toBe(`${skills[index]} ${value}`);
    expect(await screen.findByRole('form', { name: `Write to ${name}` })).toBeDefined();
    cleanup();
  }
  open('/teachers-details', <Teacher />);
  expect(screen.getByRole('heading', { level: 1, name: teachers[0]!.name })).toBeDefined();
});

test('Play opens the film in a window', async () => {
  open('/teachers-details', <Teacher />);
  await userEvent.setup().click(screen.getByRole('button', { name: /^Play/ }));
  expect(await screen.findByRole('dialog', { name: /A day with us/ })).toBeDefined();
});

test('the questions stand in two accordions of title and text, with a search and a form', async () => {
  open('/faqs', <Faqs />);
  for (const { title, items } of faqGroups) {
    const group = within((await screen.findByRole('heading', { level: 2, name: title })).closest('section')!);
    expect(group.getAllByRole('button').map((button) => button.textContent)).toEqual(items.map((item) => item.title));
    for (const { text } of items) expect(group.getByText(text)).toBeDefined();
  }
  expect(await screen.findByRole('form', { name: 'Ask Questions' })).toBeDefined();
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox', { name: 'Search the questions' }), 'nap');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByText('1 question found for “nap”')).toBeDefined();
  expect(
    within(screen.getByText('1 question found for “nap”').parentElement!).getByText('Does my child have to nap?'),
  ).toBeDefined();
});

test('one answer is open in each group, and the other group stays as it is', async () => {
  const user = userEvent.setup();
  open('/faqs', <Faqs />);
  const [ages, place, hours] = await Promise.all(
    ['Which ages do you take?', 'How do I get a place?', 'When are you open?'].map((name) =>
      screen.findByRole('button', { name }),
    ),
  );
  await user.click(ages!);
  await user.click(hours!);
  await user.click(place!);
  expect([ages, place, hours].map((button) => button!.getAttribute('aria-expanded'))).toEqual([
    'false',
    'true',
    'true',
  ]);
});

test('the events are a list whose pages show other events; what is over has left it', async () => {
  open('/event', <Events />);
  const titles = () => [...document.querySelectorAll('.event-rows h2')].map((heading) => heading.textContent);
  expect(titles()).toEqual(events.slice(0, 4).map(({ title }) => title));
  const nav = screen.getByRole('navigation', { name: 'Pages of events' });
  expect(
    within(nav)
      .getAllByRole('listitem')
      .map((item) => item.textContent.replace(/page/g, '').trim()),
  ).toEqual(['Prev', '1', '2', '3', 'Next']);
  cleanup();
  open('/event?page=2', <Events />);
  expect(titles()).toEqual(events.slice(4, 8).map(({ title }) => title));
  cleanup();
  vi.setSystemTime(new Date('2027-02-01T12:00:00-06:00'));
  open('/event', <Events />);
  expect(titles()).toEqual(events.slice(2, 6).map(({ title }) => title));
});

test('an event in detail has its date, time and venue, a calendar file, the next events and pictures', () => {
  const event = events[4]!;
  open(`/event-details?event=${event.id}`, <Event />);
  const facts = screen.getByRole('table', { name: 'When and where' });
  expect(cells(facts)).toMatchObject({
    Date: 'Saturday, 17 April 2027',
    Time: '10:00 am to 11:30 am, Alberta time',
    Venue: event.place,
  });
  expect([...facts.querySelectorAll('time')].map((time) => time.dateTime)).toEqual([
    '2027-04-17',
    '2027-04-17T10:00:00-06:00',
  ]);
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(`/events/${event.id}.ics`);
  const upcoming = within(screen.getByRole('heading', { name: 'Upcoming events' }).closest('section')!);
  expect(upcoming.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  const pictures = within(screen.getByRole('heading', { name: 'What it may look like' }).closest('section')!);
  expect(pictures.getAllByRole('link')).toHaveLength(event.pictures.length);
});

test('an event that is over says so and offers no calendar file', () => {
  vi.setSystemTime(new Date('2027-01-01T12:00:00-06:00'));
  open(`/event-details?event=${events[0]!.id}`, <Event />);
  expect(screen.getByText('This event is over.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
});

test('the coming-soon page counts down to 11:05 pm on the same day of next month, in words too, and its search finds main pages', async () => {
  open('/coming-soon', <ComingSoon />);
  expect(screen.getByText(/Monday, 21 December 2026 at 11:05 pm, Alberta time/)).toBeDefined();
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox'), 'winter');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByText('1 page found for “winter”')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Outdoor play' }).getAttribute('href')).toBe('/outdoorplay');
});

test('about the team: the daycare in words, the educators in a carousel, a call to enrol and the newest posts', async () => {
  open('/about-2', <AboutTeam />);
  expect(screen.getByRole('heading', { level: 2, name: 'A house, a yard and eight adults' })).toBeDefined();
  const carousel = await screen.findByRole('group', { name: 'Our educators' });
  expect(carousel.getAttribute('aria-roledescription')).toBe('carousel');
  const call = within(screen.getByRole('heading', { name: 'There may be a place for your child' }).closest('section')!);
  expect(call.getByRole('link', { name: 'Ask for a place' }).getAttribute('href')).toBe('/#register');
  const news = within(screen.getByRole('heading', { name: 'From the blog' }).closest('section')!);
  expect(news.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
    newest(3).map(({ title }) => title),
  );
});

test('the three galleries differ, use every option of a layout, and open each picture large', async () => {
  expect(new Set(Object.values(galleryLayouts).map((row) => JSON.stringify(row))).size).toBe(3);
  for (const [axis, words] of Object.entries(galleryAxes))
    for (const word of words)
      expect(
        Object.values(galleryLayouts).some((row) => row[axis as keyof typeof galleryAxes] === word),
        word,
      ).toBe(true);
  for (const path of ['/gallery', '/gallery-masonary', '/gallery-filter']) {
    open(path, <Gallery />);
    const pictures = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-haspopup') === 'dialog');
    expect(pictures, path).toHaveLength(galleryItems.length);
    await act(async () => pictures[1]!.click());
    const dialog = await screen.findByRole('dialog', { name: 'Our Gallery' });
    expect(within(dialog).getByText(`2 of ${galleryItems.length}`)).toBeDefined();
    cleanup();
  }
});

test('the filter of the third gallery changes the pictures and says how many there are', async () => {
  open('/gallery-filter', <Gallery />);
  await act(async () => screen.getByRole('tab', { name: 'Lunch' }).click());
  const count = galleryItems.filter(({ kind }) => kind === 'Lunch').length;
  expect(within(screen.getByRole('tabpanel')).getAllByRole('link')).toHaveLength(count);
  expect(screen.getByRole('status').textContent).toContain(`${count} pictures`);
});

test('the phone of both forms is a telephone field, which takes 403-555-0142', async () => {
  const user = userEvent.setup();
  for (const [address, page, name] of [
    ['/teachers-details', <Teacher key="teacher" />, /^Write to/],
    ['/faqs', <Faqs key="faqs" />, 'Ask Questions'],
  ] as const) {
    open(address, page);
    const form = within(await screen.findByRole('form', { name }));
    const phone = form.getByLabelText<HTMLInputElement>('Phone');
    expect(phone.type).toBe('tel');
    await user.type(phone, '403-555-0142');
    expect(phone.value).toBe('403-555-0142');
    cleanup();
  }
});

test('the template’s own figures and dates stand as they were given: classes, skills, post dates and the eight comments', () => {
  expect(classFigures).toMatchObject({ time: '08:00 am - 10:00 am', size: '30 - 40', ages: '5 - 6', tuition: '$1500' });
  expect(skillValues).toEqual([93, 70, 48]);
  expect(posts.map(({ date }) => shortDate(date))).toEqual(
    expect.arrayContaining(['10 Dec 2025', '10 Aug 2025', '24 Oct 2025']),
  );
  expect(countOf(postOf('first-week')!.comments)).toBe(8);
});

test('sample content is marked as such, so that the provider finds and replaces it', () => {
  for (const record of [...classes, ...teachers, ...events]) expect(record.sample, record.id).toBe(true);
});
