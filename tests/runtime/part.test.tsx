import { act } from '@testing-library/react';
import { Profiler, type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Part } from '#runtime/part.tsx';
import { useAutoplay } from '#ui/motion/use-autoplay.ts';

/** How often React draws something of a page that it hydrates. */
async function drawings(page: ReactNode) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  let count = 0;
  const app = await act(async () =>
    hydrateRoot(
      root,
      <Profiler id="page" onRender={() => void (count += 1)}>
        {page}
      </Profiler>,
    ),
  );
  await act(async () => app.unmount());
  return count;
}

test('a part is drawn no more often than its content alone when the page is hydrated', async () => {
  const content = <p>Hello</p>;
  expect(await drawings(<Part>{content}</Part>)).toBe(await drawings(<Suspense>{content}</Suspense>));
});

test('what does not move by itself is drawn once when the page is hydrated', async () => {
  function Still() {
    const { playing } = useAutoplay('stop', false);
    return <p>{playing ? 'It moves' : 'It stands'}</p>;
  }
  expect(await drawings(<Still />)).toBe(1);
});
