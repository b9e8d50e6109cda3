import { createElement, type ComponentPropsWithRef, type ReactNode } from 'react';
import { sprinkles, type Sprinkles } from '../sprinkles';

/** The elements a layout may be: what matters is what they mean to someone who doesn't see them. */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'nav'
  | 'main'
  | 'aside'
  | 'figure'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'form'
  | 'fieldset'
  | 'p'
  | 'span';

type LayoutAttributes = Omit<
  ComponentPropsWithRef<'div'>,
  'className' | 'style' | 'color' | 'children' | 'ref'
>;

export interface BoxProps extends Sprinkles, LayoutAttributes {
  as?: LayoutElement | undefined;
  children?: ReactNode;
}

/** A box with space and surface from the tokens. */
export function Box({ as = 'div', ...props }: BoxProps) {
  const looks: Record<string, unknown> = {};
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    const target = sprinkles.properties.has(name as keyof Sprinkles) ? looks : attributes;
    target[name] = value;
  }
  return createElement(as, { ...attributes, className: sprinkles(looks) || undefined });
}
