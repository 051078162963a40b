// A part of a page. An error in it leaves the others alone, and so does HTML that the browser's translation or an extension changed before hydration: React
// then draws only this part anew. https://react.dev/reference/react-dom/client/hydrateRoot#handling-different-client-and-server-content
import { createContext, Suspense, use, useId, type ReactNode } from 'react';

import { ErrorBoundary, type ErrorBoundaryProps, type RenderFailure } from './error-boundary.tsx';
import { turnOf } from './turns.ts';
import { useIsDrawnAnew } from './use-is-hydrated.ts';

/** How failed parts are shown: the frame provides it. */
export const PartFailure = createContext<RenderFailure>(() => null);

/** With `renderFailure`, a failure is shown so, and not as the frame does. */
export function Part({ renderFailure = use(PartFailure), children }: Partial<ErrorBoundaryProps>) {
  return (
    <ErrorBoundary renderFailure={renderFailure}>
      <Suspense>
        <InTurn>{children}</InTurn>
      </Suspense>
    </ErrorBoundary>
  );
}

function InTurn({ children }: { children: ReactNode }) {
  const id = useId();
  const turn = useIsDrawnAnew() ? undefined : turnOf(id);
  if (turn) use(turn);
  return children;
}
