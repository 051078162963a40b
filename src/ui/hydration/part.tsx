// A part of a page that stands or fails by itself. It hydrates by itself too (Suspense): only so does an error while hydrating leave the other parts alone.
import { Children, createContext, Suspense, use, useRef, type ComponentType, type ReactNode } from 'react';

import { ErrorBoundary, type FailureProps } from './error-boundary.tsx';

/** What stands where a part could not be shown and there is no HTML of it: the frame gives it, with the words. */
export const PartFailure = createContext<ComponentType<FailureProps>>(() => null);

interface PartProps {
  /** `none` where the children are items of a grid or row around them. */
  box?: 'block' | 'none';
  children: ReactNode;
}

export function Part({ box = 'block', children }: PartProps) {
  const container = useRef<HTMLDivElement>(null);
  return (
    <div ref={container} className={box === 'none' ? 'contents' : undefined}>
      <ErrorBoundary container={container} fallback={use(PartFailure)}>
        <Suspense>{children}</Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** A page's sections, each a part of its own. */
export const Sections = ({ children }: { children: ReactNode }) =>
  Children.map(children, (section) => <Part>{section}</Part>);
