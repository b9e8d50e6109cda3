import { expect, test } from 'vitest';
import { facesFirst } from '.';

const found = [
  { id: 'anna', main_image: null },
  { id: 'ben', main_image: {} },
  { id: 'cleo', main_image: null },
  { id: 'dirk', main_image: {} },
];

test.each([
  [true, ['anna', 'ben', 'cleo', 'dirk']],
  [false, ['ben', 'dirk', 'anna', 'cleo']],
])('for a member (%s) the order is %j', (member, order) => {
  expect(facesFirst(found, { member }).map(({ id }) => id)).toEqual(order);
});
