import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageAt, ageRuleOf, checkDateOfBirth, isTooYoung, parseIsoDate } from '.';

const rule = { minAge: 18, now: new Date('2026-11-21T12:00:00Z'), timeZone: 'Europe/Amsterdam' };

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('checkDateOfBirth', () => {
  test.each([
    ['2008-11-20', null],
    ['2008-11-21', null],
    ['2008-11-22', { code: 'too_young', params: { min_age: 18 } }],
    ['2025-12-31', { code: 'too_young', params: { min_age: 18 } }],
    ['2026-01-01', { code: 'invalid_date_of_birth' }],
    ['2026-11-21', { code: 'invalid_date_of_birth' }],
    ['2026-11-22', { code: 'invalid_date_of_birth' }],
    ['1905-11-22', null],
    ['1905-11-21', { code: 'too_old' }],
    ['1905-11-20', { code: 'too_old' }],
    ['1990-02-30', { code: 'invalid_date_of_birth' }],
    ['', { code: 'required' }],
    ['   ', { code: 'required' }],
  ])('%s: %j', (iso, problem) => {
    expect(checkDateOfBirth(iso, rule)).toEqual(problem);
  });

  test.each([
    ['2005-11-21', null],
    ['2005-11-22', { code: 'too_young', params: { min_age: 21 } }],
  ])('follows the age that the site asks for: %s', (iso, problem) => {
    expect(checkDateOfBirth(iso, { ...rule, minAge: 21 })).toEqual(problem);
  });

  test('goes by the moment it is asked for', () => {
    const later = { ...rule, now: new Date('2030-11-21T12:00:00Z') };
    expect(checkDateOfBirth('2012-11-21', later)).toBeNull();
    expect(checkDateOfBirth('2012-11-22', later)).toMatchObject({ code: 'too_young' });
  });

  test('never lets anyone in who is younger than the site asks', () => {
    fc.assert(
      fc.property(anyDay, (iso) => {
        const birth = parseIsoDate(iso);
        const accepted = checkDateOfBirth(iso, rule) === null;
        expect(accepted && birth && ageAt(birth, rule) < 18).toBeFalsy();
      }),
    );
  });
});

test('a site asks by its own calendar: the day of its birthday begins there', () => {
  const settings = { min_age: 18, time_zone: 'Pacific/Auckland' };
  const eve = new Date('2026-11-20T10:59:59Z');
  const day = new Date('2026-11-20T11:00:00Z');
  expect(checkDateOfBirth('2008-11-21', ageRuleOf(settings, eve))?.code).toBe('too_young');
  expect(checkDateOfBirth('2008-11-21', ageRuleOf(settings, day))).toBeNull();
});

test.each([
  ['2008-11-21', false],
  ['2008-11-22', true],
  ['2025-12-31', true],
  ['2026-01-01', false],
  ['2031-01-01', false],
  ['1890-01-01', false],
  ['', false],
  ['2015', false],
])('%s is too young: %s', (iso, is) => {
  expect(isTooYoung(iso, rule)).toBe(is);
});
