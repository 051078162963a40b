import { expect, test } from 'vitest';

import { sampleWarning } from '#app/prerender.tsx';

test('a real identity gets no warning at build, the sample a loud one', () => {
  expect(sampleWarning({ name: 'Green Gate', phone: '780-346-0099', email: 'hello@greengate.ca' })).toBeUndefined();
  expect(sampleWarning({ name: 'Any', phone: '403-555-0142', email: 'info@any.example' })).toMatch(/SAMPLE IDENTITY/);
});
