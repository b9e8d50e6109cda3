import type { ComponentPropsWithRef, JSX } from 'react';

/** An element's own attributes, without the two that would let a page restyle a component. */
export type ElementProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentPropsWithRef<Tag>,
  'className' | 'style'
>;
