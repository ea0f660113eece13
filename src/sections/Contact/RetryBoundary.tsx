import { Component, type ReactNode } from 'react';

/**
 * An error boundary that renders its children anew. React fails when it is to remove an element that an extension has
 * removed before; without a boundary around that element the whole page would go.
 */
export class RetryBoundary extends Component<{ children: ReactNode }> {
  override state = {};

  static getDerivedStateFromError(): object {
    return {};
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
