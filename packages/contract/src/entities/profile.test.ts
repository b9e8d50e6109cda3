import { TEASER_FIELDS, type MarkedProfile } from '@vela/domain/members';
import * as v from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';
import { profileSchema, teaserSchema, type Profile, type Teaser } from './profile';

const teaser = {
  id: 'm1',
  name: 'Robin',
  age: 30,
  country: 'NL',
  main_image: null,
  fictional: false,
  premium: false,
} as const satisfies Teaser;

test('a shown member always says whether it is fictional', () => {
  expectTypeOf<Teaser>().toExtend<MarkedProfile>();
  expectTypeOf<Profile>().toExtend<MarkedProfile>();
  const { fictional, ...unmarked } = teaser;
  expect(fictional).toBe(false);
  // @ts-expect-error -- without the mark it is no profile that can be shown
  const shown: Teaser = unmarked;
  expect(v.is(teaserSchema, shown)).toBe(false);
  expect(v.is(teaserSchema, teaser)).toBe(true);
});

test('a visitor is told what the rule names, and no more', () => {
  expect(Object.keys(teaserSchema.entries)).toEqual(TEASER_FIELDS);
});

test('nobody is shown younger than eighteen', () => {
  expect(v.is(teaserSchema, { ...teaser, age: 17 })).toBe(false);
  expect(v.is(teaserSchema, { ...teaser, age: 18 })).toBe(true);
});

test('what reveals a birth, an address or a sexuality is no part of it', () => {
  const secrets: readonly string[] = ['date_of_birth', 'email', 'sexuality', 'lat', 'lon'];
  expect(Object.keys(profileSchema.entries).filter((key) => secrets.includes(key))).toEqual([]);
});
