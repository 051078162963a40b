// The frame of the template's pages: the newsletter in the footer.
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { Frame } from '#frame/frame.tsx';

import { onScreen } from '../frame/screen.ts';

onScreen('desktop');

test('the newsletter stands in the footer of the template pages', async () => {
  render(
    <MemoryRouter initialEntries={['/faqs']}>
      <Frame>
        <h1>Questions</h1>
      </Frame>
    </MemoryRouter>,
  );
  expect(
    await within(screen.getByRole('contentinfo')).findByRole('form', { name: 'Newsletter' }, { timeout: 5000 }),
  ).toBeDefined();
});
