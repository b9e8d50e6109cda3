import type { ConversationPage } from '@vela/api-client/queries/conversation';
import { messageFixture, profileFixture } from '@vela/api-client/testing';
import type { Message } from '@vela/contract/entities/message';
import type { OutboxMessage } from '@vela/domain/chat';
import { describe, expect, test } from 'vitest';
import { deliveryOf, placeMessages, shownMessages, waitingOf } from './shown-messages';

const page = (...messages: Message[]): ConversationPage => ({
  conversation: null,
  profile: profileFixture(),
  writing: 'open',
  num_unread_messages: 0,
  messages,
  next_cursor: null,
});

const waiting = (clientId: string, changes: Partial<OutboxMessage> = {}): OutboxMessage => ({
  clientId,
  profileId: 'profile-1',
  content: { type: 'text', text: 'Hello' },
  createdAt: '2026-11-21T12:00:00.000Z',
  state: { status: 'queued', attempts: 0, retryAt: null },
  ...changes,
});

const own = (id: string, changes: Partial<Message> = {}) =>
  messageFixture({ id, sender: 'me', client_id: `client-${id}`, ...changes });

describe('shownMessages', () => {
  test('are the oldest first over all pages, and what waits behind them', () => {
    const pages = [
      page(messageFixture({ id: '3' }), messageFixture({ id: '2' })),
      page(messageFixture({ id: '1' })),
    ];
    expect(shownMessages(pages, [waiting('4')]).map(({ key }) => key)).toEqual(['1', '2', '3', '4']);
  });

  test('are the very ones of before when one comes, goes or changes beside them', () => {
    const [one, two, three] = [messageFixture({ id: '1' }), own('2'), own('3')];
    const before = shownMessages([page(two, one)], []);
    const withAnother = shownMessages([page(three, two, one)], []);
    expect(withAnother.map(({ key }) => key)).toEqual(['1', 'client-2', 'client-3']);
    expect(withAnother.slice(0, 2)).toEqual(before);
    expect(withAnother[0]).toBe(before[0]);
    const read = own('3', { read_at: '2026-11-21T12:00:00.000Z' });
    expect(shownMessages([page(read, two, one)], []).at(-1)?.message).toBe(read);
    expect(shownMessages([page(three, one)], []).map(({ message }) => message)).toEqual([one, three]);
  });

  test('leave out what waits when the server has it', () => {
    const shown = shownMessages([page(own('1'))], [waiting('client-1')]);
    expect(shown).toMatchObject([{ key: 'client-1', waiting: null }]);
  });

  test('come after what is there, whatever the clock of this device says', () => {
    const late = waiting('late', { createdAt: '2020-01-01T00:00:00.000Z' });
    const [, shown] = shownMessages([page(own('1'))], [late]);
    expect(shown?.sent_at).toBe(own('1').sent_at);
  });
});

describe('those that wait', () => {
  const sent = page(own('2'), own('1'));

  test('stand last', () => {
    const messages = shownMessages([sent], [waiting('3'), waiting('4')]);
    expect(waitingOf(messages).map(({ key }) => key)).toEqual(['3', '4']);
  });

  test('are none where the server has all', () => {
    expect(waitingOf(shownMessages([sent], []))).toEqual([]);
    expect(waitingOf([])).toEqual([]);
  });
});

describe('deliveryOf', () => {
  const [sent] = shownMessages([page(own('1'))], []);
  test.each([
    ['received', messageFixture()],
    ['sent', own('1')],
    ['read', own('1', { read_at: '2026-11-21T12:00:00.000Z' })],
    ['held', own('1', { held: true })],
  ] as const)('is %s', (state, message) => {
    const [shown] = shownMessages([page(message)], []);
    expect(shown && deliveryOf(shown)).toBe(state);
    expect(sent).toBeDefined();
  });

  test.each([
    ['sending', { status: 'queued', attempts: 3, retryAt: '2026-11-21T12:01:00.000Z' }],
    ['sending', { status: 'sending', attempts: 1 }],
    ['failed', { status: 'failed', code: 'not_enough_credits' }],
  ] as const)('is %s of what waits as %o', (state, outboxState) => {
    const [shown] = shownMessages([], [waiting('1', { state: outboxState })]);
    expect(shown && deliveryOf(shown)).toBe(state);
  });
});

describe('placeMessages', () => {
  const failed = { status: 'failed', code: 'internal' } as const;

  test('shows one status for messages that came equally far', () => {
    const read = { read_at: '2026-11-21T12:00:00.000Z' };
    const messages = shownMessages(
      [page(own('4'), own('3'), own('2', read), own('1', read))],
      [waiting('5')],
    );
    expect(placeMessages({ messages }).map(({ place, isLast }) => `${place} ${isLast}`)).toEqual([
      'first false',
      'last true',
      'first false',
      'last true',
      'only true',
    ]);
  });

  test('lets each that failed stand alone', () => {
    const messages = shownMessages([], [waiting('1', { state: failed }), waiting('2', { state: failed })]);
    expect(placeMessages({ messages }).map(({ place }) => place)).toEqual(['only', 'only']);
  });
});
