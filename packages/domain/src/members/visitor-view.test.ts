import { expect, test } from 'vitest';
import { PROFILE_CARD_FIELDS } from '.';

test('a visitor sees the facts of a card and the main photo alone', () => {
  const closed = ['gender', 'city', 'about', 'photos', 'online', 'interests', 'date_of_birth', 'sexuality'];
  expect(PROFILE_CARD_FIELDS.filter((field) => closed.includes(field))).toEqual([]);
  expect(PROFILE_CARD_FIELDS).toHaveLength(9);
});
