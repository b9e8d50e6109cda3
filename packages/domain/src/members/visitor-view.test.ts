import { expect, test } from 'vitest';
import { LOG_IN_TEXTS, logInText, TEASER_FIELDS, type MemberAction } from '.';

test.each([
  ['chat', 'You need to be logged in to chat'],
  ['photos', 'Login to view more photos of $&'],
  ['like', 'Login to like $&’s profile'],
  ['gift', 'You need to be logged in to send a gift to $&'],
] as const)('for %s a visitor reads %j', (action, text) => {
  expect(logInText(action, { member: false, name: '$&' })).toBe(text);
});

test.each(Object.keys(LOG_IN_TEXTS) as MemberAction[])('a member is told nothing for %s', (action) => {
  expect(logInText(action, { member: true, name: 'Nadia' })).toBeNull();
});

test('a visitor sees the facts of a card and the main photo alone', () => {
  const closed = ['gender', 'city', 'about', 'photos', 'online', 'interests', 'date_of_birth', 'sexuality'];
  expect(TEASER_FIELDS.filter((field) => closed.includes(field))).toEqual([]);
  expect(TEASER_FIELDS).toHaveLength(8);
});
