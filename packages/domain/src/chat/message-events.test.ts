import { describe, expect, test } from 'vitest';
import { eventsOfMessage } from '.';

describe('eventsOfMessage', () => {
  test.each([
    [0, false, ['message'], ['message']],
    [1, false, ['message', 'credits'], ['message']],
    [0, true, ['message'], []],
    [1, true, ['message', 'credits'], []],
  ])('of one that costs %i, held: %j, are %j for its sender', (cost, held, ...names) => {
    const [sender, receiver] = names;
    expect(eventsOfMessage({ cost, held })).toEqual({ sender, receiver });
  });
});
