import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { byHash, byNonce } from './inline-sources';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('names each inline part of a document once, and no data and no file', () => {
  const html = [
    '<!DOCTYPE html><html><head><style>a{b:c}\n</style><script>one()</script>',
    '<script type="module" async="" src="/assets/entry.js"></script>',
    '<script type="application/ld+json">{"a":1}</script></head>',
    '<body><script id="page" type="application/json">{"a":2}</script><script>one()</script><script>two()</script></body>',
  ].join('');
  expect(byHash(html)).toEqual({
    scripts: `${hash('one()')} ${hash('two()')}`,
    styles: hash('a{b:c}\n'),
  });
});

it('names nothing where there is nothing', () => {
  expect(byHash('<p>Hello</p>')).toEqual({ scripts: '', styles: '' });
});

it('names all inline parts by a nonce', () => {
  expect(byNonce('abc')).toEqual({ scripts: "'nonce-abc'", styles: "'nonce-abc'" });
});
