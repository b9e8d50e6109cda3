import { describe, expect, it } from 'vitest';
import { takeTurns } from './take-turns.mjs';

/** Jobs that end on request, and a log of them. */
function jobs(...names: string[]) {
  const diary: string[] = [];
  const ends = new Map(names.map((name) => [name, Promise.withResolvers<string>()]));
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.resolve(name.toUpperCase());
    // The turns of those who wait for it.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const done = takeTurns(names, {
    isAlone: (name) => name.startsWith('alone'),
    run: async (name) => {
      diary.push(`${name} begins`);
      const result = await ends.get(name)?.promise;
      diary.push(`${name} ends`);
      return result;
    },
  });
  return { diary, done, end, fail: (name: string) => ends.get(name)?.reject(new Error(name)) };
}

describe('takeTurns', () => {
  it('does two side by side, and the next as soon as one of them has ended', async () => {
    const { diary, done, end } = jobs('a', 'b', 'c');
    expect(diary).toEqual(['a begins', 'b begins']);
    await end('b');
    expect(diary).toEqual(['a begins', 'b begins', 'b ends', 'c begins']);
    await end('a');
    await end('c');
    expect(await done).toEqual(['A', 'B', 'C']);
  });

  it('gives the machine to one that needs it, when those before have ended', async () => {
    const { diary, done, end } = jobs('a', 'b', 'alone', 'c');
    await end('a');
    expect(diary).toEqual(['a begins', 'b begins', 'a ends']);
    await end('b');
    expect(diary.slice(3)).toEqual(['b ends', 'alone begins']);
    await end('alone');
    expect(diary.slice(5)).toEqual(['alone ends', 'c begins']);
    await end('c');
    expect(await done).toEqual(['A', 'B', 'ALONE', 'C']);
  });

  it('fails as the first that fails, and begins no other', async () => {
    const { diary, done, fail } = jobs('a', 'b', 'c');
    fail('b');
    await expect(done).rejects.toThrow('b');
    expect(diary).toEqual(['a begins', 'b begins']);
  });

  it('has nothing to do without jobs', async () => {
    expect(await takeTurns([], { isAlone: () => false, run: () => Promise.resolve() })).toEqual([]);
  });
});
