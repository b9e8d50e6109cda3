import { expect, test } from 'vitest';
import { COMPLAINT_CATEGORIES } from '.';

test('a complaint may be about what the law asks a way for, and last about whatever else it is', () => {
  expect(COMPLAINT_CATEGORIES).toEqual([
    'service',
    'payment',
    'member',
    'decision',
    'illegal',
    'privacy',
    'other',
  ]);
});
