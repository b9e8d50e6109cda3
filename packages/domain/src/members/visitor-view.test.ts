import { expect, test } from 'vitest';
import { TEASER_FIELDS } from '.';

test('a visitor sees the facts of a card and the main photo alone', () => {
  const closed = ['gender', 'city', 'about', 'photos', 'online', 'interests', 'date_of_birth', 'sexuality'];
  expect(TEASER_FIELDS.filter((field) => closed.includes(field))).toEqual([]);
  expect(TEASER_FIELDS).toHaveLength(8);
});
