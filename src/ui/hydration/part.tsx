// A part of a page with its own error boundary and Suspense boundary: without the latter, an error during hydration would affect the other parts too.
import {
  Children,
  createContext,
  Suspense,
  use,
  useRef,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';

import { ErrorBoundary, type FailureProps } from './error-boundary.tsx';
import { useHydration } from './use-hydration.ts';

/** The fallback of a failed part whose HTML is not available; the frame provides it. */
export const PartFailure = createContext<ComponentType<FailureProps>>(() => null);

interface PartProps {
  /** `none` (display: contents) where the children are items of the surrounding grid or row. */
  box?: 'block' | 'none';
  children: ReactNode;
}

export function Part({ box = 'block', children }: PartProps) {
  const container = useRef<HTMLDivElement>(null);
  return (
    <div ref={container} data-hydrating="" className={box === 'none' ? 'contents' : undefined}>
      <ErrorBoundary container={container} fallback={use(PartFailure)}>
        <Suspense>
          <Hydrated container={container}>{children}</Hydrated>
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

function Hydrated({ container, children }: { container: RefObject<Element | null>; children: ReactNode }) {
  useHydration(() => container.current);
  return children;
}

/** Wraps each child, a section of a page, in its own part. */
export const Sections = ({ children }: { children: ReactNode }) =>
  Children.map(children, (section) => <Part>{section}</Part>);
