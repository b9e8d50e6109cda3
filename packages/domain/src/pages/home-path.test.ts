import { expect, test } from 'vitest';
import { homePath, pathAfterLogin } from '.';

test('members are at home among the members, visitors on the first page', () => {
  expect([homePath({ isMember: true }), homePath({ isMember: false })]).toEqual(['/members', '/']);
});

test.each([
  ['/chats/1?a=b', '/chats/1?a=b'],
  ['//evil.example', '/members'],
  ['', '/members'],
  [null, '/members'],
  [undefined, '/members'],
])('who meant to go to %j goes on to %j', (next, path) => {
  expect(pathAfterLogin(next)).toBe(path);
});
