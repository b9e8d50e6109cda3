import type { RuleTester } from 'oxlint/plugins-dev';

/** A lint rule as oxlint takes it; the package names this type only through its tester. */
export type Rule = Parameters<RuleTester['run']>[1];

/** Any node of the syntax tree, as far as a report needs it. */
export interface Located {
  range: [number, number];
}
