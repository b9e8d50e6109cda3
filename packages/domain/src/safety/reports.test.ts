import { expect, test } from 'vitest';
import { REPORT_REASONS } from '.';

test('one can report what is not real, what harms and what is forbidden, and last whatever else it is', () => {
  expect(REPORT_REASONS).toEqual(['fake', 'scam', 'harassment', 'minor', 'photo', 'illegal', 'other']);
});
