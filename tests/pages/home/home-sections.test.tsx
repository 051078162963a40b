import { act, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { badge, ribbon } from '#content/site/words/home.ts';
import { ribbonWords, sampleFigure } from '#content/words/home.ts';
import { offers } from '#content/site/offers.ts';
import { testimonials } from '#content/site/testimonials.ts';
import { testimonialsWords } from '#content/words/testimonials.ts';
import { Banner } from '#pages/home/banner.tsx';
import { Offers } from '#pages/home/offers.tsx';
import { Philosophy } from '#pages/home/philosophy.tsx';
import { Ribbon } from '#pages/home/ribbon.tsx';
import { Voices } from '#pages/shared-voices/voices.tsx';

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

test('sections are found by their headings and are no landmarks, which would say each heading twice', () => {
  render(<Philosophy />);
  render(<Offers />);
  expect(screen.queryAllByRole('region')).toEqual([]);
});

test('an offer has its own picture, and a drawing only without one', () => {
  const { container } = render(<Offers />);
  const shown = [...container.querySelectorAll('li')].map((offer) => [
    offer.querySelectorAll('img').length,
    offer.querySelectorAll('svg').length,
  ]);
  expect(shown).toEqual(offers.map(({ picture }) => (picture ? [1, 0] : [0, 1])));
});

test.runIf(testimonials.length)('each testimonial is shown, and a sample is marked as one', async () => {
  await act(async () => void render(<Voices place="home" />));
  await screen.findByText(testimonials[0]!.text);
  for (const { sample, text, picture } of testimonials) {
    const figure = screen.getByText(text).closest('figure')!;
    expect(screen.getByAltText(picture.alt)).toBeDefined();
    expect(figure.textContent.includes(testimonialsWords.sample)).toBe(Boolean(sample));
  }
});
