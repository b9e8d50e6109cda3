import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { byHash, byNonce } from './inline-sources';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const NONCE = 'bm9uY2U';

it('names each inline part that carries the nonce, and no data, no file and nothing that came in otherwise', () => {
  const document = [
    '<!DOCTYPE html><html><head><style nonce="bm9uY2U">a{b:c}\n</style><script nonce="bm9uY2U">one()</script>',
    '<script type="module" async="" src="/assets/entry.js" nonce="bm9uY2U"></script>',
    '<script type="application/ld+json" nonce="bm9uY2U">{"a":1}</script></head>',
    '<body><script>stranger()</script><style>p{}</style><script nonce="b3RoZXI">guess()</script>',
    '<script nonce="bm9uY2U">one()</script><script nonce="bm9uY2U">two()</script></body>',
  ].join('');
  const { html, inline } = byHash(document, NONCE);
  expect(inline).toEqual({ scripts: `${hash('one()')} ${hash('two()')}`, styles: hash('a{b:c}\n') });
  expect(html).toBe(document.replaceAll(' nonce="bm9uY2U"', ''));
});

it('names nothing where there is nothing', () => {
  expect(byHash('<p>Hello</p>', NONCE)).toEqual({
    html: '<p>Hello</p>',
    inline: { scripts: '', styles: '' },
  });
});

it('names all inline parts by a nonce', () => {
  expect(byNonce('abc')).toEqual({ scripts: "'nonce-abc'", styles: "'nonce-abc'" });
});
