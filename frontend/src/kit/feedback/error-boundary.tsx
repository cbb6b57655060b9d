import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Stands in for what threw. One that throws in turn leaves it to the boundary around this one. */
  fallback: (error: unknown) => ReactNode;
}

interface State {
  failure: { error: unknown } | null;
}

/** Keeps what breaks inside it from taking the rest of the page along. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
