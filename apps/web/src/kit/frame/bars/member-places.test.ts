import { describe, expect, it } from 'vitest';
import { createI18n } from '../../i18n/create-i18n';
import { loadMessages } from '../../i18n/catalogues';
import { memberPlaces } from './member-places';

const NO_NEWS = { unreadMessages: 0, newLikes: 0 };

function places(user: { paid_user: boolean; credits: number }, news = NO_NEWS) {
  return memberPlaces(user, news).map(({ page, badge }) => [page, badge?.count, badge?.tone]);
}

describe('memberPlaces', () => {
  it('ends with Get Premium for who has not paid, with Credits for who has', () => {
    expect(places({ paid_user: false, credits: 0 }).map(([page]) => page)).toEqual([
      'members',
      'chats',
      'likes',
      'premium',
    ]);
    expect(places({ paid_user: true, credits: 50 }).map(([page]) => page)).toEqual([
      'members',
      'chats',
      'likes',
      'credits',
    ]);
  });

  it('counts what is unread and what is new', () => {
    const counted = places({ paid_user: false, credits: 0 }, { unreadMessages: 3, newLikes: 120 });
    expect(counted.slice(1, 3)).toEqual([
      ['chats', 3, 'unread'],
      ['likes', 120, 'unread'],
    ]);
  });

  it.each([
    [1, 'ulest', 'ny'],
    [2, 'uleste', 'nye'],
  ])('says of %i what it is in words of that number', async (count, unread, fresh) => {
    const i18n = createI18n('nb');
    await loadMessages(i18n, ['shell']);
    const news = { unreadMessages: count, newLikes: count };
    const labels = memberPlaces({ paid_user: false, credits: 0 }, news).flatMap(({ badgeLabel }) =>
      badgeLabel ? [i18n._(badgeLabel)] : [],
    );
    expect(labels).toEqual([unread, fresh]);
  });

  it.each([
    [11, undefined, undefined],
    [10, 10, 'warning'],
    [1, 1, 'warning'],
    [0, 0, 'danger'],
  ])('marks %i credits of a premium member', (credits, count, tone) => {
    expect(places({ paid_user: true, credits }).at(-1)).toEqual(['credits', count, tone]);
  });
});
