import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFewEmoji, textParts } from './text-parts';

const links = (text: string) => textParts(text).flatMap((part) => (part.kind === 'link' ? [part.text] : []));

describe('textParts', () => {
  it.each([
    ['no address at all, not even example.com', []],
    ['https://example.com', ['https://example.com']],
    ['Look: http://example.com/a?b=1&c=2#d and tell me', ['http://example.com/a?b=1&c=2#d']],
    ['(see https://example.com/a).', ['https://example.com/a']],
    ['https://en.wikipedia.org/wiki/Vela_(ship)!', ['https://en.wikipedia.org/wiki/Vela_(ship)']],
    ['https://a.example, https://b.example…', ['https://a.example', 'https://b.example']],
    ['HTTPS://EXAMPLE.COM/Ä', ['HTTPS://EXAMPLE.COM/Ä']],
    ['javascript:alert(1) and https:// alone', []],
    ['https://example.com/"onclick="x', ['https://example.com/']],
  ])('finds the addresses in %j', (text, expected) => {
    expect(links(text)).toEqual(expected);
  });

  it('separates words from addresses, in order', () => {
    expect(textParts('see https://a.example now')).toEqual([
      { kind: 'words', text: 'see ' },
      { kind: 'link', text: 'https://a.example' },
      { kind: 'words', text: ' now' },
    ]);
    expect(textParts('https://a.example')).toEqual([{ kind: 'link', text: 'https://a.example' }]);
    expect(textParts('')).toEqual([]);
  });

  it('loses nothing of a text', () => {
    const pieces = fc.constantFrom('https://a.b', '(', ')', '.', ' ', 'word', '\n', '"');
    fc.assert(
      fc.property(fc.array(pieces), (all) => {
        const parts = textParts(all.join(''));
        expect(parts.map(({ text }) => text).join('')).toBe(all.join(''));
      }),
    );
  });
});

describe('isFewEmoji', () => {
  it.each(['😀', '❤️', '👍🏽', '👩‍👩‍👧 🇳🇱', '3️⃣', '😀😀😀'])('knows %j', (text) => {
    expect(isFewEmoji(text)).toBe(true);
  });

  it.each(['', 'a', '😀 hi', '3', '😀😀😀😀', '1 2 3'])('takes %j for words', (text) => {
    expect(isFewEmoji(text)).toBe(false);
  });
});
