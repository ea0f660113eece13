import { Component, type ReactNode } from 'react';

/**
 * Renders its children anew where React has failed over them: it does when an element that it is to remove has been
 * removed before, by an extension, and then takes away all that no such component holds.
 */
export class RenderedAnew extends Component<{ children: ReactNode }> {
  override state = {};

  static getDerivedStateFromError(): object {
    return {};
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
