import { describe, expect, test } from 'vitest';
import {
  checkSiteSettings,
  closesSignupModal,
  companyLine,
  DEFAULT_SITE_SETTINGS,
  dialledNumber,
  isNiche,
  LANDER_PREFIXES,
  LOWEST_MIN_AGE,
  needsSpecialCategories,
  NICHES,
  termsDate,
  type SiteSettings,
} from '.';

const check = (changes: Partial<SiteSettings>) => checkSiteSettings({ ...DEFAULT_SITE_SETTINGS, ...changes });

describe('checkSiteSettings', () => {
  test('finds nothing wrong with the defaults', () => {
    expect(check({})).toEqual([]);
  });

  test.each([
    [LOWEST_MIN_AGE - 1, ['min_age may not be lower than 18.']],
    [LOWEST_MIN_AGE, []],
    [LOWEST_MIN_AGE + 1, []],
  ])('with a minimum age of %i: %j', (min_age, problems) => {
    expect(check({ min_age })).toEqual(problems);
  });

  test.each([Number.NaN, -Infinity, undefined])('takes no minimum age for granted: %s', (min_age) => {
    expect(check({ min_age: min_age as number })).toContain('min_age may not be lower than 18.');
  });

  test.each([
    [{ countries: [] }, 'countries may not be empty.'],
    [{ message_credits: -1 }, 'message_credits must be a whole number that is not negative.'],
    [{ refund_days: 1.5 }, 'refund_days must be a whole number that is not negative.'],
    [{ delete_discount: 101 }, 'delete_discount may not be above 100.'],
    [{ message_length: 0 }, 'message_length may not be 0.'],
    [
      { gift_credits: { rose: 3, coffee: -1 } },
      'gift_credits.coffee must be a whole number that is not negative.',
    ],
    [{ gift_credits: { rose: 0.5 } }, 'gift_credits.rose must be a whole number that is not negative.'],
    [
      { premium_match_claim: { percentage: -1, source: 'A survey' } },
      'premium_match_claim.percentage must be a whole number that is not negative.',
    ],
    [{ time_zone: 'Europe/Utrecht' }, 'time_zone is not a time zone.'],
    [{ premium_match_claim: { percentage: 46, source: ' ' } }, 'premium_match_claim needs a source.'],
  ])('%j: %s', (changes, problem) => {
    expect(check(changes)).toEqual([problem]);
  });

  test.each([
    [{ delete_discount: 99 }],
    [{ delete_discount: 100 }],
    [{ message_length: 1 }],
    [{ message_length: 2 }],
    [{ gift_credits: {} }],
    [{ gift_credits: { rose: 0, coffee: 1 } }],
    [{ premium_match_claim: { percentage: 0, source: 'A survey' } }],
    [{ premium_match_claim: { percentage: 146, source: 'A survey' } }],
    [{ time_zone: 'Europe/Kyiv' }],
    [{ premium_match_claim: { percentage: 46, source: 'Member survey 2026' } }],
    [{ signup_credits: 0 }],
  ])('takes %j', (changes) => {
    expect(check(changes)).toEqual([]);
  });
});

describe('niches', () => {
  test('have the address prefixes of the product', () => {
    expect(NICHES.map((niche) => LANDER_PREFIXES[niche])).toEqual([
      '',
      'she-',
      'bdsm-',
      'bbw-',
      'gilf-',
      'milf-',
      'gay-',
    ]);
  });

  test('ask for the separate consent where membership reveals something', () => {
    expect(NICHES.filter(needsSpecialCategories)).toEqual([2, 3, 7]);
  });

  test.each([
    [1, true],
    [7, true],
    [0, false],
    [8, false],
    ['1', false],
  ])('%j is one: %s', (value, is) => {
    expect(isNiche(value)).toBe(is);
  });
});

describe('dialledNumber', () => {
  test.each([
    ['+31 20 123-4567', '+31201234567'],
    ['0800-1234', '08001234'],
    ['+31201234567', '+31201234567'],
  ])('of %j is %s', (phone, dialled) => {
    expect(dialledNumber(phone)).toBe(dialled);
  });
});

describe('termsDate', () => {
  test.each([
    ['2020-01-01T00:00:00Z', '2023-12-01T12:00:00.000Z'],
    ['2023-12-01T11:59:59Z', '2023-12-01T12:00:00.000Z'],
    ['2023-12-01T12:00:00Z', '2023-12-01T12:00:00.000Z'],
    ['2023-12-01T12:00:01Z', '2023-12-01T12:00:01.000Z'],
  ])('of a company added at %s is %s', (added, date) => {
    expect(termsDate(new Date(added)).toISOString()).toBe(date);
  });
});

test('companyLine says who and where', () => {
  expect(companyLine({ name: 'Vela B.V.', city: 'Utrecht' }, 'Nederland')).toBe(
    'Vela B.V. · Utrecht, Nederland',
  );
});

describe('closesSignupModal', () => {
  test.each([
    ['backdrop', false],
    ['escape', false],
    ['signup_closed', true],
    ['login', true],
  ] as const)('by %s while a sign-up is in progress: %s', (by, closes) => {
    expect(closesSignupModal(by, { inProgress: true })).toBe(closes);
    expect(closesSignupModal(by, { inProgress: false })).toBe(true);
  });
});
