import { describe, expect, it } from 'vitest';
import { promisesOf } from './promises';

describe('promisesOf', () => {
  it('is nothing while none of the pages behind them exists', () => {
    expect(promisesOf(['index', 'signup', 'settings'])).toEqual([]);
  });

  it('is what the pages hold, in the order of the home page', () => {
    expect(promisesOf(['account-deleted', 'members-id'])).toEqual(['labels', 'blocking', 'leaving']);
  });
});
