import { messageFixture, profileFixture } from '@vela/api-client/testing';
import type { Chat } from '@vela/contract/entities/conversation';
import { describe, expect, it } from 'vitest';
import { chatsSince, likesSince, newestAt } from './new-in-lists';

const SINCE = '2026-11-21T09:00:00.000Z';
const EARLIER = '2026-11-21T08:59:59.999Z';
const LATER = '2026-11-21T09:00:00.001Z';
const LATEST = '2026-11-21T09:05:00.000Z';

interface Facts {
  sentAt?: string;
  sender?: 'me' | 'other';
  unread?: number;
}

function chat(id: string, { sentAt = LATER, sender = 'other', unread = 1 }: Facts = {}): Chat {
  const message = messageFixture({ conversation_id: id, sender, sent_at: sentAt });
  return {
    conversation: { id, last_message: message, last_message_at: sentAt },
    profile: profileFixture({ id: `with-${id}` }),
    num_unread_messages: unread,
    typing: false,
  };
}

describe('chatsSince', () => {
  it('has those in which the other wrote after that moment, the newest first', () => {
    const chats = [chat('one'), chat('two', { sentAt: LATEST }), chat('three', { sentAt: SINCE })];
    expect(chatsSince(chats, SINCE).map(({ conversation }) => conversation.id)).toEqual(['two', 'one']);
  });

  it.each([
    ['of before', chat('one', { sentAt: EARLIER })],
    ['of one’s own', chat('one', { sender: 'me' })],
    ['that was read', chat('one', { unread: 0 })],
  ])('leaves out one %s', (_, one) => {
    expect(chatsSince([one], SINCE)).toEqual([]);
  });
});

describe('newestAt', () => {
  it('is when the newest came, of either of the two', () => {
    expect(newestAt([chat('one'), chat('two', { sentAt: LATEST, sender: 'me' })], SINCE)).toBe(LATEST);
  });

  it('never goes back', () => {
    expect(newestAt([chat('one', { sentAt: EARLIER })], SINCE)).toBe(SINCE);
    expect(newestAt([], SINCE)).toBe(SINCE);
  });
});

describe('likesSince', () => {
  const like = (id: string, { isNew = true, isMatch = false } = {}) => ({
    id,
    like_new: isNew,
    profile: profileFixture({ id: `of-${id}`, match: isMatch }),
  });

  it('has new ones that weren’t known', () => {
    expect(likesSince([like('one'), like('two')], new Set(['one'])).map(({ id }) => id)).toEqual(['two']);
  });

  it('leaves out what was seen elsewhere, and a match, which has a notice of its own', () => {
    expect(likesSince([like('one', { isNew: false }), like('two', { isMatch: true })], new Set())).toEqual(
      [],
    );
  });
});
