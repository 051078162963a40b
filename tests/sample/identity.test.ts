// The sample is complete, and is marked as a sample.
import { expect, test } from 'vitest';

import { samplesLeft } from '#app/samples.ts';
import { classes } from '#content/records/classes.ts';
import { events } from '#content/records/events.ts';
import { authors } from '#content/posts/authors.ts';
import { posts } from '#content/posts/index.ts';
import { isSample, provider } from '#content/records/provider.ts';
import { teachers } from '#content/records/teachers.ts';

test('the sample identity is the one of the decisions', () => {
  expect(provider.name).toBe('Prairie Lantern');
  expect(provider.longName).toBe('Prairie Lantern Daycare & Out-of-School Care');
  expect(Object.values(provider.address)).toEqual(['12 Poplar Avenue', 'Willowbend', 'Alberta', 'T0A 0A0']);
  expect(provider.phone).toBe('403-555-0142');
  expect(provider.email).toBe('info@prairielantern.example');
});

test('the sample identity is recognised as one, by its number and by its domain', () => {
  expect(isSample(provider)).toBe(true);
  expect(isSample({ ...provider, email: 'info@daycare.ca' })).toBe(true);
  expect(isSample({ ...provider, phone: '403-346-0000' })).toBe(true);
});

test('every post, writer, event, class and educator is marked as a sample, and the build counts them', () => {
  for (const record of [...posts, ...Object.values(authors), ...events, ...classes, ...teachers])
    expect(record.sample, JSON.stringify(record).slice(0, 80)).toBe(true);
  expect(samplesLeft()).toMatch(/^posts 15, writers of posts 8, events 12, classes 6, educators 8/);
});
