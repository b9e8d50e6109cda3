import { expect, test } from 'vitest';
import { retentionOffer } from '.';

test.each([
  [0, null],
  [1, 1],
  [100, 100],
])('a site with %i per cent offers %s', (percentage, offer) => {
  expect(retentionOffer({ delete_discount: percentage })).toBe(offer);
});
