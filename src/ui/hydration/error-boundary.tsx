// Limits an error to one part of the page: React unmounts everything up to the next error boundary.
// https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary
import { Component, type ComponentType, type ReactNode, type RefObject } from 'react';

import { KeptHtml } from './kept-html.tsx';

export interface FailureProps {
  /** Whether to reload the page as a document; false where visitors may have typed something into it. */
  reloads: boolean;
}

interface ErrorBoundaryProps {
  /** The element that contains only the children: a copy of its HTML is shown when they fail. */
  container?: RefObject<Element | null>;
  /** Identifies the page that the children show, if they change with it: HTML of another page is not preserved, and a new page resets the error. */
  page?: string;
  /** Shown when there is no HTML to preserve. */
  fallback?: ComponentType<FailureProps>;
  onFail?: () => void;
  children: ReactNode;
}

interface State {
  readonly page: string | undefined;
  readonly failed: boolean;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { page: this.props.page, failed: false };
  /** The page rendered last; undefined before the first, whose HTML the server sent. */
  #shownPage: string | undefined;
  #outcome: ReactNode;

  static getDerivedStateFromError = (): Partial<State> => ({ failed: true });

  static getDerivedStateFromProps = ({ page }: ErrorBoundaryProps, state: State): Partial<State> | null =>
    page === state.page ? null : { page, failed: false };

  override componentDidMount() {
    this.#rememberPage();
  }

  override componentDidUpdate() {
    this.#rememberPage();
  }

  override componentDidCatch() {
    this.props.onFail?.();
  }

  #rememberPage() {
    if (!this.state.failed) this.#shownPage = this.props.page;
  }

  override render() {
    if (this.state.failed) return (this.#outcome ??= this.#preserved());
    this.#outcome = undefined;
    return this.props.children;
  }

  /** Runs during render, before React removes the failed elements. */
  #preserved(): ReactNode {
    const { container, page, fallback: Failure } = this.props;
    const isOwn = this.#shownPage === undefined || this.#shownPage === page;
    const from = container?.current;
    if (from?.firstElementChild && isOwn)
      return (
        <>
          {/* The failed page took its title with it. */}
          {page && <title>{document.title}</title>}
          <KeptHtml from={from} />
        </>
      );
    return Failure ? <Failure reloads={!from || !isOwn} /> : null;
  }
}
