import { expect, it } from 'vitest';
import { layers } from './layers';

it('each layer lies over the one before', () => {
  const values = Object.values(layers);
  expect(new Set(values).size).toBe(values.length);
  expect(values).toEqual([...values].sort((one, other) => one - other));
});

it('what belongs to a page lies under its bars', () => {
  expect(Math.max(layers.under, layers.over, layers.action)).toBeLessThan(layers.bar);
});
