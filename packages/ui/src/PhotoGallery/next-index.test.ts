import { expect, it } from 'vitest';
import { nextIndex } from './next-index';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, null],
])('%s leads from %i to %j of three', (key, current, index) => {
  expect(nextIndex(key, { current, count: 3, isFromRight: false })).toBe(index);
});

it.each([
  ['ArrowLeft', 0, 1],
  ['ArrowRight', 0, 0],
  ['ArrowRight', 2, 1],
  ['End', 0, 2],
])('%s leads from %i to %j of three where one reads from the right', (key, current, index) => {
  expect(nextIndex(key, { current, count: 3, isFromRight: true })).toBe(index);
});
