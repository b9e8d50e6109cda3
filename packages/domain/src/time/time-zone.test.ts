import { describe, expect, test } from 'vitest';
import { canonicalTimeZone } from '.';

describe('canonicalTimeZone', () => {
  test.each([
    ['Europe/Amsterdam', 'Europe/Amsterdam'],
    ['eUrOpE/aMsTeRdAm', 'Europe/Amsterdam'],
    ['utc', 'UTC'],
    ['Europe/Atlantis', null],
    ['', null],
    ['<script>', null],
    [null, null],
    [60, null],
    [undefined, null],
    [['UTC'], null],
  ])('of %j is %j', (value, timeZone) => {
    expect(canonicalTimeZone(value)).toBe(timeZone);
  });
});
