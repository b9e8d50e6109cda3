import type { LintCase } from './lint-case.ts';

/** What takes a square of the time for a long text. */
export const PATTERN_CASES: readonly LintCase[] = [
  {
    name: 'texts come into a normal form by one function',
    rule: 'vela(no-raw-normal-form)',
    file: 'packages/domain/src/sample/sample.ts',
    refused: `export const sample = (text: string) => text.normalize('NFC');\n`,
    accepted: `import { toNormalForm } from '../text';\n\nexport const sample = (text: string) => toNormalForm(text, 'NFC');\n`,
  },
  ...[
    [String.raw`/\s+$/u`, String.raw`/^\s+$/u`],
    [String.raw`/^[ \t]+|[ \t]+$/u`, String.raw`/^[ \t]+|;[ \t]*$/u`],
    [String.raw`/\P{L}{2,}$/u`, String.raw`/\P{L}{2}$/u`],
  ].map(([refused, accepted], place) => ({
    name: `no pattern that begins again at each character of a run: ${place}`,
    rule: 'vela(no-slow-pattern)',
    file: 'packages/domain/src/sample/sample.ts',
    refused: `export const sample = ${refused};\n`,
    accepted: `export const sample = ${accepted};\n`,
  })),
];
