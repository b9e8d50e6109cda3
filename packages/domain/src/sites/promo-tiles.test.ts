import { expect, test } from 'vitest';
import { showsPromoTiles } from '.';

test('promo tiles stand where the site resells', () => {
  expect([true, false].map((member_resell) => showsPromoTiles({ member_resell }))).toEqual([true, false]);
});
