import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { Tabs } from '#ui/control/tabs.tsx';

const tree = (
  <Tabs
    label="A day"
    level={2}
    tabs={[
      { title: 'Morning', content: <p>Work on the mat</p> },
      { title: 'Noon', content: <p>Soup and a nap</p> },
      { title: 'Afternoon', content: <p>Out in the yard</p> },
    ]}
  />
);
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

test('arrow keys, Home and End choose, and Tab goes on into the panel', async () => {
  render(tree);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect([chosen(), document.activeElement?.textContent]).toEqual(['Noon', 'Noon']);
  await user.keyboard('{End}');
  expect(chosen()).toBe('Afternoon');
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toBe('Morning');
  await user.keyboard('{ArrowLeft}{Home}');
  expect(chosen()).toBe('Morning');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Morning' }));
});

test('words in a closed panel are found by the browser’s search, which chooses its tab', () => {
  render(tree);
  const panel = screen.getByText('Out in the yard').closest('[role=tabpanel]')!.parentElement!;
  // The wrapper is hidden until found and not the panel, which Tab could still reach.
  expect(panel.tabIndex).toBe(-1);
  expect(panel.getAttribute('hidden')).toBe('until-found');
  act(() => void panel.dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect(chosen()).toBe('Afternoon');
});
