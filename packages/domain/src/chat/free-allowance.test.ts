import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canBeginFree,
  canWriteFree,
  chargeFor,
  freeConversationsLeft,
  freeMessagesLeft,
  GIFT_IDS,
  senderAfter,
  writtenAfter,
  type Sendable,
  type Sender,
} from '.';

const costs = {
  message_credits: 1,
  photo_credits: 3,
  gift_credits: { coffee: 2, rose: 3, chocolates: 4, bouquet: 6, champagne: 8, dinner: 10 },
  free_conversations: 2,
  free_messages: 3,
};
const text = { type: 'text' } as const;

const sender = (changes: Partial<Sender> = {}): Sender => ({
  premium: false,
  credits: 0,
  written: { conversations: 0, messages: 0 },
  wroteHere: false,
  ...changes,
});

describe('chargeFor a free member', () => {
  test.each([
    [{ conversations: 0, messages: 0 }, false, { cost: 0 }],
    [{ conversations: 1, messages: 2 }, false, { cost: 0 }],
    [{ conversations: 2, messages: 2 }, true, { cost: 0 }],
    [{ conversations: 2, messages: 2 }, false, { errorCode: 'premium_required' }],
    [{ conversations: 2, messages: 3 }, false, { errorCode: 'premium_required' }],
    [{ conversations: 1, messages: 3 }, true, { errorCode: 'not_enough_credits' }],
    [{ conversations: 1, messages: 3 }, false, { errorCode: 'not_enough_credits' }],
  ] as const)('who wrote %j, here too: %j, is %j', (written, wroteHere, charge) => {
    expect(chargeFor(text, { sender: sender({ written, wroteHere }), costs })).toEqual(charge);
  });

  test.each([
    [{ type: 'photo' }, 3],
    [{ type: 'gift', giftId: 'coffee' }, 2],
    [{ type: 'gift', giftId: 'dinner' }, 10],
  ] as const)('who sends %j wants %i credits, as only texts are free', (sendable, cost) => {
    expect(chargeFor(sendable, { sender: sender({ credits: cost }), costs })).toEqual({ cost });
    expect(chargeFor(sendable, { sender: sender({ credits: cost - 1 }), costs })).toEqual({
      errorCode: 'not_enough_credits',
    });
  });

  test('with credits goes on when the free texts are used up', () => {
    const written = { conversations: 1, messages: 3 };
    expect(chargeFor(text, { sender: sender({ written, wroteHere: true, credits: 1 }), costs })).toEqual({
      cost: 1,
    });
  });
});

describe('chargeFor a premium member', () => {
  const written = { conversations: 40, messages: 900 };

  test.each([
    [1, { cost: 1 }],
    [0, { errorCode: 'not_enough_credits' }],
  ] as const)('with %i credits is %j', (credits, charge) => {
    expect(chargeFor(text, { sender: sender({ premium: true, credits, written }), costs })).toEqual(charge);
  });

  test('has no free texts', () => {
    expect(chargeFor(text, { sender: sender({ premium: true, credits: 5 }), costs })).toEqual({ cost: 1 });
  });
});

test.each([
  ['rose', { cost: 3 }],
  ['dinner', { errorCode: 'unknown_option' }],
] as const)('where only roses are offered, a %s is %j, with whatever credits', (giftId, charge) => {
  const settings = { ...costs, gift_credits: { rose: 3 } };
  const rich = sender({ credits: Number.MAX_SAFE_INTEGER });
  expect(chargeFor({ type: 'gift', giftId }, { sender: rich, costs: settings })).toEqual(charge);
  expect(
    chargeFor({ type: 'gift', giftId }, { sender: { ...rich, premium: true }, costs: settings }),
  ).toEqual(charge);
});

test('a gift that is not offered is no matter of premium', () => {
  const settings = { ...costs, gift_credits: {}, free_conversations: 0 };
  const gift = { type: 'gift', giftId: 'dinner' } as const;
  expect(chargeFor(gift, { sender: sender(), costs: settings })).toEqual({ errorCode: 'unknown_option' });
});

const sendables = fc.oneof(
  fc.constant<Sendable>({ type: 'text' }),
  fc.constant<Sendable>({ type: 'photo' }),
  fc.constantFrom(...GIFT_IDS).map((giftId): Sendable => ({ type: 'gift', giftId })),
);

test('however a free member without credits tries, three texts in two conversations are all that gets through', () => {
  const tries = fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), sendables), { maxLength: 40 });
  fc.assert(
    fc.property(tries, (attempts) => {
      const sent: number[] = [];
      for (const [conversation, sendable] of attempts) {
        const written = { conversations: new Set(sent).size, messages: sent.length };
        const charge = chargeFor(sendable, {
          sender: sender({ written, wroteHere: sent.includes(conversation) }),
          costs,
        });
        expect(charge).not.toHaveProperty(
          'cost',
          expect.toSatisfy((cost: number) => cost > 0),
        );
        if ('cost' in charge) sent.push(conversation);
      }
      expect(sent.length).toBeLessThanOrEqual(3);
      expect(new Set(sent).size).toBeLessThanOrEqual(2);
    }),
  );
});

