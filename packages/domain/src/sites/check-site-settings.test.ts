import { describe, expect, test } from 'vitest';
import { checkSiteSettings, LOWEST_MIN_AGE, needsSpecialCategories, NICHES } from '.';
import { SITE_SETTINGS } from './testing';

type Changes = Partial<Parameters<typeof checkSiteSettings>[0]>;

const check = (changes: Changes, { isDemo } = { isDemo: false }) =>
  checkSiteSettings({ ...SITE_SETTINGS, ...changes }, { defaults: SITE_SETTINGS, isDemo });

describe('checkSiteSettings', () => {
  test('finds nothing wrong with what a site may set', () => {
    expect(check({})).toEqual([]);
  });

  test.each([
    [LOWEST_MIN_AGE - 1, ['min_age must be a whole number of at least 18.']],
    [LOWEST_MIN_AGE, []],
    [LOWEST_MIN_AGE + 1, []],
  ])('with a minimum age of %i: %j', (min_age, problems) => {
    expect(check({ min_age })).toEqual(problems);
  });

  test.each([
    ['message_length', 1, 2000],
    ['login_attempts', 3, 8],
    ['login_window_minutes', 15, 60],
    ['login_block_minutes', 5, 60],
    ['login_longest_block_hours', 1, 168],
    ['reset_mails', 1, 10],
    ['activation_mails', 1, 10],
    ['deleted_account_days', 14, 90],
    ['message_burst', 20, 80],
    ['messages_per_second', 2, 8],
  ])('keeps %s from %i to %i', (name, lowest, highest) => {
    const problem = `${name} must be a whole number from ${lowest} to ${highest}.`;
    const values = [lowest - 1, lowest, lowest + 1, highest - 1, highest, highest + 1, lowest + 0.5];
    expect(values.map((value) => check({ [name]: value }))).toEqual([
      [problem],
      [],
      [],
      [],
      [],
      [problem],
      [problem],
    ]);
  });

  test('leaves no more than a guess in two minutes that never blocks, however the numbers are set', () => {
    const passes = (attempts: number, minutes: number) =>
      check({ login_attempts: attempts, login_window_minutes: minutes }).length === 0;
    const numbers = Array.from({ length: 61 }, (_, number) => number);
    const rates = numbers.flatMap((attempts) =>
      numbers.flatMap((minutes) => (passes(attempts, minutes) ? [(attempts - 1) / minutes] : [])),
    );
    expect(Math.max(...rates)).toBeLessThanOrEqual(1 / 2);
  });

  // A niche is one of a list.
  const { niche: _, ...rest } = SITE_SETTINGS;
  const numbers = Object.entries(rest).flatMap(([name, value]) => (typeof value === 'number' ? [name] : []));

  test.each(numbers)('has bounds for %s, which is a number', (name) => {
    expect(check({ [name]: -1 })).toHaveLength(1);
  });

  test.each(Object.entries(SITE_SETTINGS.rate_limits))(
    'keeps the limit of %s, usually %i, from half to twice that',
    (name, limit) => {
      const at = (value: number | undefined) =>
        check({ rate_limits: { ...SITE_SETTINGS.rate_limits, [name]: value } });
      const problem = `rate_limits.${name} must be a whole number from ${limit / 2} to ${limit * 2}.`;
      expect([limit / 2, limit * 2].map(at)).toEqual([[], []]);
      expect([limit / 2 - 1, limit * 2 + 1, undefined].map(at)).toEqual([[problem], [problem], [problem]]);
    },
  );

  test.each([
    ['message_burst', 40],
    ['messages_per_second', 4],
    ...Object.entries(SITE_SETTINGS.rate_limits),
  ])('lets %s, usually %i, be no lower in the demo', (name, limit) => {
    const { rate_limits } = SITE_SETTINGS;
    const at = (value: number) =>
      check(name in rate_limits ? { rate_limits: { ...rate_limits, [name]: value } } : { [name]: value }, {
        isDemo: true,
      });
    expect([limit, limit * 2].map(at)).toEqual([[], []]);
    expect([limit - 1, limit * 2 + 1].map((value) => at(value).length)).toEqual([1, 1]);
  });

  test.each([Number.NaN, -Infinity, undefined])('takes no minimum age for granted: %s', (min_age) => {
    expect(check({ min_age: min_age as number })).toContain('min_age must be a whole number of at least 18.');
  });

  test.each([
    [{ countries: [] }, 'countries may not be empty.'],
    [{ message_credits: -1 }, 'message_credits must be a whole number of at least 0.'],
    [{ refund_days: 14.5 }, 'refund_days must be a whole number of at least 14.'],
    [{ refund_days: 13 }, 'refund_days must be a whole number of at least 14.'],
    [{ delete_discount: 101 }, 'delete_discount must be a whole number from 0 to 100.'],
    [{ welcome_percentage: 101 }, 'welcome_percentage must be a whole number from 0 to 100.'],
    [{ welcome_code: '' }, 'welcome_code must be 1 to 64 capitals and digits.'],
    [{ welcome_code: 'Hello' }, 'welcome_code must be 1 to 64 capitals and digits.'],
    [{ welcome_code: 'A'.repeat(65) }, 'welcome_code must be 1 to 64 capitals and digits.'],
    [{ message_length: 0 }, 'message_length must be a whole number from 1 to 2000.'],
    [{ gift_credits: { rose: 3, coffee: -1 } }, 'gift_credits.coffee must be a whole number of at least 0.'],
    [{ gift_credits: { rose: 0.5 } }, 'gift_credits.rose must be a whole number of at least 0.'],
    [
      { premium_match_claim: { value: -1, source: 'A survey', from: '2026-11-01', sample: 900 } },
      'premium_match_claim.value is missing or wrong.',
    ],
    [
      { premium_match_claim: { value: 46, source: ' ', from: '2026-11-01', sample: 900 } },
      'premium_match_claim.source is missing or wrong.',
    ],
    [{ time_zone: 'Europe/Utrecht' }, 'time_zone is not a time zone.'],
  ])('%j: %s', (changes, problem) => {
    expect(check(changes)).toEqual([problem]);
  });

  test.each(NICHES)(
    'lets visitors of niche %i see members only where that reveals nothing about them',
    (niche) => {
      const shown = ['logged_out_search', 'logged_out_search_trafficsource'] as const;
      const closed = { niche, logged_out_search: 'none', logged_out_search_trafficsource: 'none' } as const;
      expect(check(closed)).toEqual([]);
      for (const name of shown) {
        expect(check({ ...closed, [name]: 'limited' })).toEqual(
          needsSpecialCategories(niche)
            ? [`${name} must be none where being a member needs the consent of GDPR Article 9.`]
            : [],
        );
      }
    },
  );

  test.each([
    [{ delete_discount: 99 }],
    [{ delete_discount: 100 }],
    [{ message_length: 1 }],
    [{ message_length: 2 }],
    [{ gift_credits: {} }],
    [{ gift_credits: { rose: 0, coffee: 1 } }],
    [{ premium_match_claim: { value: 146, source: 'A survey', from: '2026-11-01', sample: 900 } }],
    [{ time_zone: 'Europe/Kyiv' }],
    [{ signup_credits: 0 }],
  ])('takes %j', (changes) => {
    expect(check(changes)).toEqual([]);
  });
});
