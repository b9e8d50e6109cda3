import type { LintCase } from './lint-case.ts';

const RULE = 'vela(no-raw-measure)';
const PART = 'packages/ui/src/Sample/Sample.css.ts';

/** Sizes, radii, weights and times come from the tokens. */
export const MEASURE_CASES: readonly LintCase[] = [
  {
    name: 'no size of type outside the tokens',
    rule: RULE,
    file: PART,
    refused: `export const sample = { fontSize: '0.9375rem' };\n`,
    accepted: `export const sample = { fontSize: '0.8em' };\n`,
  },
  {
    name: 'no radius, weight or spacing of letters outside the tokens',
    rule: RULE,
    file: 'apps/web/src/kit/sample.css.ts',
    refused: `export const sample = { borderRadius: '14px', fontWeight: 640, letterSpacing: '-0.01em' };\n`,
    accepted: `export const sample = { borderRadius: '50%', fontWeight: 'inherit', letterSpacing: 0 };\n`,
  },
  {
    name: 'no size of type or radius outside the tokens, in a template or by a constant either',
    rule: RULE,
    file: PART,
    refused:
      "const size = '0.9375rem';\n\nexport const sample = (less: string) => ({ fontSize: size, borderRadius: `calc(1rem - ${less})` });\n",
    accepted:
      "const size = '0.8em';\n\nexport const sample = (less: string) => ({ fontSize: size, borderRadius: `calc(50% - ${less})` });\n",
  },
  {
    name: 'no duration outside the tokens',
    rule: RULE,
    file: 'apps/lander/src/sample.css.ts',
    refused: 'export const sample = (turn: string) => ({ animation: `${turn} 0.9s linear infinite` });\n',
    accepted: 'export const sample = (turn: string) => ({ animation: `${turn} linear infinite` });\n',
  },
  {
    name: 'no curve of motion outside the tokens',
    rule: RULE,
    file: PART,
    refused: `export const sample = { transitionTimingFunction: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };\n`,
    accepted: `export const sample = { transitionTimingFunction: 'inherit' };\n`,
  },
  {
    name: 'no length outside the tokens, whatever it is for',
    rule: RULE,
    file: PART,
    refused: `export const sample = { inlineSize: '12rem' };\n`,
    accepted: `export const sample = { inlineSize: '12em', blockSize: '4lh', maxInlineSize: '60%' };\n`,
  },
  {
    name: 'no share of the screen outside the tokens',
    rule: RULE,
    file: 'apps/web/src/kit/sample.css.ts',
    refused: `export const sample = { maxBlockSize: 'calc(60dvb - 1em)' };\n`,
    accepted: `export const sample = { maxBlockSize: '60cqb', gridTemplateColumns: 'auto 1fr' };\n`,
  },
  {
    name: 'no length of letters outside the tokens: it is another in each font',
    rule: RULE,
    file: 'apps/lander/src/sample.css.ts',
    refused: `export const sample = { maxInlineSize: '42ch' };\n`,
    accepted: `export const sample = { maxInlineSize: '25em' };\n`,
  },
  {
    name: 'no line or shadow outside the tokens',
    rule: RULE,
    file: PART,
    refused: 'export const sample = (edge: string) => ({ boxShadow: `inset 0 0 0 1.5px ${edge}` });\n',
    accepted:
      'export const sample = (line: string) => ({ boxShadow: `inset 0 0 0 ${line} currentColor` });\n',
  },
  {
    name: 'no number that stands for pixels',
    rule: RULE,
    file: PART,
    refused: `export const sample = { inlineSize: 1, insetBlockStart: -2 };\n`,
    accepted: `export const sample = { inlineSize: 0, opacity: 0.5, flex: 1, strokeWidth: 1.9 };\n`,
  },
  {
    name: 'no number that stands for pixels, in a list or by a constant either',
    rule: RULE,
    file: PART,
    refused: `const size = 24;\n\nexport const sample = { blockSize: ['1lh', size] };\n`,
    accepted: `const order = 24;\n\nexport const sample = { blockSize: ['1lh', '2em'], order };\n`,
  },
  {
    name: 'no length put together from a number and a unit',
    rule: RULE,
    file: PART,
    refused: 'export const sample = (steps: number) => ({ gap: `${steps / 4}rem` });\n',
    accepted: 'export const sample = (step: string) => ({ gap: `calc(${step} / 4)` });\n',
  },
  {
    name: 'no length in a query outside the tokens',
    rule: RULE,
    file: PART,
    refused: `export const sample = { '@container': { '(max-width: 19rem)': { display: 'none' } } };\n`,
    accepted: `export const sample = (narrow: string) => ({ '@container': { [narrow]: { display: 'none' } } });\n`,
  },
  {
    name: 'no height of lines, layer or offset of an underline outside the tokens',
    rule: RULE,
    file: PART,
    refused: `export const sample = { lineHeight: 1.4, zIndex: 20, textUnderlineOffset: '0.2em' };\n`,
    accepted: `export const sample = { lineHeight: 'inherit', zIndex: 0, textUnderlineOffset: 'auto' };\n`,
  },
  {
    name: 'no length in the rules that a script writes',
    rule: RULE,
    file: 'apps/web/src/kit/sample.ts',
    refused: 'export const sample = (color: string) => `a{color:${color};outline:3px solid;margin:0}`;\n',
    accepted:
      'export const sample = (line: string) => `a{outline:${line} solid;margin:0;inline-size:50%}`;\n',
  },
  {
    name: 'no length in a query of a script either; a picture says how wide it is',
    rule: RULE,
    file: 'apps/web/src/kit/sample.ts',
    refused: `export const sample = () => matchMedia('(pointer: coarse) and (max-width: 47rem)').matches;\n`,
    accepted: `export const sample = { query: '(pointer: coarse)', sizes: '(min-width: 992px) 37rem, 100vw' };\n`,
  },
];
