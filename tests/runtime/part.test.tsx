import { act } from '@testing-library/react';
import { Profiler, type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Part } from '#runtime/part.tsx';

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
