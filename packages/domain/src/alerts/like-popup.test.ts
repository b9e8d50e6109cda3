import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { likePopupDelayMs, likeToShow, withoutLikePopup } from '.';

describe('likePopupDelayMs', () => {
  test.each([
    ['0', 0],
    ['1', 1000],
    ['15', 15_000],
    ['3599', 3_599_000],
    ['3600', 3_600_000],
    ['3601', null],
    ['99999', null],
    ['', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    [' 5', null],
    ['5s', null],
    ['x5', null],
    [null, null],
    [undefined, null],
  ])('of t=%j is %j', (t, delayMs) => {
    expect(likePopupDelayMs(t)).toBe(delayMs);
  });
});

describe('withoutLikePopup', () => {
  test.each([
    ['/members?t=5', '/members'],
    ['/members?t=5#top', '/members#top'],
    ['/members?a=1&t=5&b=%20', '/members?a=1&b=%20'],
    ['/members?t&t=7', '/members'],
    ['/members?at=5', '/members?at=5'],
    ['/members?a=t=5', '/members?a=t=5'],
    ['/members?a=b?c&t=1', '/members?a=b?c'],
    ['/members#a#b?t=5', '/members#a#b?t=5'],
    ['/members', '/members'],
    ['/members?', '/members'],
    ['?t=5', ''],
  ])('of %s is %s', (href, without) => {
    expect(withoutLikePopup(href)).toBe(without);
  });

  test('leaves every other parameter as it stands, in its order', () => {
    const name = fc.stringMatching(/^[a-z]{1,3}$/).filter((one) => one !== 't');
    const pairs = fc.array(fc.tuple(name, fc.stringMatching(/^[\w%]{0,5}$/)), { minLength: 1 });
    fc.assert(
      fc.property(pairs, fc.nat(), (others, place) => {
        const texts = others.map(([key, value]) => `${key}=${value}`);
        const all = texts.toSpliced(place % (texts.length + 1), 0, 't=3');
        expect(withoutLikePopup(`/x?${all.join('&')}`)).toBe(`/x?${texts.join('&')}`);
      }),
    );
  });
});

describe('likeToShow', () => {
  const seen = { id: 'seen', like_new: false, profile: {} };
  const first = { id: 'first', like_new: true, profile: {} };
  const second = { id: 'second', like_new: true, profile: { match: false } };
  const match = { id: 'match', like_new: true, profile: { match: true } };

  test.each([
    [[seen, match, second, first], second],
    [[first, second], first],
    [[seen, match], null],
    [[], null],
  ])('of %j is %j', (likes, shown) => {
    expect(likeToShow(likes)).toBe(shown);
  });
});
