import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOutbox, type OutboxMessage } from '.';

const message: OutboxMessage = {
  clientId: 'c1',
  profileId: 'anna',
  content: { type: 'text', text: 'hello' },
  createdAt: '2026-11-21T12:00:00.000Z',
  state: { status: 'queued', attempts: 2, retryAt: '2026-11-21T12:00:04.000Z' },
};

describe('readOutbox', () => {
  test.each<Partial<OutboxMessage>>([
    {},
    { content: { type: 'photo', photoId: 'p1' }, undoUntil: '2026-11-21T12:00:06.000Z' },
    { content: { type: 'gift', giftId: 'rose' } },
    { replyTo: 'm1' },
    { state: { status: 'queued', attempts: 0, retryAt: null } },
    { state: { status: 'sending', attempts: 1 } },
    { state: { status: 'failed', code: 'not_enough_credits' } },
  ])('gives back what was kept: %j', (change) => {
    const outbox = [{ ...message, ...change }];
    expect(readOutbox(JSON.stringify(outbox))).toEqual(outbox);
  });

  test.each([{ replyTo: '' }, { replyTo: 7 }, { undoUntil: 'soon' }, { undoUntil: null }])(
    'gives back the rest where it has %j',
    (change) => {
      expect(readOutbox(JSON.stringify([{ ...message, ...change }]))).toEqual([message]);
    },
  );

  test.each([
    { clientId: '' },
    { profileId: 7 },
    { createdAt: 'yesterday' },
    { content: null },
    { content: { type: 'gift', giftId: 'yacht' } },
    { content: { type: 'song', text: 'la' } },
    { content: { type: 'text', text: '' } },
    { content: { type: 'photo' } },
    { content: { type: 'song', photoId: 'p1' } },
    { content: { type: 'song', giftId: 'rose' } },
  ])('leaves out what is not whole: %j', (change) => {
    expect(readOutbox(JSON.stringify([{ ...message, ...change }, message]))).toEqual([message]);
  });

  test.each([
    { status: 'lost' },
    null,
    { status: 'failed', code: 'gone' },
    { attempts: 'many' },
    { attempts: 1.5 },
    { code: 'internal' },
  ])('queues what has the state %j', (state) => {
    const [read] = readOutbox(JSON.stringify([{ ...message, state }]));
    expect(read?.state).toEqual({ status: 'queued', attempts: 0, retryAt: null });
  });

  test.each([null, '', '{', '{}', '[null,1,"x"]'])('is empty for %j', (text) => {
    expect(readOutbox(text)).toEqual([]);
  });

  test('throws for no text at all', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(readOutbox(text)).toEqual([]);
      }),
    );
  });
});
