import { describe, expect, it } from 'vitest';
import { wishesFixture } from '@vela/api-client/testing';
import { proposedWishes, wishesOfForm } from './wish-form';

function formOf(...fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

describe('wishesOfForm', () => {
  it('reads a gender, and everyone as no wish', () => {
    expect(wishesOfForm('gender', formOf(['gender', 'female']))).toEqual({ gender: 'female' });
    expect(wishesOfForm('gender', formOf(['gender', '']))).toEqual({ gender: null });
  });

  it('reads ages and places', () => {
    const fields = [
      ['min_age', '28'],
      ['max_age', '42'],
      ['distance', '50'],
      ['country', 'NL'],
      ['region', 'UT'],
    ] as const;
    expect(wishesOfForm('age', formOf(...fields))).toEqual({
      min_age: 28,
      max_age: 42,
      distance: 50,
      country: 'NL',
      region: 'UT',
    });
  });

  it('takes any distance and everywhere as no wish, and leaves out what wasn’t asked', () => {
    expect(wishesOfForm('age', formOf(['distance', ''], ['country', ''], ['region', 'UT']))).toEqual({
      distance: null,
      country: null,
      region: null,
    });
    expect(wishesOfForm('age', formOf(['country', 'NL']))).toEqual({ country: 'NL', region: null });
  });

  it('reads what is ticked', () => {
    expect(wishesOfForm('interests', formOf(['interests', 'tea'], ['interests', 'stamps']))).toEqual({
      interests: ['tea'],
    });
    expect(
      wishesOfForm(
        'looking-for',
        formOf(['looking_for', 'dating'], ['looking_for', 'x'], ['both_ways', 'on']),
      ),
    ).toEqual({ looking_for: ['dating'], both_ways: true });
    expect(wishesOfForm('looking-for', formOf())).toEqual({ looking_for: [], both_ways: false });
  });
});

describe('proposedWishes', () => {
  it('are about the own age and near, before the first answer', () => {
    const near = { min_age: 26, max_age: 42, distance: 50 };
    expect(proposedWishes(34, null)).toEqual(near);
    expect(proposedWishes(34, wishesFixture({ gender: 'female', looking_for: ['dating'] }))).toEqual(near);
    expect(proposedWishes(20, null)).toEqual({ min_age: null, max_age: 28, distance: 50 });
  });

  it('are none after it, and without an age', () => {
    expect(proposedWishes(34, wishesFixture({ max_age: 40 }))).toBeNull();
    expect(proposedWishes(34, wishesFixture({ interests: ['tea'] }))).toBeNull();
    expect(proposedWishes(undefined, null)).toBeNull();
  });
});
