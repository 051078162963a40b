import { act } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { hydrateOnVisible } from '#ui/hydration/hydrate-on-visible.tsx';

/** Reports what it observes as near the viewport, or as far from it. */
function viewport(place: 'near' | 'far') {
  const entries = [{ isIntersecting: place === 'near' } as IntersectionObserverEntry];
  vi.stubGlobal('IntersectionObserver', function Observer(report: (seen: typeof entries) => void) {
    return { observe: () => report(entries), disconnect() {} };
  });
}

const Words = () => <button type="button">Open</button>;
const place = (part: ReactNode, lines = 1) => (
  <div id="place" data-lines={lines}>
    {part}
  </div>
);
const element = () => document.getElementById('place')!;
const isHydrating = () => element().hasAttribute('data-hydrating');
let app: Root | undefined;

beforeEach(() => {
  // React warns in development about the attribute `data-hydrating`, which it did not render.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const html = renderToString(
    place(
      <Suspense>
        <Words />
      </Suspense>,
    ),
  );
  document.body.innerHTML = `<div id="root" data-hydrating>${html}</div>`;
});
afterEach(async () => {
  await act(async () => app?.unmount());
  app = undefined;
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['interacted'];
});

/** Hydrates the page around the part. */
async function hydrate() {
  const load = vi.fn<() => Promise<{ default: typeof Words }>>(async () => ({ default: Words }));
  const Part = hydrateOnVisible('place', load);
  const root = document.getElementById('root')!;
  await act(async () => {
    app = hydrateRoot(root, place(<Part />));
  });
  root.removeAttribute('data-hydrating');
  return { load, Part };
}

test('a part near the viewport is hydrated after the first interaction with the page, and marked until then', async () => {
  viewport('near');
  const { load } = await hydrate();
  expect(load).not.toHaveBeenCalled();
  expect(isHydrating()).toBe(true);
  await act(async () => void window.dispatchEvent(new KeyboardEvent('keydown')));
  expect(load).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(isHydrating()).toBe(false));
});

test('an interaction that came before the scripts counts', async () => {
  viewport('near');
  document.documentElement.dataset['interacted'] = '';
  const { load } = await hydrate();
  expect(load).toHaveBeenCalledOnce();
});

test('a part far away is hydrated when a press in it waits', async () => {
  viewport('far');
  const { load } = await hydrate();
  window.dispatchEvent(new KeyboardEvent('keydown'));
  expect(load).not.toHaveBeenCalled();
  const button = element().querySelector('button')!;
  await act(async () => void button.dispatchEvent(new Event('hydrate', { bubbles: true })));
  expect(load).toHaveBeenCalledOnce();
});

test('a part that React renders anew does not wait for an interaction, since its HTML is gone', async () => {
  viewport('far');
  const { load, Part } = await hydrate();
  await act(async () => app!.render(<main>{place(<Part />, 2)}</main>));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(element().textContent).toBe('Open'));
});

test('a part on a page that was not prerendered is fetched at once', async () => {
  viewport('far');
  document.body.innerHTML = '<div id="root"></div>';
  const load = vi.fn<() => Promise<{ default: typeof Words }>>(async () => ({ default: Words }));
  const Part = hydrateOnVisible('elsewhere', load);
  const root = document.getElementById('root')!;
  await act(async () => {
    app = hydrateRoot(root, <Suspense>{<Part />}</Suspense>, { onRecoverableError: () => undefined });
  });
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});
