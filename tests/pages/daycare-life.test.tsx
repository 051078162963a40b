// The pages about classes, educators, events and questions, each opened with the data that the build gives it.
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { newest } from '#content/rules/news.ts';
import { posts } from '#content/site/posts.ts';
import { provider } from '#content/site/provider.ts';
import { classes } from '#content/site/classes.ts';
import { events } from '#content/values/events.ts';
import { mainFilm } from '#content/values/recordings.ts';
import { teachers } from '#content/values/people.ts';
import { calendarAddress, eventAddress, postAddress, recentKey, teacherAddress } from '#content/rules/addresses.ts';
import { dayInWords } from '#content/rules/day-in-words.ts';
import { classWords } from '#content/words/classes.ts';
import { eventWords, hoursInWords } from '#content/words/events.ts';
import { faqGroups } from '#content/values/lists.ts';
import { filtersOf, pictureCount } from '#content/words/gallery.ts';
import { services } from '#content/site/words/news.ts';
import { sidebarWords } from '#content/words/news.ts';
import { aboutTeam } from '#content/site/words/teachers.ts';
import { teamWords } from '#content/words/teachers.ts';
import { AboutTeam } from '#pages/about-team/about-team.tsx';
import { ClassDetails } from '#pages/classes/class-details.tsx';
import { ComingSoon } from '#pages/coming-soon/coming-soon.tsx';
import { EventDetails } from '#pages/events/event-details.tsx';
import { Events } from '#pages/events/events.tsx';
import { Faqs } from '#pages/faqs/faqs.tsx';
import { PageData } from '#pages/page-data.tsx';
import { TeacherDetails } from '#pages/teachers/teacher-details.tsx';

const hour = 3_600_000;
const endOf = (event: (typeof events)[number]) => Date.parse(event.endsAt);

// An hour before the first event is over.
beforeEach(() => void vi.setSystemTime(endOf(events[0]!) - hour));
afterEach(() => void vi.useRealTimers());

const open = (address: string, page: ReactNode) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <PageData dataOf={(key) => key === recentKey && newest(posts, 6)}>{page}</PageData>
    </MemoryRouter>,
  );
const cells = (table: HTMLElement) =>
  Object.fromEntries(
    within(table)
      .getAllByRole('row')
      .map((row) => [within(row).getByRole('rowheader').textContent, within(row).getByRole('cell').textContent]),
  );
const section = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('section')!);

