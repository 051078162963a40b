import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { badge, philosophy, programsWords, ribbon, welcome } from '#content/site/words/home.ts';
import { restOfName } from '#content/rules/provider.ts';
import { ribbonWords, sampleFigure } from '#content/words/home.ts';
import { offers } from '#content/site/offers.ts';
import { offersWords } from '#content/site/words/offers.ts';
import { programs } from '#content/site/programs.ts';
import { provider } from '#content/site/provider.ts';
import { testimonials } from '#content/site/testimonials.ts';
import { testimonialsWords } from '#content/words/testimonials.ts';
import { Banner } from '#pages/home/banner.tsx';
import { Offers } from '#pages/home/offers.tsx';
import { Philosophy } from '#pages/home/philosophy.tsx';
import { Programs } from '#pages/home/programs.tsx';
import { Ribbon } from '#pages/home/ribbon.tsx';
import { Voices } from '#pages/home/voices.tsx';
import { Welcome } from '#pages/home/welcome.tsx';

const section = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('section')!);

test('the banner shows the provider’s name and tagline, each once', () => {
  render(<Banner>form</Banner>);
  const name = screen.getByRole('heading', { level: 1 }).textContent;
  expect(name).toContain(provider.name);
  expect(name).toContain(restOfName(provider));
  expect(screen.getAllByText(provider.tagline)).toHaveLength(1);
});

test('the badge has its figure, and marks a sample figure as one', () => {
  render(<Banner>form</Banner>);
  if (badge)
    expect(screen.getByText(badge.figure).parentElement!.textContent).toContain(`${badge.figure} ${badge.text}`);
  expect(screen.queryAllByText(sampleFigure)).toHaveLength(badge?.sample ? 1 : 0);
});

test('the marquee shows the offer, and its conditions are beside it', () => {
  render(<Ribbon />);
  if (!ribbon) return expect(document.body.textContent).toBe('');
  const marquee = within(screen.getByRole('region', { name: ribbonWords.name }));
  expect(marquee.getAllByText(ribbon.text, { ignore: '[aria-hidden=true]' })).toHaveLength(1);
  if (ribbon.conditions) expect(marquee.getByText(ribbon.conditions)).toBeDefined();
});

test('the welcome has its text, a picture with words, its cards and a link', () => {
  render(<Welcome />, { wrapper: MemoryRouter });
  expect(screen.getByText(welcome.text)).toBeDefined();
  expect(screen.getByRole('img').getAttribute('alt')).toBe(welcome.alt);
  expect(screen.getByRole('link', { name: welcome.link.title }).getAttribute('href')).toBe(welcome.link.link);
  const cards = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(cards).toHaveLength(welcome.points.length);
  for (const [index, { title, text }] of welcome.points.entries()) {
    expect(within(cards[index]!).getByText(title)).toBeDefined();
    expect(within(cards[index]!).getByText(text)).toBeDefined();
  }
});

test('the philosophy has its points under its heading', () => {
  render(<Philosophy />);
  for (const { title, text } of philosophy.points) {
    expect(section(philosophy.title).getByText(title)).toBeDefined();
    expect(document.body.textContent).toContain(text);
  }
});

test('each offer is shown with a drawing, a title and a line', () => {
  render(<Offers />);
  const cards = section(offersWords.title).getAllByRole('listitem');
  expect(cards).toHaveLength(offers.length);
  for (const [index, { title, text }] of offers.entries()) {
    expect(within(cards[index]!).getByRole('heading', { level: 3, name: title })).toBeDefined();
    expect(within(cards[index]!).getByText(text)).toBeDefined();
  }
});

test('sections are found by their headings and are no landmarks, which would say each heading twice', () => {
  render(<Philosophy />);
  render(<Offers />);
  expect(screen.queryAllByRole('region')).toEqual([]);
});

test.runIf(testimonials.length)('each testimonial is shown, and a sample is marked as one', async () => {
  await act(async () => void render(<Voices />));
  await screen.findByText(testimonials[0]!.text);
  for (const { sample, text, alt } of testimonials) {
    const figure = screen.getByText(text).closest('figure')!;
    expect(screen.getByAltText(alt)).toBeDefined();
    expect(figure.textContent.includes(testimonialsWords.sample)).toBe(Boolean(sample));
  }
});

test('each program has its ages, its line and a picture, and leads to its part of the program page', () => {
  render(<Programs />, { wrapper: MemoryRouter });
  const cards = section(programsWords.title).getAllByRole('listitem');
  expect(cards).toHaveLength(programs.length);
  for (const [index, { id, title, ages, line, alt }] of programs.entries()) {
    const card = within(cards[index]!);
    expect(card.getByRole('link', { name: title }).getAttribute('href')).toBe(`/program#${id}`);
    expect(card.getByText(ages)).toBeDefined();
    expect(card.getByText(line)).toBeDefined();
    expect(card.getByRole('img').getAttribute('alt')).toBe(alt);
  }
});
