import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { ROOT } from './root.ts';

/** A command of an installed tool, or a script of ours by its path from the root; run in a package's folder if named. */
export type Step = ToolStep | { script: string; args?: readonly string[] };

interface ToolStep {
  tool: string;
  args: readonly string[];
  /** The package that it comes from, where that has another name than the tool. */
  from?: string;
  in?: string;
}

/** One check: what it proves when it passes, and the steps it takes, each only after the one before. */
export interface Part {
  name: string;
  proves: string;
  steps: readonly Step[];
  /** Puts right what can be put right by a tool. */
  fix?: Step;
}

const lingui = (folder: string, ...args: string[]): ToolStep => ({
  tool: 'lingui',
  from: '@lingui/cli',
  in: folder,
  args: ['check', ...args, '--verbose', '--workers', '1'],
});

/** Every check, the longest first: two run at a time. */
export const PARTS: readonly Part[] = [
  {
    name: 'types',
    proves: 'every package type-checks',
    steps: [
      { tool: 'turbo', args: ['run', 'types', '--continue', '--concurrency=1', '--output-logs=errors-only'] },
    ],
  },
  {
    name: 'budgets',
    proves: 'pages load within their weight',
    steps: [
      { tool: 'turbo', args: ['run', 'build', '--filter=@vela/web', '--output-logs=errors-only'] },
      { script: 'tooling/budgets/src/main.ts' },
    ],
  },
  {
    name: 'lint',
    proves: 'the code keeps the rules, imports follow the architecture',
    steps: [{ tool: 'oxlint', args: ['--deny-warnings'] }],
    fix: { tool: 'oxlint', args: ['--fix'] },
  },
  {
    name: 'catalogues',
    proves: 'no language misses a text, keeps a dead one or fills in other values',
    steps: [
      lingui('apps/web', 'sync', '--clean'),
      lingui('apps/web', 'missing', '--mode', 'catalog'),
      lingui('apps/lander', 'sync', '--clean'),
      lingui('apps/lander', 'missing', '--mode', 'catalog'),
      lingui('apps/server', 'sync', '--clean'),
      lingui('apps/server', 'missing', '--mode', 'catalog'),
      { script: 'tooling/check/src/catalogues/main.ts' },
    ],
    fix: { tool: 'turbo', args: ['run', 'messages', '--output-logs=errors-only'] },
  },
  {
    name: 'dead-code',
    proves: 'every file, export and dependency is used, and in production by more than tests',
    steps: [
      { tool: 'knip', args: ['--no-progress'] },
      { tool: 'knip', args: ['--no-progress', '--config', '.knip-production.jsonc'] },
    ],
  },
  {
    name: 'format',
    proves: 'files are formatted',
    steps: [{ tool: 'oxfmt', args: ['--check'] }],
    fix: { tool: 'oxfmt', args: [] },
  },
  {
    name: 'boundaries',
    proves: 'packages depend only on what they declare and their tag allows',
    steps: [{ tool: 'turbo', args: ['boundaries'] }],
  },
  {
    name: 'circles',
    proves: 'no folder imports one that imports it, of values or types',
    steps: [{ script: 'tooling/check/src/circles/main.ts' }],
  },
  {
    name: 'words',
    proves: 'no secret, machine path or registry address is written down',
    steps: [{ script: 'tooling/check/src/words/main.ts' }],
  },
  {
    name: 'changesets',
    proves: 'each changeset names packages that are there, its area and its subject',
    steps: [{ script: 'tooling/check/src/changesets/main.ts' }],
  },
  {
    name: 'licences',
    proves: 'every dependency may go into a commercial product',
    steps: [{ script: 'tooling/check/src/licences/main.ts' }],
    fix: { script: 'tooling/check/src/licences/main.ts', args: ['--fix'] },
  },
];

/** Tools are started by this very Node from the file their package names: no shell, no lookup in PATH. */
export function commandOf(step: Step, root = ROOT): { file: string; args: string[]; cwd: string } {
  const file = process.execPath;
  if ('script' in step) return { file, args: [join(root, step.script), ...(step.args ?? [])], cwd: root };
  return { file, args: [binOf(step, root), ...step.args], cwd: join(root, step.in ?? '') };
}

function binOf({ tool, from = tool, in: folder = '' }: ToolStep, root: string): string {
  const manifest = join(root, folder, 'node_modules', from, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[tool];
  if (file === undefined) throw new Error(`${from} has no command ${tool}`);
  return join(dirname(manifest), file);
}
