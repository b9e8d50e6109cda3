import { copyWorkspace, type WorkspaceCopy } from '@vela/check/testing/copy-workspace';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let copy: WorkspaceCopy;

beforeAll(() => {
  copy = copyWorkspace();
});

afterAll(() => copy.remove());

describe('generate endpoint', () => {
  let read: string[];
  let sent: string[];

  beforeAll(() => {
    read = generate('endpoint', 'list-gondolas');
    sent = generate('endpoint', 'sendGift', '--folder', 'chat', '--path', '/api/send-gift.php');
  });

  it('writes an endpoint from contract to client', () => {
    expect(read).toEqual([
      'new     packages/contract/src/endpoints/list-gondolas.ts',
      'changed packages/contract/src/registry.ts',
      'new     apps/server/src/gondolas/list-gondolas.ts',
      'new     apps/server/tests/list-gondolas.test.ts',
      'changed apps/server/src/routes.ts',
      'new     packages/api-client/src/endpoints/list-gondolas.ts',
      'new     packages/api-client/src/queries/gondolas.ts',
    ]);
    expect(copy.read('apps/server/src/routes.ts')).toMatch(/'\.\/gifts\/.*\n.*'\.\/gondolas\/list-gondolas'/);
  });

  it('takes folder, method and path', () => {
    expect(sent).toContain('new     apps/server/src/chat/send-gift.ts');
    expect(sent).not.toContainEqual(expect.stringContaining('queries'));
    const contract = copy.read('packages/contract/src/endpoints/send-gift.ts');
    expect(contract).toContain(`method: 'POST'`);
    expect(contract).toContain(`path: '/api/send-gift.php'`);
  });

  it('writes what compiles and keeps the rules', () => {
    const packages = ['packages/contract', 'packages/api-client', 'apps/server'];
    expect(faultsOf([...read, ...sent], packages)).toEqual([]);
  });
});

describe('generate component', () => {
  it('writes a component that compiles and keeps the rules', () => {
    const files = generate('component', 'GiftCard');
    expect(files).toEqual([
      'new     packages/ui/src/GiftCard/GiftCard.tsx',
      'new     packages/ui/src/GiftCard/GiftCard.css.ts',
      'new     packages/ui/src/GiftCard/GiftCard.stories.tsx',
      'new     packages/ui/src/GiftCard/index.ts',
    ]);
    expect(faultsOf(files, ['packages/ui'])).toEqual([]);
  });
});

describe('generate rule', () => {
  it('writes rules of an old and of a new topic, each with a test that passes', () => {
    const names = ['limits/gift-quota', 'gifts/gift-quota'];
    const files = names.flatMap((name) => {
      const written = generate('rule', name);
      expect(written.slice(0, 2)).toEqual([
        `new     packages/domain/src/${name}.ts`,
        `new     packages/domain/src/${name}.test.ts`,
      ]);
      return written;
    });
    expect(faultsOf(files, ['packages/domain'])).toEqual([]);
    succeed({
      tool: 'vitest',
      in: 'packages/domain',
      args: ['run', ...names.map((name) => `src/${name}.test.ts`), '--coverage.enabled=false'],
    });
  });
});

describe('generate', () => {
  it.each([
    [['endpoint', 'gifts'], 'An endpoint is named by a verb and a noun'],
    [['endpoint', 'list-gondolas', '--method', 'LIST'], 'A method is one of'],
    [['endpoint', 'list-gondolas', '--path', 'api?x'], 'is no path'],
    [['component', 'giftCard'], 'A component is named in PascalCase'],
    [['rule', 'giftQuota'], 'A rule is named by its topic and name'],
    [['component', 'Button'], 'packages/ui/src/Button/Button.tsx is there already.'],
    [['screen', 'Gifts'], 'generate component <Name>'],
    [[], 'generate endpoint <verb-noun>'],
  ])('refuses %j in a sentence and changes nothing', (args, sentence) => {
    const before = copy.read('packages/contract/src/registry.ts');
    const { status, output } = run(args);
    expect(status).toBe(1);
    expect(output).toContain(sentence);
    expect(output).not.toContain('    at ');
    expect(copy.read('packages/contract/src/registry.ts')).toBe(before);
  });
});

function run(args: readonly string[]): { status: number; output: string } {
  return copy.run({ script: 'tooling/generate/src/main.ts', args });
}

function generate(...args: string[]): string[] {
  const output = succeed({ script: 'tooling/generate/src/main.ts', args });
  return output.trim().split('\n');
}

function succeed(step: Parameters<WorkspaceCopy['run']>[0]): string {
  const { status, output } = copy.run(step);
  if (status !== 0) throw new Error(output);
  return output;
}

/** What the compiler finds in what was generated; it is formatted and breaks no rule of the linter, or else this throws. */
function faultsOf(lines: readonly string[], packages: readonly string[]): string[] {
  const files = lines.map((line) => line.split(/\s+/)[1] ?? '');
  succeed({ tool: 'oxfmt', args: ['--check', ...files] });
  succeed({ tool: 'oxlint', args: ['--deny-warnings', ...files] });
  return packages.flatMap((folder) => {
    const { output } = copy.run({ tool: 'tsc', from: 'typescript', in: folder, args: ['--noEmit'] });
    const here = files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length + 1));
    return output.split('\n').filter((line) => here.some((file) => line.startsWith(file)));
  });
}
