import { describe, expect, it } from 'vitest';
import { parseLinkSearch } from './link-search';

const TOKEN = 'a'.repeat(43);

describe('parseLinkSearch', () => {
  it('takes a token of exactly 43 base64url characters', () => {
    expect(parseLinkSearch({ token: TOKEN })).toEqual({ token: TOKEN });
    expect(parseLinkSearch({ token: TOKEN.slice(1) })).toEqual({});
    expect(parseLinkSearch({ token: `${TOKEN}a` })).toEqual({});
    expect(parseLinkSearch({ token: `${TOKEN.slice(1)}+` })).toEqual({});
  });

  it('takes what was done', () => {
    expect(parseLinkSearch({ done: 'email' })).toEqual({ done: 'email' });
    expect(parseLinkSearch({ done: '' })).toEqual({});
  });
});