test('a class in detail has a table of facts, a search, recent posts and services', async () => {
  const { id, title } = classes[1]!;
  open(`/classes-details?class=${id}`, <ClassDetails />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
  const { start, years, size, hours, duration, time, rating, tuition } = classWords;
  const heads = [start, years, size, hours, duration, time, rating, tuition];
  expect(Object.keys(cells(screen.getByRole('table')))).toEqual(heads);
  const sidebar = within(screen.getByRole('complementary'));
  expect(await sidebar.findByRole('search')).toBeDefined();
  const recent = section(sidebarWords.recent).getAllByRole('link');
  expect(recent.map((link) => link.getAttribute('href'))).toEqual(
    newest(posts, 2).map(({ slug }) => postAddress(slug)),
  );
  const service = await sidebar.findByRole('link', { name: services[0]!.title });
  expect(service.getAttribute('aria-haspopup')).toBe('dialog');
});

test('an educator has a profile, a film, skills with their figures in words and a form', async () => {
  for (const { id, name, line, skills } of teachers) {
    open(teacherAddress(id), <TeacherDetails />);
    expect(screen.getByRole('heading', { level: 1, name })).toBeDefined();
    expect(screen.getByText(line)).toBeDefined();
    expect(skills.map(({ percent }) => percent)).toEqual([93, 70, 48]);
    for (const { name: skill, percent } of skills)
      expect(screen.getByText(`${percent}%`).parentElement?.textContent).toBe(`${skill} ${percent}%`);
    expect(await screen.findByRole('form', { name: `Write to ${name}` })).toBeDefined();
    cleanup();
  }
  open('/teachers-details', <TeacherDetails />);
  expect(screen.getByRole('heading', { level: 1, name: teachers[0]!.name })).toBeDefined();
  expect(screen.getByRole('button', { name: `Play “${mainFilm!.title}”` })).toBeDefined();
});

test('questions stand in two accordions, in each of which one answer is open at a time, and a form follows', async () => {
  const user = userEvent.setup();
  open('/faqs', <Faqs />);
  await screen.findByRole('heading', { level: 2, name: faqGroups[0]!.title });
  const accordions = screen.getAllByRole('region', {
    name: (name) => faqGroups.some(({ title }) => name.startsWith(title)),
  });
  expect(accordions).toHaveLength(2);
  const buttons = accordions.map((each) => within(each).getAllByRole('button'));
  const asked = faqGroups.flatMap(({ items }) => items.map((item) => item.title));
  const shown = buttons.map((each) => each.map((button) => button.textContent));
  // In the order of the folder, from which the second takes some neighbours.
  for (const titles of shown) expect(titles).toEqual(asked.filter((title) => titles.includes(title)));
  expect(shown.flat().toSorted()).toEqual(asked.toSorted());
  const answers = accordions.map(({ textContent }) => textContent).join(' ');
  for (const { text } of faqGroups.flatMap(({ items }) => items)) expect(answers).toContain(text);
  const [one, other, further] = [buttons[0]![0]!, buttons[1]![0]!, buttons[0]![1]!];
  for (const pressed of [one, other, further]) {
    if (pressed.getAttribute('aria-expanded') === 'false') await user.click(pressed);
    expect(pressed.getAttribute('aria-expanded')).toBe('true');
  }
  expect(one.getAttribute('aria-expanded')).toBe('false');
  expect(other.getAttribute('aria-expanded')).toBe('true');
  expect(await screen.findByRole('form', { name: 'Ask Questions' })).toBeDefined();
});

test('the events are a list whose pages show other events; what is over has left it', () => {
  const titles = () => [...document.querySelectorAll('ol h2')].map((heading) => heading.textContent);
  const all = events.map(({ title }) => title);
  open('/event', <Events />);
  const first = titles();
  expect(first).toEqual(all.slice(0, first.length));
  const nav = within(screen.getByRole('navigation', { name: eventWords.pagination.name }));
  expect(nav.getByRole('link', { name: 'page 2' }).getAttribute('href')).toBe('/event?page=2');
  cleanup();
  open('/event?page=2', <Events />);
  expect(titles()).toEqual(all.slice(first.length, 2 * first.length));
  cleanup();
  vi.setSystemTime(endOf(events[0]!) + 1);
  open('/event', <Events />);
  expect(titles()).toEqual(all.slice(1, first.length + 1));
  cleanup();
  // One alone stands once.
  vi.setSystemTime(endOf(events.at(-2)!) + 1);
  open('/event', <Events />);
  expect(screen.getAllByText(all.at(-1)!)).toHaveLength(1);
});

test('an event in detail has its date, time and venue, a calendar file, the next events and pictures', () => {
  const event = events.find(({ pictures }) => pictures.length)!;
  vi.setSystemTime(endOf(event) - hour);
  open(eventAddress(event.id), <EventDetails />);
  const facts = screen.getByRole('table', { name: eventWords.facts.caption });
  const day = event.starts.slice(0, 10);
  expect(cells(facts)).toMatchObject({
    [eventWords.facts.date]: dayInWords(day),
    [eventWords.facts.time]: hoursInWords(event, provider.address.province),
    [eventWords.facts.venue]: event.place,
  });
  expect([...facts.querySelectorAll('time')].map((time) => time.dateTime)).toEqual([day, event.startsAt]);
  expect(screen.getByRole('link', { name: eventWords.calendar }).getAttribute('href')).toBe(calendarAddress(event.id));
  expect(section(eventWords.upcoming).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  const picture = screen.getByRole('img', { name: event.pictures[0]!.alt });
  expect(picture.closest('a')?.getAttribute('aria-haspopup')).toBe('dialog');
  expect(section(eventWords.pictures).getAllByRole('link')).toHaveLength(event.pictures.length - 1);
});

test('an event that is over says so and offers no calendar file', () => {
  vi.setSystemTime(endOf(events[0]!) + 1);
  open(eventAddress(events[0]!.id), <EventDetails />);
  expect(screen.getByText(eventWords.over)).toBeDefined();
  expect(screen.queryByRole('link', { name: eventWords.calendar })).toBeNull();
});

test('the coming-soon page counts down to 11:05 pm on the same day of next month', async () => {
  vi.setSystemTime(new Date('2026-11-21T12:00:00-06:00'));
  open('/coming-soon', <ComingSoon />);
  expect(await screen.findByText(/Monday, 21 December 2026 at 11:05 pm, Alberta time/)).toBeDefined();
});

test('the page about the team has educators in a carousel, a call to enrol and the newest posts', async () => {
  open('/about-2', <AboutTeam />);
  for (const text of aboutTeam.about.text) expect(section(aboutTeam.about.title).getByText(text)).toBeDefined();
  const carousel = await screen.findByRole('group', { name: teamWords.teachers });
  expect(carousel.getAttribute('aria-roledescription')).toBe('carousel');
  const { title } = aboutTeam.call;
  expect(section(title).getByRole('link', { name: teamWords.register }).getAttribute('href')).toBe('/#register');
  const news = section(teamWords.news).getAllByRole('heading', { level: 3 });
  expect(news.map((heading) => heading.textContent)).toEqual(newest(posts, 3).map((post) => post.title));
});

test('a kind of which there is no picture is no filter, and one picture is not several', () => {
  expect(filtersOf([{ kind: 'Lunch' }, { kind: 'Drawing' }, { kind: 'Lunch' }])).toEqual(['All', 'Drawing', 'Lunch']);
  expect(pictureCount(1)).toBe('1 picture');
});
