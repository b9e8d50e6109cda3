import { expect, it } from 'vitest';
import { isAddressOver } from './address-end';

it.each([
  ['/photos/a/sharp-720.webp?for=b&until=600&signature=c', 599_999, false],
  ['/photos/a/sharp-720.webp?for=b&until=600&signature=c', 600_000, true],
  ['https://cdn.example/photos/a/sharp-720.webp?until=600', 600_001, true],
  ['/portraits/a.webp', 600_000, false],
] as const)('%s at %i ms: over is %s', (src, nowMs, expected) => {
  expect(isAddressOver(src, nowMs)).toBe(expected);
});
