import { createLucideIcon, type IconNode } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import drawGlyph from './draw-glyph';
import { Icon, type IconGlyph, type IconProps } from './Icon';

const NODE = [
  ['circle', { cx: '12', cy: '12', r: '10', key: 'round' }],
  ['path', { d: 'M12 8v4', key: 'line' }],
] as const satisfies IconNode;

const ours = drawGlyph({ name: 'clock', node: NODE }) as IconGlyph;
const lucides = createLucideIcon('clock', [...NODE]);

/** The class that all of them have is removed, as nothing uses it. */
const markupOf = (props: IconProps) => renderToStaticMarkup(<Icon {...props} />).replaceAll('"lucide ', '"');

const shown: readonly [string, Omit<IconProps, 'of'>][] = [
  ['decoration', {}],
  ['what says something', { label: 'Liked', size: 'large' }],
];

test.each(shown)('%s is drawn as Lucide draws it', (_, props) => {
  expect(markupOf({ of: ours, ...props })).toBe(markupOf({ of: lucides, ...props }));
});

test('a drawing is 24 units wide and high, and whole', () => {
  expect(markupOf({ of: ours })).toMatch(/viewBox="0 0 24 24".*<circle [^>]*r="10".*<path d="M12 8v4"/);
});

test('a drawing by itself has no class but its name', () => {
  expect(renderToStaticMarkup(createElement(ours))).toContain('class="lucide-clock');
  expect(renderToStaticMarkup(createElement(ours))).not.toContain('undefined');
});
