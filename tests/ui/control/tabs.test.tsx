import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import { Tabs } from '#ui/control/tabs.tsx';

import { expectNoViolation } from '../axe.ts';

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
const shown = () => document.querySelectorAll('.tabs > :not([hidden]) > [role=tabpanel]');

test('a click shows the panel of the tab, which is named by it, and hides the others', async () => {
  render(tree);
  expect(screen.getByRole('tablist', { name: 'A day' })).toBeDefined();
  expect(screen.getByRole('tabpanel', { name: 'Morning' }).textContent).toContain('Work on the mat');
  await expectNoViolation('first tab');
  await userEvent.click(screen.getByRole('tab', { name: 'Noon' }));
  expect(shown()).toHaveLength(1);
  expect(screen.getByRole('tabpanel', { name: 'Noon' }).textContent).toContain('Soup and a nap');
  await expectNoViolation('second tab');
});

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

test('the first HTML has every panel open under a heading, for visitors without scripts; hydration closes all but one', async () => {
  const broken = vi.spyOn(console, 'error');
  const html = renderToString(tree);
  for (const text of ['Work on the mat', 'Soup and a nap', 'Out in the yard', '>Noon</h2>'])
    expect(html).toContain(text);
  expect(html).not.toMatch(/ hidden="/);
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const app = await act(async () => hydrateRoot(root, tree));
  expect(root.querySelectorAll('[hidden="until-found"]')).toHaveLength(2);
  expect(broken).not.toHaveBeenCalled();
  await act(async () => app.unmount());
  root.remove();
});
