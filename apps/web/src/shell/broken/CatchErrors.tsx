import { Component, type ReactNode } from 'react';

interface CatchErrorsProps {
  children: ReactNode;
  /** Stands there from the first error on. */
  instead: ReactNode;
}

/** React takes a page off whose screen fails; with this around the screen it stands, with something else in its place. */
export class CatchErrors extends Component<CatchErrorsProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
