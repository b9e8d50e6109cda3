import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMs, SECOND } from '../time';
import {
  dueMessages,
  enqueue,
  isLack,
  markFailed,
  markSending,
  nextDueAt,
  remove,
  resume,
  retryNow,
  SEND_UNDO_MS,
  undo,
  undoUntil,
  type OutboxMessage,
} from '.';

const now = new Date('2026-11-21T12:00:00Z');

const message = (clientId: string, profileId = 'anna') => ({
  clientId,
  profileId,
  content: { type: 'text', text: clientId } as const,
  createdAt: now.toISOString(),
});

const gift = (clientId: string) => ({
  ...message(clientId),
  content: { type: 'gift', giftId: 'rose' } as const,
  undoUntil: addMs(now, SEND_UNDO_MS).toISOString(),
});

const outboxOf = (...messages: ReturnType<typeof message>[]) =>
  messages.reduce<OutboxMessage[]>((outbox, one) => enqueue(outbox, one), []);

const due = (outbox: OutboxMessage[], at = now) => dueMessages(outbox, at).map(({ clientId }) => clientId);

const later = (ms: number) => addMs(now, ms);

describe('an outbox', () => {
  test('sends to each member one at a time, in the order of writing', () => {
    const outbox = outboxOf(message('1'), message('2'), message('3', 'ben'));
    expect(due(outbox)).toEqual(['1', '3']);
    expect(due(markSending(outbox, '1'))).toEqual(['3']);
    expect(due(remove(markSending(outbox, '1'), '1'))).toEqual(['2', '3']);
  });

  test.each(['network_failed', 'internal', 'too_many_requests'] as const)('tries again after %s', (code) => {
    const failed = markFailed(markSending(outboxOf(message('1'), message('2')), '1'), '1', { code, now });
    expect(due(failed)).toEqual([]);
    expect(due(failed, later(SECOND - 1))).toEqual([]);
    expect(due(failed, later(SECOND))).toEqual(['1']);
    expect(nextDueAt(failed, now)).toEqual(later(SECOND));
  });

  test('waits as long as the server says', () => {
    const sending = markSending(outboxOf(message('1')), '1');
    const failed = markFailed(sending, '1', { code: 'too_many_requests', retryAfter: 30, now });
    expect(nextDueAt(failed, now)).toEqual(later(30 * SECOND));
    expect(nextDueAt(failed, later(30 * SECOND))).toBeNull();
  });

  test('falls due next with the first of those that wait', () => {
    const outbox = [message('1'), message('2', 'boris'), message('3', 'carla')].reduce(
      (before, one, index) =>
        markFailed(enqueue(before, one), one.clientId, {
          code: 'too_many_requests',
          retryAfter: [30, 20, 40][index] ?? null,
          now,
        }),
      outboxOf(),
    );
    expect(nextDueAt(outbox, now)).toEqual(later(20 * SECOND));
    expect(nextDueAt(outbox, later(20 * SECOND))).toEqual(later(30 * SECOND));
    expect(nextDueAt(markSending(outbox, '2'), now)).toEqual(later(30 * SECOND));
  });

  test('falls due next with none that is on its way, was rejected, or is due', () => {
    const [onItsWay, refused, waits] = [message('1'), message('2', 'boris'), message('3', 'carla')];
    const outbox = [onItsWay, refused, waits, message('4', 'dora')].reduce(enqueue, outboxOf());
    const sending = markSending(markSending(outbox, '1'), '2');
    const mixed = markFailed(sending, '2', { code: 'blocked', now });
    expect(nextDueAt(mixed, now)).toBeNull();
    const busy = markFailed(mixed, '3', { code: 'too_many_requests', retryAfter: 30, now });
    expect(nextDueAt(busy, now)).toEqual(later(30 * SECOND));
    expect(due(busy)).toEqual(['4']);
  });

  test.each(['not_enough_credits', 'premium_required', 'blocked', 'message_too_long'] as const)(
    'leaves %s to the person, and goes on with the next',
    (code) => {
      const failed = markFailed(markSending(outboxOf(message('1'), message('2')), '1'), '1', { code, now });
      expect(failed[0]?.state).toEqual({ status: 'failed', code });
      expect(due(failed)).toEqual(['2']);
      expect(due(retryNow(failed, '1'))).toEqual(['1']);
    },
  );

  test.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [6, 32],
    [7, 60],
    [100, 60],
  ])('waits after try %i for %i s', (attempts, seconds) => {
    let outbox = outboxOf(message('1'));
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      outbox = markFailed(markSending(outbox, '1'), '1', { code: 'network_failed', now });
    }
    expect(nextDueAt(outbox, now)).toEqual(later(seconds * SECOND));
  });

  test('tries what failed for good once more when it is asked to, and passes by itself the next time', () => {
    const refused = markFailed(outboxOf(message('1')), '1', { code: 'not_enough_credits', now });
    const sending = markSending(refused, '1');
    expect(sending[0]?.state).toEqual({ status: 'sending', attempts: 1 });
  });

  test('is due at once when the connection is back, but for what is on its way or was rejected', () => {
    const failed = markFailed(outboxOf(message('1')), '1', { code: 'network_failed', now });
    const refused = markFailed(enqueue(failed, message('2', 'ben')), '2', { code: 'blocked', now });
    const outbox = markSending(enqueue(refused, message('3', 'cas')), '3');
    expect(due(resume(outbox, { reloaded: false }))).toEqual(['1']);
    expect(due(resume(outbox, { reloaded: true }))).toEqual(['1', '3']);
  });
});

