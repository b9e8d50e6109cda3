import { describe, expect, test, vi } from 'vitest';
import type { Db } from './database';
import { transact } from './transact';

const failure = (code: string): Error => Object.assign(new Error(code), { code });

/** A database whose transactions fail so often, the others being in the way, before one goes through. */
function failing(times: number, code: string) {
  const begin = vi.fn<() => void>();
  const execute = async (work: (tx: object) => Promise<unknown>): Promise<unknown> => {
    begin();
    if (begin.mock.calls.length <= times) throw failure(code);
    return work({});
  };
  return { begin, db: { transaction: () => ({ execute }) } as unknown as Db };
}

describe('transact', () => {
  test.each([
    ['40001', 0, 1],
    ['40P01', 1, 2],
    ['40001', 2, 3],
    ['40P01', 3, 4],
  ])(
    'tries again where others were in the way: %s, %i times, ends after %i tries',
    async (code, times, tries) => {
      const { begin, db } = failing(times, code);
      expect(await transact(db, async () => 'done')).toBe('done');
      expect(begin).toHaveBeenCalledTimes(tries);
    },
  );

  test.each(['40001', '40P01'])('gives up after three further tries: %s', async (code) => {
    const { begin, db } = failing(4, code);
    await expect(transact(db, async () => 'done')).rejects.toMatchObject({ code });
    expect(begin).toHaveBeenCalledTimes(4);
  });

  test.each(['23505', '57014', 'ECONNRESET'])(
    'does not try again what would fail again: %s',
    async (code) => {
      const { begin, db } = failing(1, code);
      await expect(transact(db, async () => 'done')).rejects.toMatchObject({ code });
      expect(begin).toHaveBeenCalledOnce();
    },
  );
});
