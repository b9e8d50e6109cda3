import { describe, expect, test } from 'vitest';
import { NICHES, VISIBLE_FIELDS } from '../sites';
import {
  awaitsConfirmation,
  CONFIRMATION,
  isLoggedInStatus,
  MEMBER_STATUSES,
  OPTIONAL_FACTS,
  poolOf,
  profileStatusOf,
  shownFacts,
  shownPhotos,
  shownRegion,
  visibleFields,
} from '.';

describe('profileStatusOf', () => {
  test.each([
    ['not_confirmed', { niche: 1, consent: true }, 'disabled'],
    ['active', { niche: 1, consent: false }, 'active'],
    ['active', { niche: 1, consent: true }, 'active'],
    ['pending_deletion', { niche: 1, consent: true }, 'disabled'],
    ['banned', { niche: 1, consent: true }, 'disabled'],
    ['active', { niche: 2, consent: false }, 'disabled'],
    ['active', { niche: 2, consent: true }, 'active'],
    ['not_confirmed', { niche: 2, consent: true }, 'disabled'],
    ['active', { niche: 3, consent: false }, 'disabled'],
    ['active', { niche: 7, consent: false }, 'disabled'],
    ['active', { niche: 7, consent: true }, 'active'],
  ] as const)('of %s with %j is %s', (status, { niche, consent }, profileStatus) => {
    const member = { status, consents: { special_categories: consent } };
    expect(profileStatusOf(member, { niche })).toBe(profileStatus);
  });

  test.each(MEMBER_STATUSES)('shows %s only when that is active', (status) => {
    const shown = NICHES.map((niche) =>
      profileStatusOf({ status, consents: { special_categories: true } }, { niche }),
    );
    expect(new Set(shown)).toEqual(new Set([status === 'active' ? 'active' : 'disabled']));
  });
});

describe('a confirmation', () => {
  test.each(MEMBER_STATUSES)('is awaited of %s only before it', (status) => {
    expect(awaitsConfirmation(status)).toBe(status === 'not_confirmed');
  });

  test('has the profile shown, and nobody logged out', () => {
    const consents = { special_categories: true };
    const shown = [CONFIRMATION.from, CONFIRMATION.to].map((status) =>
      profileStatusOf({ status, consents }, { niche: 1 }),
    );
    expect(shown).toEqual(['disabled', 'active']);
    expect([CONFIRMATION.from, CONFIRMATION.to].map(isLoggedInStatus)).toEqual([true, true]);
  });
});

describe('poolOf', () => {
  test('is one for all sites of a company and niche', () => {
    expect(poolOf({ companyId: 'vela', niche: 1 })).toBe('vela/1');
  });

  test.each([
    [{ companyId: 'vela', niche: 2 }],
    [{ companyId: 'other', niche: 1 }],
    [{ companyId: 'vela/1', niche: 1 }],
  ] as const)('is another one for %j', (site) => {
    expect(poolOf(site)).not.toBe(poolOf({ companyId: 'vela', niche: 1 }));
  });
});

test('a site may leave out what a member may leave empty, the region and further photos, and nothing else', () => {
  expect(VISIBLE_FIELDS.toSorted()).toEqual([...OPTIONAL_FACTS, 'interests', 'region', 'photos'].toSorted());
});

test('only the sites that ask for a gender identity show one, and only if they chose to', () => {
  const shows = (visible: readonly string[]) =>
    NICHES.filter((niche) => {
      const fields = visibleFields({ niche, visible_profile_fields: visible });
      expect(fields.filter((field) => field !== 'gender_identity')).toEqual(
        visible.filter((field) => field !== 'gender_identity'),
      );
      return fields.includes('gender_identity');
    });
  expect(shows(VISIBLE_FIELDS)).toEqual([2]);
  expect(shows(['city', 'about'])).toEqual([]);
});

describe('shownFacts', () => {
  const facts = {
    city: 'Utrecht',
    about: null,
    reason: 'Curious',
    looking_for: ['dating'],
    relationship_status: 'single',
    hair_color: null,
    body_type: 'slim',
    eye_color: 'hazel',
    tattoos: false,
    gender_identity: 'Trans woman',
    interests: ['tea', 'wine'],
    sexuality: 'bi',
    date_of_birth: '1990-05-17',
  };

  test('are all that was answered, where everything is visible', () => {
    expect(shownFacts(facts, VISIBLE_FIELDS)).toEqual({
      city: 'Utrecht',
      reason: 'Curious',
      looking_for: ['dating'],
      relationship_status: 'single',
      body_type: 'slim',
      eye_color: 'hazel',
      tattoos: false,
      gender_identity: 'Trans woman',
      interests: ['tea', 'wine'],
    });
  });

  test('are none of those that are left out', () => {
    expect(shownFacts({ interests: [], about: undefined }, VISIBLE_FIELDS)).toEqual({ interests: [] });
    expect(shownFacts({ interests: [], about: undefined }, VISIBLE_FIELDS)).not.toHaveProperty('about');
  });

  test('are none where nothing is', () => {
    expect(shownFacts(facts, [])).toEqual({ interests: [] });
  });

  test.each([
    ['city', { city: 'Utrecht', interests: [] }],
    ['about', { interests: [] }],
    ['tattoos', { tattoos: false, interests: [] }],
    ['interests', { interests: ['tea', 'wine'] }],
    ['sexuality', { interests: [] }],
    ['date_of_birth', { interests: [] }],
  ])('with nothing but %s visible are %j', (field, shown) => {
    expect(shownFacts(facts, [field])).toEqual(shown);
  });
});

test.each([
  ['UT', ['region'], 'UT'],
  ['UT', ['city', 'photos'], null],
  [null, ['region'], null],
])('the region %j where %j are visible is shown as %s', (region, visible, shown) => {
  expect(shownRegion(region, visible)).toBe(shown);
});

test('of the photos those beside the main one are shown where the site makes them visible', () => {
  const photos = [
    { id: 'a', main: true },
    { id: 'b', main: false },
  ];
  expect(shownPhotos(photos, ['photos', 'region'])).toEqual(photos);
  expect(shownPhotos(photos, ['region'])).toEqual([{ id: 'a', main: true }]);
  expect(shownPhotos([{ id: 'b', main: false }], [])).toEqual([]);
});
