import { describe, expect, test } from 'vitest';
import { newsOfMessage } from '.';

describe('newsOfMessage', () => {
  test.each([
    [0, false, ['message'], ['message']],
    [1, false, ['message', 'credits'], ['message']],
    [0, true, ['message'], []],
    [1, true, ['message', 'credits'], []],
  ])('of one that costs %i, held: %j, tells its sender %j', (cost, held, ...told) => {
    const [sender, receiver] = told;
    expect(newsOfMessage({ cost, held })).toEqual({ sender, receiver });
  });
});
