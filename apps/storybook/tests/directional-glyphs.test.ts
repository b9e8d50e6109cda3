import { DIRECTIONAL_GLYPHS } from '@vela/ui/Icon';
import { expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>(
  [
    '../../web/src/**/*.{ts,tsx}',
    '../../lander/src/**/*.{ts,tsx}',
    '../../../packages/ui/src/**/*.{ts,tsx}',
    '../.storybook/*.tsx',
    '!**/*.{css,test,stories}.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** The library's names of glyphs with a side: back or on, in or out. */
const POINTS =
  /(?:^|-)(?:left|right|horizontal)$|^(?:fast-forward|forward|indent|log|outdent|redo|reply|rewind|send|skip|step|undo)(?:-|$)/;

/** Both sides of these are alike. */
const EVEN = ['arrow-left-right', 'sliders-horizontal'];

const glyphs = new Set(
  Object.values(SOURCES).flatMap((source) =>
    [...source.matchAll(/'lucide-react\/icons\/([\w-]+)'/g)].map(([, name = '']) => name),
  ),
);

it('each glyph that points along the reading direction is mirrored where one reads from the right', () => {
  const pointing = [...glyphs].filter((name) => POINTS.test(name) && !EVEN.includes(name));
  expect(pointing.toSorted()).toEqual([...DIRECTIONAL_GLYPHS]);
});
