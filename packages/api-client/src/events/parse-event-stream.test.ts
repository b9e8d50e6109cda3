import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createStreamParser } from './parse-event-stream';

describe('the parser of an event stream', () => {
  test.each([
    ['id: 7\nevent: user\ndata: {}\n\n', [{ id: '7', name: 'user', data: '{}' }]],
    ['id:7\ndata:a\ndata: b\n\n', [{ id: '7', name: null, data: 'a\nb' }]],
    ['retry: 2000\nid: 3\n\n', [{ id: '3', name: null, data: null }]],
    [': a comment\n\n', [{ id: null, name: null, data: null }]],
    ['data: half', []],
    [
      'data: one\r\n\r\ndata: two\r\n\r\n',
      [
        { id: null, name: null, data: 'one' },
        { id: null, name: null, data: 'two' },
      ],
    ],
  ])('reads %j', (text, blocks) => {
    expect(createStreamParser()(text)).toEqual(blocks);
  });

  test('reads the same however the text is cut', () => {
    const text = 'id: 1\nevent: message\ndata: {"a":"ü👍🏽"}\n\n: \n\nid: 2\nevent: user\ndata: {}\n\n';
    const whole = createStreamParser()(text);
    fc.assert(
      fc.property(fc.array(fc.nat(text.length)), (cuts) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b), text.length];
        const parse = createStreamParser();
        const blocks = places.slice(1).flatMap((end, index) => parse(text.slice(places[index], end)));
        expect(blocks).toEqual(whole);
      }),
    );
  });
});