describe('taking back', () => {
  test.each([
    [{ type: 'text', text: 'hello' } as const, null],
    [{ type: 'photo', photoId: 'p1' } as const, later(SEND_UNDO_MS)],
    [{ type: 'gift', giftId: 'rose' } as const, later(SEND_UNDO_MS)],
  ])('%j is possible until %s', (content, until) => {
    expect(undoUntil(content, now)).toEqual(until);
  });

  test('a gift waits for it, and what follows waits for the gift', () => {
    const outbox = enqueue(enqueue([], gift('1')), message('2'));
    expect(due(outbox, later(SEND_UNDO_MS - 1))).toEqual([]);
    expect(nextDueAt(outbox, now)).toEqual(later(SEND_UNDO_MS));
    expect(due(outbox, later(SEND_UNDO_MS))).toEqual(['1']);
    expect(due(undo(outbox, '1'))).toEqual(['2']);
  });

  test.each([true, false])('neither a connection nor a reload (%s) ends it', (reloaded) => {
    const outbox = resume(enqueue([], gift('1')), { reloaded });
    expect(due(outbox, later(SEND_UNDO_MS - 1))).toEqual([]);
    expect(undo(outbox, '1')).toEqual([]);
  });

  test('is over once it is on its way, and also after that failed', () => {
    const sending = markSending(enqueue([], gift('1')), '1');
    expect(undo(sending, '1')).toEqual(sending);
    const failed = markFailed(sending, '1', { code: 'network_failed', now });
    expect(undo(failed, '1')).toEqual(failed);
    expect(due(resume(failed, { reloaded: true }))).toEqual(['1']);
  });

  test('leaves texts and others alone', () => {
    const outbox = enqueue(outboxOf(message('1')), gift('2'));
    expect(undo(outbox, '1')).toEqual(outbox);
    expect(undo(outbox, '3')).toEqual(outbox);
  });
});

test('whatever fails in between, a server that takes each id once gets every message once, in order', () => {
  const steps = fc.array(fc.constantFrom('answered', 'lost on the way', 'answer lost', 'reload'), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), steps, (count, outcomes) => {
      const ids = Array.from({ length: count }, (_, place) => `m${place}`);
      let outbox = outboxOf(...ids.map((id) => message(id)));
      const taken: string[] = [];
      const take = (id: string) => void (taken.includes(id) || taken.push(id));
      let time = now;
      for (const outcome of [...outcomes, ...ids.map(() => 'answered' as const)]) {
        time = addMs(time, 61 * SECOND);
        const [next] = dueMessages(outbox, time);
        if (!next) continue;
        const { clientId } = next;
        outbox = markSending(outbox, clientId);
        if (outcome === 'answered' || outcome === 'answer lost') take(clientId);
        if (outcome === 'answered') outbox = remove(outbox, clientId);
        else if (outcome === 'reload') outbox = resume(outbox, { reloaded: true });
        else outbox = markFailed(outbox, clientId, { code: 'network_failed', now: time });
      }
      expect(outbox).toEqual([]);
      expect(taken).toEqual(ids);
    }),
  );
});

test.each([
  ['not_enough_credits', true],
  ['premium_required', true],
  ['blocked', false],
  ['network_failed', false],
  ['', false],
])('%j is something a purchase brings: %s', (code, is) => {
  expect(isLack(code)).toBe(is);
});
