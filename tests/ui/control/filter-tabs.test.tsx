import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { FilterTabs } from '#ui/control/filter-tabs.tsx';

const tabs = ['All', 'Drawing', 'Game'];

function Page() {
  const [selected, setSelected] = useState(0);
  return (
    <>
      <FilterTabs
        id="tab"
        label="Show pictures of"
        tabs={tabs}
        selected={selected}
        onSelect={setSelected}
        panelId="panel"
      />
      <div id="panel" role="tabpanel" aria-labelledby={`tab-${selected}`}>
        {tabs[selected]}
      </div>
    </>
  );
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

test('arrow keys, Home and End move and choose, and the tabs are one stop for Tab', async () => {
  render(<Page />);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('All');
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen()).toBe('Drawing');
  expect(document.activeElement?.textContent).toBe('Drawing');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(chosen()).toBe('All');
  await userEvent.keyboard('{ArrowLeft}');
  expect(chosen()).toBe('Game');
  await userEvent.keyboard('{Home}');
  expect(chosen()).toBe('All');
  // Alt with an arrow goes back a page.
  expect(fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowRight', altKey: true })).toBe(
    true,
  );
  expect(chosen()).toBe('All');
  await userEvent.tab();
  expect(screen.getAllByRole('tab')).not.toContain(document.activeElement);
});
