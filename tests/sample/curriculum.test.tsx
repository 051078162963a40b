import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { curriculum } from '#content/words/curriculum.ts';
import { Curriculum } from '#pages/curriculum/curriculum.tsx';

const keys = ['approach', 'special', 'literacy', 'math', 'holistic', 'practical', 'creative', 'movement', 'attitudes'];

beforeEach(() => {
  render(
    <MemoryRouter>
      <Curriculum />
    </MemoryRouter>,
  );
});

const section = (key: string) => within(document.getElementById(key)!);
const heading = (key: string) => section(key).getByRole('heading', { level: 2 }).textContent;
const items = (key: string) =>
  section(key)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('the head has the only heading of the first level', () => {
  expect(screen.getAllByRole('heading', { level: 1 }).map((h1) => h1.textContent)).toEqual(['Curriculum']);
});

test('nine blocks lead to the nine sections', () => {
  const links = within(screen.getByRole('navigation', { name: 'Parts of this page' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(keys.map((key) => `/curriculum#${key}`));
  expect(links.map((link) => link.textContent?.split(' ')[0])).toEqual(keys.map((_, index) => `${index + 1}`));
});

test('nine sections follow each other in the order of the specification', () => {
  expect([...document.querySelectorAll('section')].map(({ id }) => id)).toEqual(keys);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(9);
});

test('the approach is play-based, guided by a provincial framework, observed, written down and shared', () => {
  expect(heading('approach')).toBe('Approach to early learning');
  expect(items('approach')).toEqual([
    expect.stringMatching(/^Play-based/),
    expect.stringMatching(/Flight: Alberta’s Early Learning and Care Framework/),
    expect.stringMatching(/^Observation and documentation/),
    expect.stringMatching(/^Family engagement/),
  ]);
});

test('special programs are told as highlight cards', () => {
  expect(heading('special')).toBe('Specialized programs');
  expect(section('special').getAllByRole('heading', { level: 3 })).toHaveLength(4);
});

test('literacy has a phonics program, and its letter cards scroll in a named region that takes focus', () => {
  expect(heading('literacy')).toBe('Literacy with phonics');
  expect(section('literacy').getByText(/phonics program/)).toBeDefined();
  const strip = section('literacy').getByRole('region', { name: 'First six sounds' });
  expect(strip.tabIndex).toBe(0);
  expect(items('literacy')).toEqual(['ssun', 'aapple', 'ttree', 'iigloo', 'ppuddle', 'nnest']);
  expect(strip.querySelectorAll('img')).toHaveLength(6);
});

test('early math names its five parts as badges', () => {
  expect(items('math')).toEqual(['Counting', 'Patterns', 'Measurement', 'Sequencing', 'Geometry']);
});

test('enrichment names its four parts', () => {
  expect(heading('holistic')).toBe('Holistic enrichment');
  expect(
    section('holistic')
      .getAllByRole('heading', { level: 3 })
      .map((h3) => h3.textContent),
  ).toEqual(['Global citizenship', 'Environmental stewardship', 'STEM', 'Creative thinking']);
});

test('independence names its three parts', () => {
  expect(heading('practical')).toMatch(/^Independence and practical life skills/);
  expect(
    section('practical')
      .getAllByRole('heading', { level: 3 })
      .map((h3) => h3.textContent),
  ).toEqual(['Self-care and hygiene', 'Social awareness and teamwork', 'Multi-step problem solving']);
});

test('creative expression has the Artist of the Month', () => {
  expect(heading('creative')).toBe('Creative expression');
  expect(section('creative').getByRole('heading', { level: 3, name: 'Artist of the Month' })).toBeDefined();
});

test('language, music and movement names its parts with icons that are only decoration', () => {
  expect(heading('movement')).toBe('Language, music and movement');
  const [, music, yoga] = items('movement');
  expect(music).toMatch(/^Music and rhythm/);
  expect(yoga).toMatch(/^Yoga and mindfulness/);
  for (const icon of document.querySelectorAll('svg')) expect(icon.getAttribute('aria-hidden')).toBe('true');
});

test('the attitudes are four words', () => {
  expect(heading('attitudes')).toBe('Positive learning attitudes');
  expect(items('attitudes')).toEqual(['Capable', 'Curious', 'Cooperative', 'Resilient']);
});

test('headings never skip a level, and no lone number is read out', () => {
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]));
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
  for (const key of keys) expect(section(key).getByText(/^\d$/).getAttribute('aria-hidden')).toBe('true');
});

test('Flight is named in full and never as a checklist', () => {
  const words = JSON.stringify(curriculum);
  expect(words).toContain('Flight: Alberta’s Early Learning and Care Framework');
  expect(words).toContain('not a checklist');
});

test('the letters of the scrolling row spell the first six sounds', () => {
  const bullets = curriculum.flatMap((each) => (each.variant === 'horizontal-scroll' ? each.bullets : []));
  expect(bullets.map(({ name }) => name[0]).join('')).toBe('satipn');
});

test('nine sections use all four variants', () => {
  expect(curriculum).toHaveLength(9);
});
