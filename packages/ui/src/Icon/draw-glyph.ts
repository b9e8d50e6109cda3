import { createElement, type FunctionComponent, type SVGProps } from 'react';

/** The paths as each of Lucide's files holds them. */
export interface GlyphData {
  name: string;
  /** Elements of a drawing 24 units wide and high, each with what React calls its attributes. */
  node: readonly (readonly [element: string, attributes: Record<string, string>])[];
}

const DRAWING = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const satisfies SVGProps<SVGSVGElement>;

/**
 * Makes the component of one of Lucide's glyphs. The web app's build puts it in the place of Lucide's own, which weighs five
 * times as much and works out with each rendering what `Icon` never asks for: contexts, other sizes, further classes.
 */
// Lucide's files take what makes them by default.
// oxlint-disable-next-line import/no-default-export
export default function drawGlyph({ name, node }: GlyphData): FunctionComponent<SVGProps<SVGSVGElement>> {
  const shapes = node.map(([element, attributes]) => createElement(element, attributes));
  return function Glyph({ className = '', ...attributes }) {
    // Its name is what the styles of `Icon` know a glyph by that points along the reading direction.
    return createElement(
      'svg',
      { ...DRAWING, className: `lucide-${name} ${className}`, ...attributes },
      shapes,
    );
  };
}
