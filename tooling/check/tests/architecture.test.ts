import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import type { Step } from '../src/parts.ts';
import { copyWorkspace, type WorkspaceCopy } from '../src/testing/copy-workspace.ts';

let copy: WorkspaceCopy;
const kept = new Map<string, string | null>();

beforeAll(() => {
  copy = copyWorkspace();
});

afterEach(() => {
  for (const [file, text] of kept) {
    if (text === null) copy.discard([file]);
    else copy.write({ [file]: text });
  }
  kept.clear();
});

afterAll(() => copy.remove());

const types = (folder: string, config = 'tsconfig.json'): Step & { in: string } => ({
  tool: 'tsc',
  from: 'typescript',
  in: folder,
  args: ['--noEmit', '-p', config],
});

describe('the compiler', () => {
  const sample = 'packages/domain/src/locale/sample.ts';

  it.each([
    ['the DOM', 'document.title'],
    ['Node', 'process.env'],
    ['the clock of a browser', 'setTimeout(String, 1)'],
    ['the network', `fetch('/api')`],
  ])('knows nothing of %s in domain', (_, code) => {
    add(sample, `export const sample = (): unknown => ${code};\n`);
    expect(errorsOf(types('packages/domain', 'tsconfig.pure.json')).in(sample)).toMatch(
      /TS2304|TS2584|TS2580|TS2591|TS2868/,
    );
  });

  it('takes domain as it is', () => {
    add(sample, `export const sample = (now: Date): unknown => now.getTime();\n`);
    expect(errorsOf(types('packages/domain', 'tsconfig.pure.json')).in(sample)).toBe('');
  });

  it('lets nobody into a package but by its exports', () => {
    const [inside, entrance] = ['packages/contract/src/sample-in.ts', 'packages/contract/src/sample-of.ts'];
    add(inside, `export { LOCALES } from '@vela/domain/src/locale/locales';\n`);
    add(entrance, `export { LOCALES } from '@vela/domain/locale';\n`);
    const lines = errorsOf(types('packages/contract'));
    expect(lines.in(inside)).toContain('TS2307');
    expect(lines.in(entrance)).toBe('');
  });

  it('takes no JSX in api-client', () => {
    const file = 'packages/api-client/src/sample.tsx';
    add(file, `export const sample = () => <p />;\n`);
    expect(errorsOf(types('packages/api-client')).in(file)).toContain('TS17004');
  });

  it('refuses an endpoint without a handler', () => {
    const file = 'apps/server/src/routes.ts';
    edit(file, { from: /^\s+getHealth\b.*\n/m, to: '' });
    expect(errorsOf(types('apps/server')).in(file)).toContain('getHealth');
  });
});

describe('turbo boundaries', () => {
  const boundaries: Step = { tool: 'turbo', args: ['boundaries'] };

  it('holds for the workspace as it is', () => {
    const { status, output } = copy.run(boundaries);
    expect(output).toContain('no issues found');
    expect(status).toBe(0);
  });

  it('refuses a package that imports what it does not declare', () => {
    add('packages/domain/src/locale/sample.ts', `export { default } from 'ky';\n`);
    expect(failure(boundaries)).toContain('cannot import package `ky`');
  });

  it.each([
    ['packages/domain', '@vela/ui'],
    ['packages/contract', '@vela/api-client'],
    ['packages/api-client', '@vela/ui'],
    ['packages/ui', '@vela/web'],
    ['apps/server', '@vela/web'],
    ['apps/web', '@vela/server'],
  ])('refuses %s a dependency on %s', (folder, name) => {
    declare(folder, { [name]: 'workspace:*' });
    expect(failure(boundaries)).toContain(name);
  });
});

describe('knip', () => {
  const unused = [
    'apps/server/src/accounts/sample.ts',
    'apps/web/src/kit/page/sample.ts',
    'packages/api-client/src/testing/sample.ts',
    'packages/domain/src/locale/sample.ts',
    'packages/ui/src/Button/Sample.tsx',
    'tooling/check/src/sample.ts',
  ];

  it('finds a file that nobody imports wherever it lies, an export and a dependency that nobody uses', () => {
    for (const file of unused) add(file, `export const sample = 1;\n`);
    edit('packages/domain/src/locale/index.ts', { from: /$/, to: `\nexport const sampleExport = 1;\n` });
    declare('packages/domain', { ky: 'catalog:' });
    const output = failure({ tool: 'knip', args: ['--no-progress', '--reporter', 'json'] });
    expect(unused.filter((file) => !output.includes(`"file":"${file}"`))).toEqual([]);
    expect(output).toContain('sampleExport');
    expect(output).toMatch(/packages\/domain\/package\.json[\s\S]*"ky"/);
  });

  it('finds what only a test uses', () => {
    add('packages/domain/src/locale/sample.ts', `export const sampleRule = () => 1;\n`);
    add(
      'packages/domain/src/locale/sample.test.ts',
      `import { sampleRule } from './sample';\n\nsampleRule();\n`,
    );
    const args = ['--no-progress', '--config', '.knip-production.jsonc', '--reporter', 'json'];
    expect(failure({ tool: 'knip', args })).toContain('packages/domain/src/locale/sample.ts');
  });
});

describe('oxfmt', () => {
  it('finds a file that is not formatted', () => {
    const file = 'packages/domain/src/locale/sample.ts';
    add(file, `export const sample = "one"\n`);
    expect(copy.run({ tool: 'oxfmt', args: ['--check', file] }).status).not.toBe(0);
    add(file, `export const sample = 'one';\n`);
    expect(copy.run({ tool: 'oxfmt', args: ['--check', file] }).status).toBe(0);
  });
});

function add(file: string, text: string): void {
  if (!kept.has(file)) kept.set(file, null);
  copy.write({ [file]: text });
}

function edit(file: string, change: { from: string | RegExp; to: string }): void {
  if (!kept.has(file)) kept.set(file, copy.read(file));
  copy.edit(file, change);
}

function declare(folder: string, more: Readonly<Record<string, string>>): void {
  const file = `${folder}/package.json`;
  kept.set(file, copy.read(file));
  const manifest = JSON.parse(copy.read(file)) as { dependencies?: Record<string, string> };
  const dependencies = { ...manifest.dependencies, ...more };
  copy.write({ [file]: JSON.stringify({ ...manifest, dependencies }, null, 2) });
}

function failure(step: Step): string {
  const { status, output } = copy.run(step);
  if (status === 0) throw new Error(`nothing refused: ${output}`);
  return output;
}

/** What the compiler says, file by file; the rest of the package may be what it is. */
function errorsOf(step: Step & { in: string }): { in: (file: string) => string } {
  const lines = copy.run(step).output.split('\n');
  const pathOf = (file: string): string => file.slice(step.in.length + 1);
  return { in: (file) => lines.filter((line) => line.startsWith(pathOf(file))).join('\n') };
}
