import { expect, test } from 'vitest';

import { sampleWarning, samplesLeft } from '#app/prerender.tsx';

test('a real identity gets no warning at build, the sample a loud one', () => {
  expect(sampleWarning({ name: 'Green Gate', phone: '780-346-0099', email: 'hello@greengate.ca' })).toBeUndefined();
  expect(sampleWarning({ name: 'Any', phone: '403-555-0142', email: 'info@any.example' })).toMatch(/SAMPLE IDENTITY/);
});

test('the build tells how much sample content is left, and says nothing when it is all the provider’s own', () => {
  expect(samplesLeft({ posts: [{ sample: false }, { sample: true }], events: [{ sample: false }] })).toBe('posts 1');
  expect(samplesLeft({ posts: [{ sample: false }] })).toBe('');
});
