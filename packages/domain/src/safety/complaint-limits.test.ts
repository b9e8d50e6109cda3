import { describe, expect, test } from 'vitest';
import { checkComplaintPart } from '.';

describe('checkComplaintPart', () => {
  test.each([
    ['subject', ' ', { code: 'required' }],
    ['text', '', { code: 'required' }],
    ['name', ' ', null],
    ['url', '', null],
    ['subject', '👩‍👩‍👧'.repeat(120), null],
    ['subject', ` ${'x'.repeat(120)} `, null],
    ['subject', 'x'.repeat(121), { code: 'too_long', params: { limit: 120 } }],
    ['text', 'x'.repeat(4001), { code: 'too_long', params: { limit: 4000 } }],
    ['name', 'x'.repeat(81), { code: 'too_long', params: { limit: 80 } }],
    ['url', 'x'.repeat(501), { code: 'too_long', params: { limit: 500 } }],
  ] as const)('of a %s', (part, words, problem) => {
    expect(checkComplaintPart(part, words)).toEqual(problem);
  });
});
