import { PROFILE_CARD_FIELDS, type MarkedProfile } from '@vela/domain/members';
import * as v from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';
import { profileSchema, profileCardSchema, type Profile, type ProfileCard } from './profile';

const card = {
  id: 'm1',
  name: 'Robin',
  age: 30,
  country: 'NL',
  main_image: null,
  fictional: false,
  premium: false,
  photo_border: false,
} as const satisfies ProfileCard;

test('a shown member always says whether it is fictional', () => {
  expectTypeOf<ProfileCard>().toExtend<MarkedProfile>();
  expectTypeOf<Profile>().toExtend<MarkedProfile>();
  const { fictional, ...unmarked } = card;
  expect(fictional).toBe(false);
  // @ts-expect-error -- without the mark it is no profile that can be shown
  const shown: ProfileCard = unmarked;
  expect(v.is(profileCardSchema, shown)).toBe(false);
  expect(v.is(profileCardSchema, card)).toBe(true);
});

test('a visitor sees what the rule names, and no more', () => {
  expect(Object.keys(profileCardSchema.entries)).toEqual(PROFILE_CARD_FIELDS);
});

test('nobody is shown younger than eighteen', () => {
  expect(v.is(profileCardSchema, { ...card, age: 17 })).toBe(false);
  expect(v.is(profileCardSchema, { ...card, age: 18 })).toBe(true);
});

test('what reveals a birth, an address or a sexuality is no part of it', () => {
  const secrets: readonly string[] = ['date_of_birth', 'email', 'sexuality', 'lat', 'lon'];
  expect(Object.keys(profileSchema.entries).filter((key) => secrets.includes(key))).toEqual([]);
});
