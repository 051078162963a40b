import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Lightbox, type LightboxItem } from '#ui/overlay/lightbox.tsx';
import { LightboxLink } from '#ui/overlay/lightbox-link.tsx';

import { reduceMotion } from '../reduced-motion.ts';

const words = {
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  position: '{position} of {count}',
  first: 'This is the first picture.',
  last: 'This is the last picture.',
  failed: 'Oops... Failed to load content...',
  pan: '{title}, wider than the window',
};

const items: LightboxItem[] = Array.from({ length: 12 }, (_, index) => ({
  id: `p${index}`,
  picture: { name: `p${index}`, alt: `Dolls at work ${index + 1}`, width: 1200, height: 800, widths: [480, 1200] },
  title: `Work ${index + 1}`,
  kind: 'Game',
}));

function Page({ start = 2 }: { start?: number }) {
  const [opener, setOpener] = useState<HTMLElement>();
  const [open, setOpen] = useState(false);
  return (
    <>
      <LightboxLink
        picture={items[start]!.picture}
        sizes="25rem"
        shape="arch"
        onOpen={(link) => {
          setOpener(link);
          setOpen(true);
        }}
      >
        {items[start]!.title}
      </LightboxLink>
      <Lightbox
        key={String(open)}
        title="Our Gallery"
        items={items}
        open={open}
        start={start}
        onClose={() => setOpen(false)}
        returnTo={() => opener}
        words={words}
      />
    </>
  );
}

const dialog = () => screen.getByRole('dialog', { name: 'Our Gallery' });
const press = (name: string) => fireEvent.click(within(dialog()).getByRole('button', { name }));
const said = () => within(dialog()).getByRole('status').textContent;
const stage = () => dialog().querySelector('[data-place=current]')!;
async function openIt(page = <Page />) {
  render(page);
  await userEvent.click(screen.getByRole('link'));
}
function drag(x: number, y: number) {
  fireEvent.pointerDown(stage(), { pointerId: 1, clientX: 400, clientY: 300, button: 0 });
  fireEvent.pointerMove(stage(), { pointerId: 1, clientX: 400 + x, clientY: 300 + y });
  fireEvent.pointerUp(stage(), { pointerId: 1, clientX: 400 + x, clientY: 300 + y });
}

/** jsdom lacks it. */
const animate = vi.fn<Element['animate']>();
beforeEach(() => {
  animate.mockClear();
  Element.prototype.animate = animate;
});
afterEach(() => void vi.useRealTimers());

test('a press with Ctrl keeps the link’s own way, a new tab', () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('buttons and arrow keys show the next and the previous picture', async () => {
  await openIt();
  press('Next picture');
  expect(said()).toContain('4 of 12');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(said()).toContain('2 of 12');
});

test('what a picture shows is said with its title', async () => {
  await openIt();
  expect(said()).toContain('Dolls at work 3');
  press('Next picture');
  expect(said()).toContain('Work 4Dolls at work 4');
});

test('focus stays in the dialog and goes back to the picture when it closes', async () => {
  await openIt();
  expect(document.activeElement).toBe(dialog());
  for (let tab = 0; tab < 5; tab += 1) {
    await userEvent.tab();
    expect(dialog().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link'));
  expect(document.body.style.pointerEvents).toBe('');
});

test('a vertical drag of more than 100 px closes it, one of 100 px does not', async () => {
  await openIt();
  drag(0, 100);
  expect(dialog()).toBeDefined();
  drag(0, 101);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a swipe moves one picture, a short one none', async () => {
  await openIt();
  drag(-49, 0);
  expect(said()).toContain('3 of 12');
  drag(-50, 0);
  expect(said()).toContain('4 of 12');
  drag(80, 0);
  expect(said()).toContain('3 of 12');
});

test('a second finger is a zoom and moves nothing', async () => {
  await openIt();
  fireEvent.pointerDown(stage(), { pointerId: 1, clientX: 400, clientY: 300, button: 0 });
  fireEvent.pointerDown(stage(), { pointerId: 2, clientX: 500, clientY: 300, button: 0 });
  fireEvent.pointerUp(stage(), { pointerId: 1, clientX: 200, clientY: 300 });
  expect(said()).toContain('3 of 12');
});

test('the wheel moves one picture a second, and with Ctrl it is the browser’s zoom', async () => {
  await openIt();
  vi.useFakeTimers();
  fireEvent.wheel(stage(), { deltaY: 100 });
  fireEvent.wheel(stage(), { deltaY: 100 });
  expect(said()).toContain('4 of 12');
  vi.advanceTimersByTime(1000);
  fireEvent.wheel(stage(), { deltaY: 100, ctrlKey: true });
  expect(said()).toContain('4 of 12');
  fireEvent.wheel(stage(), { deltaY: 100 });
  expect(said()).toContain('5 of 12');
});

test('past the last picture the lightbox bounces for 400 ms and says so', async () => {
  await openIt(<Page start={11} />);
  press('Next picture');
  expect(said()).toContain('12 of 12');
  expect(said()).toContain('This is the last picture.');
  expect(animate).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ duration: 400 }));
});

test('with reduced motion nothing bounces', async () => {
  reduceMotion();
  await openIt(<Page start={0} />);
  press('Previous picture');
  expect(said()).toContain('This is the first picture.');
  expect(animate).not.toHaveBeenCalled();
});

test('a picture that does not load is replaced by a message', async () => {
  await openIt();
  act(() => void fireEvent.error(within(dialog()).getByRole('img', { name: 'Dolls at work 3' })));
  expect(within(dialog()).getByRole('alert').textContent).toBe('Oops... Failed to load content...');
  press('Next picture');
  expect(within(dialog()).getByRole('img', { name: 'Dolls at work 4' })).toBeDefined();
});
