import { retentionOffer } from '@vela/domain/discounts';
import { RATE_WINDOWS_MS } from '@vela/domain/limits';
import { checkSiteSettings, needsSpecialCategories, NICHES, VISIBLE_FIELDS } from '@vela/domain/sites';
import { expect, test } from 'vitest';
import { DEFAULT_SITE_SETTINGS, defaultSiteSettings } from '.';

test.each([true, false])('nothing is wrong with what a new site starts with, in the demo: %j', (isDemo) => {
  expect(checkSiteSettings(DEFAULT_SITE_SETTINGS, { defaults: DEFAULT_SITE_SETTINGS, isDemo })).toEqual([]);
});

test.each(NICHES)(
  'a new site of niche %i shows members to visitors only where that reveals nothing about them',
  (niche) => {
    const settings = defaultSiteSettings(niche);
    const search = needsSpecialCategories(niche) ? 'none' : 'limited';
    expect(settings).toMatchObject({
      niche,
      logged_out_search: search,
      logged_out_search_trafficsource: search,
    });
    expect(checkSiteSettings(settings, { defaults: DEFAULT_SITE_SETTINGS, isDemo: false })).toEqual([]);
  },
);

test('a new site starts with what was decided', () => {
  expect(DEFAULT_SITE_SETTINGS).toMatchObject({
    min_age: 18,
    message_length: 1000,
    message_credits: 1,
    photo_credits: 3,
    gift_credits: { coffee: 2, rose: 3, chocolates: 4, bouquet: 6, champagne: 8, dinner: 10 },
    signup_credits: 0,
    free_conversations: 2,
    free_messages: 3,
    refund_days: 14,
    block_disclosure: 'named',
    repeat_orders_a_day: 3,
    delete_discount: 50,
    signups: 'all',
    logged_out_search: 'limited',
    logged_out_search_trafficsource: 'limited',
    domain_language: null,
    niche: 1,
    enable_site_entry_popup: 'yes',
    site_entry_popup_countries: ['NL', 'DE'],
    member_resell: [],
    welcome_hours: 4,
    welcome_percentage: 25,
    welcome_code: 'TIMEBONUS25',
    search_fields: ['gender', 'country', 'region', 'age', 'distance', 'interests', 'online', 'photo'],
    visible_profile_fields: VISIBLE_FIELDS.filter((field) => field !== 'intimate_interests'),
    login_attempts: 5,
    login_window_minutes: 15,
    login_block_minutes: 15,
    login_longest_block_hours: 24,
    reset_mails: 3,
    activation_mails: 5,
    swipe_likes: 4,
    deleted_account_days: 14,
    message_burst: 60,
    messages_per_second: 2,
  });
});

test('limits are those of the product, where a site says nothing else', () => {
  const { rate_limits: rates, message_burst, messages_per_second } = DEFAULT_SITE_SETTINGS;
  const limits = Object.entries(rates).map(([name, points]) => [
    name,
    points,
    RATE_WINDOWS_MS[name as keyof typeof rates] / 1000,
  ]);
  expect(limits).toEqual([
    ['signup', 30, 3600],
    ['check', 20, 600],
    ['login', 300, 900],
    ['account_login', 100, 86_400],
    ['hash', 600, 900],
    ['reset', 20, 600],
    ['draft', 60, 3600],
    ['consent', 300, 3600],
    ['upload', 60, 3600],
    ['upload_network', 120, 3600],
    ['report', 20, 3600],
    ['like', 100, 3600],
    ['stream', 120, 60],
    ['mail_change', 5, 3600],
    ['password_change', 5, 86_400],
    ['data_export', 4, 86_400],
    ['passkey', 300, 900],
    ['discount', 30, 3600],
    ['order', 20, 3600],
    ['agreement', 20, 3600],
    ['block', 60, 3600],
    ['mailbox', 10, 86_400],
    ['search', 200, 3600],
    ['look_around', 60, 3600],
    ['teaser', 120, 3600],
    ['profiles', 500, 86_400],
    ['premium_profiles', 1500, 86_400],
    ['unconfirmed_profiles', 30, 86_400],
    ['request', 50, 1],
    ['send', 200, 1],
    ['page', 60, 1],
    ['photo', 300, 1],
  ]);
  expect([message_burst, messages_per_second]).toEqual([60, 2]);
});

test('a member without a known country lives in the country that is served first', () => {
  expect(DEFAULT_SITE_SETTINGS.countries[0]).toBe('NL');
});

test('half is offered unless a site says otherwise', () => {
  expect(retentionOffer(DEFAULT_SITE_SETTINGS)).toBe(50);
});
