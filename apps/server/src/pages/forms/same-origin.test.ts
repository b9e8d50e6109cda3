import { describe, expect, it } from 'vitest';
import type { Site } from '../../core/site';
import { isFromOneOf, isSameOrigin } from './same-origin';

const from = (headers: Record<string, string>, url = 'http://localhost:3000'): boolean =>
  isSameOrigin({ headers: new Headers(headers), host: new URL(url).host, site: { url } as Site });

describe('isSameOrigin', () => {
  it.each([
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost:3000' },
    { 'sec-fetch-site': 'none', origin: 'http://localhost:3000' },
  ])('takes %j', (headers) => {
    expect(from(headers)).toBe(true);
  });

  it.each([
    {},
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost:3001' },
    { origin: 'https://localhost:3000' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('refuses %j', (headers) => {
    expect(from(headers)).toBe(false);
  });
});

describe('isSameOrigin of a site with https', () => {
  it.each([
    ['https://vela.example', true],
    ['http://vela.example', false],
    ['https://vela.example:8443', false],
  ])('from %s: %s', (origin, isSame) => {
    expect(from({ origin }, 'https://vela.example')).toBe(isSame);
  });
});

describe('isFromOneOf', () => {
  it('takes listed origins alone', () => {
    const landers = ['https://lander.example'];
    expect(isFromOneOf(new Headers({ origin: 'https://lander.example' }), landers)).toBe(true);
    expect(isFromOneOf(new Headers({ origin: 'https://evil.example' }), landers)).toBe(false);
    expect(isFromOneOf(new Headers(), landers)).toBe(false);
  });
});
