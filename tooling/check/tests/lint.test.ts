import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { copyWorkspace, type WorkspaceCopy } from '../src/testing/copy-workspace.ts';
import { AMBIENT_CASES } from './ambient-cases.ts';
import { IMPORT_CASES } from './import-cases.ts';
import type { LintCase } from './lint-case.ts';
import { MEASURE_CASES } from './measure-cases.ts';
import { PATTERN_CASES } from './pattern-cases.ts';
import { STYLE_CASES } from './style-cases.ts';

const LINT_CASES: readonly LintCase[] = [
  ...IMPORT_CASES,
  ...AMBIENT_CASES,
  ...MEASURE_CASES,
  ...PATTERN_CASES,
  ...STYLE_CASES,
];

let copy: WorkspaceCopy;
let refused: Map<string, string[]>;
let accepted: Map<string, string[]>;

beforeAll(() => {
  copy = copyWorkspace();
  refused = brokenRules((lintCase) => lintCase.refused);
  accepted = brokenRules((lintCase) => lintCase.accepted);
});

afterAll(() => copy.remove());

describe('lint', () => {
  it.each(LINT_CASES)('$name', (lintCase) => {
    expect(refused.get(lintCase.name)).toEqual([lintCase.rule]);
    expect(accepted.get(lintCase.name)).toEqual([]);
  });
});

/** The rules that the linter finds broken in one version of each case, all cases in one run. */
function brokenRules(textOf: (lintCase: LintCase) => string): Map<string, string[]> {
  const files = new Map<string, string>();
  LINT_CASES.forEach((lintCase, index) => {
    const text = textOf(lintCase);
    const file = text === lintCase.refused ? (lintCase.misnamed ?? lintCase.file) : lintCase.file;
    const own = (part: string): string => part.replace(/(?<=[sS]ample)(?=[.'])/, String(index));
    copy.write(
      Object.fromEntries(Object.entries(lintCase.beside ?? {}).map(([name, code]) => [name, own(code)])),
    );
    copy.write({ [own(file)]: text });
    files.set(lintCase.name, own(file));
  });
  const { output } = copy.run({ tool: 'oxlint', args: ['--format=json', ...files.values()] });
  copy.discard([...files.values()]);
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code?: string; filename: string }[] };
  const rulesIn = (file: string): string[] => [
    ...new Set(diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code ?? '')),
  ];
  return new Map(
    LINT_CASES.map(({ name, rule }) => [name, rulesIn(files.get(name) ?? '').filter(isOf(rule))]),
  );
}

/** What a breach imports or names often doesn't exist, so that it counts as any: only a case of its own is about that. */
function isOf(rule: string): (found: string) => boolean {
  return (found) => found === rule || !found.startsWith('typescript(no-unsafe-');
}
