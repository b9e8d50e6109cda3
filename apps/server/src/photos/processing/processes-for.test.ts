import { expect, it } from 'vitest';
import { processesFor } from './processes-for';

const GB = 1024 ** 3;

it.each([
  [1, 16, 2],
  [2, 16, 2],
  [3, 16, 2],
  [4, 16, 3],
  [5, 16, 4],
  [64, 512, 4],
  [8, 4, 2],
  [8, 2, 1],
  [1, 0.5, 1],
])('%i cores and %f GB let %i processes work', (cores, memory, count) => {
  expect(processesFor({ cores, memoryBytes: memory * GB })).toBe(count);
});
