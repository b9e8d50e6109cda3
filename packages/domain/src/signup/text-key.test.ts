import { describe, expect, test } from 'vitest';
import { sameText } from './text-key';

describe('sameText', () => {
  test.each([
    ['Robin', 'robin', true],
    [' Robin ', 'ROBIN', true],
    ['robin', ' Robin', true],
    ['Straße', 'STRASSE', true],
    ['Robin', 'Robyn', false],
    ['', '', false],
    [' ', '', false],
  ])('%j and %j: %s', (a, b, same) => {
    expect(sameText(a, b)).toBe(same);
  });
});
