import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROFILE_STEPS, PROFILE_STEPS_SHOWN, profileSteps, type ProfileContents } from '.';

const EVERYTHING = {
  fields: ['region', 'city', 'looking_for', 'interests', 'about', 'photos'],
  notes: ['best_dish'],
};
const photo = { private: false, status: 'active' } as const;
const full: ProfileContents = {
  photos: [photo, photo, photo],
  looking_for: ['dating'],
  notes: [{ name: 'best_dish', text: 'soup.' }],
  about: 'I read.',
  region: 'UT',
  city: 'Utrecht',
  interests: ['tea', 'wine', 'hiking'],
};
const empty: ProfileContents = { photos: [], notes: [], interests: [] };

describe('profileSteps', () => {
  it.each<[string, Partial<ProfileContents>, string[]]>([
    ['nothing missing', {}, []],
    ['no photo', { photos: [] }, ['photo']],
    [
      'private and rejected photos alone',
      {
        photos: [
          { ...photo, private: true },
          { ...photo, status: 'rejected' },
        ],
      },
      ['photo'],
    ],
    ['one photo that waits for its check', { photos: [{ ...photo, status: 'pending' }] }, ['more_photos']],
    ['two photos', { photos: [photo, photo] }, ['more_photos']],
    ['no aim', { looking_for: [] }, ['looking_for']],
    ['no aim at all', { looking_for: undefined }, ['looking_for']],
    ['a note that the site doesn’t show', { notes: [{ name: 'learning', text: 'x' }] }, ['note']],
    ['no words', { about: '' }, ['about']],
    ['no words at all', { about: undefined }, ['about']],
    ['a region without a town', { city: undefined }, []],
    ['a town without a region', { region: undefined }, []],
    ['no place', { region: undefined, city: '' }, ['place']],
    ['two interests', { interests: ['tea', 'wine'] }, ['interests']],
  ])('with %s', (_, change, steps) => {
    expect(profileSteps({ ...full, ...change }, EVERYTHING)).toEqual(steps);
  });

  it('are the first three of an empty profile', () => {
    expect(profileSteps(empty, EVERYTHING)).toEqual(['photo', 'looking_for', 'note']);
  });

  it('ask for nothing that the site doesn’t show, but for the main photo', () => {
    expect(profileSteps(empty, { fields: [], notes: [] })).toEqual(['photo']);
    expect(profileSteps({ ...empty, photos: [photo] }, { fields: ['city'], notes: [] })).toEqual(['place']);
    expect(profileSteps({ ...empty, photos: [photo] }, { fields: ['region'], notes: [] })).toEqual(['place']);
  });

  it('are never more than three, in their order', () => {
    const contents = fc.record({
      photos: fc.array(fc.constantFrom(photo, { ...photo, private: true })),
      looking_for: fc.constantFrom(undefined, ['dating']),
      notes: fc.constantFrom([], [{ name: 'best_dish', text: 'soup.' }]),
      about: fc.constantFrom(undefined, 'I read.'),
      region: fc.constantFrom(undefined, 'UT'),
      interests: fc.array(fc.constant('tea')),
    });
    fc.assert(
      fc.property(contents, (profile) => {
        const steps = profileSteps(profile, EVERYTHING);
        expect(steps.length).toBeLessThanOrEqual(PROFILE_STEPS_SHOWN);
        expect(PROFILE_STEPS.filter((step) => steps.includes(step))).toEqual(steps);
      }),
    );
  });
});
