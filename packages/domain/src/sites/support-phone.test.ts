import { describe, expect, test } from 'vitest';
import { dialledNumber } from '.';

describe('dialledNumber', () => {
  test.each([
    ['+31 20 123-4567', '+31201234567'],
    ['0800-1234', '08001234'],
    ['+31201234567', '+31201234567'],
  ])('of %j is %s', (phone, dialled) => {
    expect(dialledNumber(phone)).toBe(dialled);
  });
});
