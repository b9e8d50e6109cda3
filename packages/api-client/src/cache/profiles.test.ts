import { describe, expect, test } from 'vitest';
import { profileFixture } from '../testing';
import { changeProfile } from './profiles';

const like = (profile: ReturnType<typeof profileFixture>) => ({ ...profile, like: true });

describe('changeProfile', () => {
  const sofie = profileFixture({ id: 'sofie' });
  const amara = profileFixture({ id: 'amara' });

  test.each([
    ['a profile', sofie, { ...sofie, like: true }],
    ['an answer', { profile: sofie }, { profile: { ...sofie, like: true } }],
    [
      'a list',
      { results: [amara, sofie], similar: [] },
      { results: [amara, { ...sofie, like: true }], similar: [] },
    ],
    [
      'pages of conversations',
      { pages: [{ chats: [{ conversation: { id: 'sofie' }, profile: sofie }] }] },
      { pages: [{ chats: [{ conversation: { id: 'sofie' }, profile: { ...sofie, like: true } }] }] },
    ],
  ])('finds it in %s', (_, data, changed) => {
    expect(changeProfile<unknown>(data, 'sofie', like)).toEqual(changed);
  });

  test.each([[undefined], [null], ['sofie'], [3], [{ user: null }], [{ results: [amara] }]])(
    'gives back %j itself, which does not hold it',
    (data) => {
      expect(changeProfile<unknown>(data, 'sofie', like)).toBe(data);
    },
  );

  test('leaves the siblings of what it changes the same objects', () => {
    const results = { results: [amara, sofie] };
    expect(changeProfile(results, 'sofie', like).results[0]).toBe(amara);
  });
});
