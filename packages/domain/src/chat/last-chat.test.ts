import { describe, expect, test } from 'vitest';
import { chatToReturnTo, laterChat } from '.';

const noon = { conversationId: 'a', openedAt: new Date('2026-11-21T12:00:00Z') };
const evening = { conversationId: 'b', openedAt: new Date('2026-11-21T18:00:00Z') };

describe('laterChat', () => {
  test.each([
    [noon, evening, evening],
    [evening, noon, evening],
    [noon, { ...evening, openedAt: noon.openedAt }, noon],
    [noon, null, noon],
    [null, noon, noon],
    [null, null, null],
  ])('of %j and %j is %j', (one, other, later) => {
    expect(laterChat(one, other)).toEqual(later);
  });
});

describe('chatToReturnTo', () => {
  test.each([
    [noon, ['b', 'a'], 'a'],
    [noon, ['b'], null],
    [noon, [], null],
    [null, ['a'], null],
  ])('of %j among %j is %j', (last, ids, id) => {
    expect(chatToReturnTo(last, ids)).toBe(id);
  });
});
