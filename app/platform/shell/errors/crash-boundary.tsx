import { Component, type ReactNode } from 'react';
import { Failure } from './failure.tsx';

/** Shows an error page when something outside all screens crashes; React itself logs the error. */
export class CrashBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? <Failure titleId="error.title" hasWayHome={false} /> : this.props.children;
  }
}
