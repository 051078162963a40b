import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { Button } from '#ui/control/button.tsx';
import { Icon } from '#ui/drawing/icon.tsx';

import { expectNoViolation } from '../axe.ts';

test('a busy button keeps its place and its focus, says that it cannot act now, and does nothing', async () => {
  const pressed = vi.fn<() => void>();
  const user = userEvent.setup();
  render(
    <Button busy onClick={pressed}>
      Sending
    </Button>,
  );
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sending' }));
  await user.keyboard('{Enter}');
  expect(pressed).not.toHaveBeenCalled();
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement?.hasAttribute('disabled')).toBe(false);
  await expectNoViolation('busy');
});

test('a button of one icon has a name, and one that opens something says whether it is open', async () => {
  render(
    <>
      <Button size="round" label="Next picture">
        <Icon name="arrow-right" />
      </Button>
      <Button expanded controls="more">
        More
      </Button>
      <p id="more">Words</p>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Next picture' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'More', expanded: true })).toBeDefined();
  await expectNoViolation();
});

test('a double click on a submit button submits once', async () => {
  const sent = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toHaveBeenCalledTimes(1);
});