test('no charge is above the balance', () => {
  const senders = fc.record({ premium: fc.boolean(), credits: fc.nat(20), messages: fc.nat(5) });
  fc.assert(
    fc.property(senders, sendables, ({ premium, credits, messages }, sendable) => {
      const written = { conversations: Math.min(messages, 1), messages };
      const charge = chargeFor(sendable, { sender: sender({ premium, credits, written }), costs });
      expect('cost' in charge ? charge.cost : 0).toBeLessThanOrEqual(credits);
    }),
  );
});

test.each([
  [0, 3],
  [2, 1],
  [3, 0],
  [4, 0],
])('after %i messages %i are free', (messages, left) => {
  const written = { conversations: 1, messages };
  expect(freeMessagesLeft({ premium: false, written }, costs)).toBe(left);
  expect(freeMessagesLeft({ premium: true, written }, costs)).toBe(0);
});

test.each([
  [0, 3, 3],
  [2, 3, 1],
  [3, 3, 0],
  [4, 3, 0],
])('after %i of %s conversations %i are left', (conversations, free_conversations, left) => {
  expect(freeConversationsLeft({ conversations }, { free_conversations })).toBe(left);
});

test.each([
  [false, { conversations: 2, messages: 3 }],
  [true, { conversations: 1, messages: 3 }],
])('one more message where one wrote before (%s) makes %j', (wroteHere, after) => {
  expect(writtenAfter({ conversations: 1, messages: 2 }, { wroteHere })).toEqual(after);
});

describe('senderAfter', () => {
  const gift = { type: 'gift', giftId: 'rose' } as const;

  test('counts what waits as written, and what is not free as paid', () => {
    const after = senderAfter([text, text, gift, text, text], { sender: sender({ credits: 5 }), costs });
    expect(after).toEqual(sender({ written: { conversations: 1, messages: 5 }, wroteHere: true }));
  });

  test('a photo before the free texts are used up costs all the same', () => {
    const after = senderAfter([{ type: 'photo' }], { sender: sender({ credits: 3 }), costs });
    expect(after.credits).toBe(0);
  });

  test('takes nothing for what can’t be paid', () => {
    const before = sender({ premium: true, credits: 2 });
    expect(senderAfter([gift, text], { sender: before, costs }).credits).toBe(1);
    expect(senderAfter([gift], { sender: before, costs })).toEqual(before);
  });

  test('is the sender where nothing waits', () => {
    expect(senderAfter([], { sender: sender(), costs })).toEqual(sender());
  });

  test('never leaves a debt, nor gives credits', () => {
    const sendable = fc.constantFrom<Sendable>(text, gift, { type: 'photo' });
    const before = fc.record({ premium: fc.boolean(), credits: fc.nat(30) });
    fc.assert(
      fc.property(fc.array(sendable), before, (waiting, changes) => {
        const { credits } = senderAfter(waiting, { sender: sender(changes), costs });
        expect(credits).toBeGreaterThanOrEqual(0);
        expect(credits).toBeLessThanOrEqual(changes.credits);
      }),
    );
  });
});

describe('canWriteFree', () => {
  test.each([
    [
      { conversations: 0, messages: 0 },
      { elsewhere: true, here: true },
    ],
    [
      { conversations: 1, messages: 2 },
      { elsewhere: true, here: true },
    ],
    [
      { conversations: 2, messages: 2 },
      { elsewhere: false, here: true },
    ],
    [
      { conversations: 1, messages: 3 },
      { elsewhere: false, here: false },
    ],
    [
      { conversations: 2, messages: 3 },
      { elsewhere: false, here: false },
    ],
  ])('who wrote %j: %j', (written, { elsewhere, here }) => {
    const free = { premium: false, written };
    expect(canWriteFree({ ...free, wroteHere: false }, costs)).toBe(elsewhere);
    expect(canWriteFree({ ...free, wroteHere: true }, costs)).toBe(here);
    expect(canWriteFree({ ...free, premium: true, wroteHere: true }, costs)).toBe(false);
  });
});

describe('canBeginFree', () => {
  test.each([
    ['wrote nothing yet may write a first message free', { conversations: 0, messages: 0 }, true],
    ['has one more conversation and text may, too', { conversations: 1, messages: 2 }, true],
    ['used up the conversations may not', { conversations: 2, messages: 2 }, false],
    ['used up the texts may not', { conversations: 1, messages: 3 }, false],
  ])('a free member who %s', (_, written, isFree) => {
    expect(canBeginFree({ premium: false, written }, costs)).toBe(isFree);
  });

  test.each([undefined, { conversations: 0, messages: 0 }])(
    'a premium member pays for a first message, whether counted or not: %j',
    (written) => {
      expect(canBeginFree({ premium: true, written }, costs)).toBe(false);
    },
  );

  test('a member whose messages are not counted has none free', () => {
    expect(canBeginFree({ premium: false, written: undefined }, costs)).toBe(false);
  });

  test('a site that gives nothing free gives no first message', () => {
    const none = { free_conversations: 0, free_messages: 0 };
    expect(canBeginFree({ premium: false, written: { conversations: 0, messages: 0 } }, none)).toBe(false);
  });
});
