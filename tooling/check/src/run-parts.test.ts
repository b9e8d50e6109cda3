import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Part } from './parts.ts';
import { runParts } from './run-parts.ts';

const OK = 'tooling/check/src/testing/steps/passes.ts';
const BAD = 'tooling/check/src/testing/steps/fails.ts';

const part = (name: string, ...scripts: string[]): Part => ({
  name,
  proves: `${name} holds`,
  steps: scripts.map((script) => ({ script })),
});

let lines: string[];

beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
});

afterEach(() => vi.restoreAllMocks());

describe('runParts', () => {
  it('prints a line for each part and is content when all hold', async () => {
    expect(await runParts([part('one', OK), part('two', OK), part('three', OK)])).toBe(true);
    expect(
      lines.filter((line) => /^ok {4} (one|two|three) +\d+\.\d s {2}\w+ holds$/.test(line)),
    ).toHaveLength(3);
    expect(lines.at(-1)).toContain('3 checks, all hold');
  });

  it('goes on after a failure and shows at the end what failed', async () => {
    expect(await runParts([part('one', BAD), part('two', OK)], { atOnce: 1 })).toBe(false);
    expect(lines[0]).toMatch(/^FAILED one/);
    expect(lines[1]).toMatch(/^ok {4} two/);
    expect(lines[2]).toContain('said on stdout');
    expect(lines[2]).toContain('said on stderr');
    expect(lines.at(-1)).toContain('2 checks, 1 failed: one');
  });

  it('leaves the steps after a failed one', async () => {
    await runParts([part('one', OK, BAD, OK)]);
    expect(lines[1]?.match(/passed here/g)).toHaveLength(1);
  });

  it('fixes first when asked to', async () => {
    const fixable = { ...part('one', BAD), fix: { script: OK } };
    await runParts([fixable], { fix: true });
    expect(lines[1]).toMatch(/passed here[\s\S]*said on stderr/);
  });
});
