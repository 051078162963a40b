// Limits an error to a part of the page: React unmounts everything up to the next error boundary.
// https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary
import { Component, type ReactNode } from 'react';

import { forgetFailedLoads } from './late.tsx';

/** Renders what stands in the place of children that failed; `retry` renders them anew. */
export type RenderFailure = (failure: { retry: () => void }) => ReactNode;

export interface ErrorBoundaryProps {
  renderFailure: RenderFailure;
  children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError = () => ({ isFailed: true });

  override componentDidCatch = forgetFailedLoads;

  #retry = () => this.setState({ isFailed: false });

  override render() {
    return this.state.isFailed ? this.props.renderFailure({ retry: this.#retry }) : this.props.children;
  }
}
