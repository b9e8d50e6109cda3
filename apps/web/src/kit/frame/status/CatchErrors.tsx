import { Component, type ReactNode } from 'react';

interface CatchErrorsProps {
  children: ReactNode;
  /** Stands there from the first error on. */
  instead: ReactNode;
  /** What the children show: with something else to show they get another chance. */
  shown?: string | undefined;
}

interface CatchErrorsState extends Pick<CatchErrorsProps, 'shown'> {
  hasFailed: boolean;
}

/** React takes a page off whose screen fails; with this around the screen it stands, with something else in its place. */
export class CatchErrors extends Component<CatchErrorsProps, CatchErrorsState> {
  override state: CatchErrorsState = { hasFailed: false };

  static getDerivedStateFromError(): Pick<CatchErrorsState, 'hasFailed'> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { shown }: CatchErrorsProps,
    state: CatchErrorsState,
  ): CatchErrorsState | null {
    return shown === state.shown ? null : { shown, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
