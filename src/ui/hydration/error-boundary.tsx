// Where a part of the page fails, the rest of the page stands: React unmounts everything up to the next error boundary.
// https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary
import { Component, type ComponentType, type ReactNode, type RefObject } from 'react';

import { KeptHtml } from './kept-html.tsx';

export interface FailureProps {
  /** Whether the page is to be loaded again as a document: not where somebody may have typed something into it. */
  reloads: boolean;
}

interface ErrorBoundaryProps {
  /** The element whose whole content the children are: its HTML stays when they fail. */
  container?: RefObject<Element | null>;
  /** Which page the children belong to, where they change with it: HTML of another page is not kept, and a new page is tried anew. */
  page?: string;
  /** Shown when there is no HTML to keep. */
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
  /** The page that was shown last; none before the first, whose HTML the server sent. */
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

  /** Called while React renders, when it has not yet removed what failed. */
  #preserved(): ReactNode {
    const { container, page, fallback: Failure } = this.props;
    const isOwn = this.#shownPage === undefined || this.#shownPage === page;
    const from = container?.current;
    if (from?.firstElementChild && isOwn) return <KeptHtml from={from} />;
    return Failure ? <Failure reloads={!from || !isOwn} /> : null;
  }
}
