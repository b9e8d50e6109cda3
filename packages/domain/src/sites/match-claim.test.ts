import { expect, test } from 'vitest';
import { faultsOfClaim, shownMatchClaim, sourceIn } from '.';

const claim = { value: 46, source: 'A survey', from: '2026-02-28', sample: 1200 };

test.each([
  [{}, []],
  [{ value: 0 }, ['value']],
  [{ value: 4.6 }, ['value']],
  [{ source: ' ' }, ['source']],
  [{ sources: { nl: '' } }, ['source']],
  [{ sources: { nl: 'Een enquête' } }, []],
  [{ from: '2026-02-29' }, ['from']],
  [{ from: 'last year' }, ['from']],
  [{ from: '2024-02-29' }, []],
  [{ sample: 0 }, ['sample']],
  [{ sample: 1.5 }, ['sample']],
] as const)('a claim with %j lacks %j, and is shown where it lacks nothing', (change, faults) => {
  const changed = { ...claim, ...change };
  expect(faultsOfClaim(changed)).toEqual(faults);
  expect(shownMatchClaim(changed)).toEqual(faults.length === 0 ? changed : null);
});

test('no claim is none', () => {
  expect(shownMatchClaim(null)).toBeNull();
});

test.each([
  ['nl', 'Een enquête'],
  ['fr', 'A survey'],
  ['de', 'A survey'],
] as const)('the source of a claim in %s is %j', (locale, source) => {
  expect(sourceIn({ ...claim, sources: { nl: 'Een enquête', de: ' ' } }, locale)).toBe(source);
  expect(sourceIn(claim, locale)).toBe('A survey');
});
