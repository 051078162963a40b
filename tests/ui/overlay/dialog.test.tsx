import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';

import { Button } from '#ui/control/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={opener} onClick={() => setOpen(true)}>
        Play the film
      </Button>
      <Dialog
        title="A morning here"
        open={open}
        onClose={() => setOpen(false)}
        close="Close"
        returnTo={() => opener.current}
      >
        <p>Film</p>
      </Dialog>
    </>
  );
}

async function openIt() {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Play the film' }));
  return screen.getByRole('dialog', { name: 'A morning here' });
}

test('a dialog is named by its title, and takes the focus as a whole', async () => {
  const dialog = await openIt();
  expect(document.activeElement).toBe(dialog);
  expect(screen.getByRole('heading', { name: 'A morning here' })).toBeDefined();
  expect(dialog.hasAttribute('aria-describedby')).toBe(false);
  expect(dialog.getAttribute('aria-modal')).toBe('true');
});

test('Escape, the backdrop and the button close it, and the focus goes back to what opened it', async () => {
  await openIt();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  const opener = screen.getByRole('button', { name: 'Play the film' });
  expect(document.activeElement).toBe(opener);

  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('dialog').previousElementSibling!);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);

  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the page behind it is hidden from screen readers and usable again afterwards', async () => {
  await openIt();
  expect(screen.queryByRole('button', { name: 'Play the film' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Play the film' })).toBeDefined();
  expect(document.body.style.pointerEvents).toBe('');
});
