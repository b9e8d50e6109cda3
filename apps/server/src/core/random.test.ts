import { expect, test } from 'vitest';
import { randomText, systemRandom } from './random';

test('ids have 22 characters and tokens 43, none of them twice', () => {
  const ids = Array.from({ length: 1000 }, () => systemRandom.id());
  expect(ids.filter((id) => !/^[\w-]{22}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(systemRandom.token()).toMatch(/^[\w-]{43}$/);
});

test('a text is as long as asked, whatever is left of the supply', () => {
  const lengths = [12, 700, 700, 4096, 12].map((bytes) => randomText(bytes).length);
  expect(lengths).toEqual([16, 934, 934, 5462, 16]);
});
