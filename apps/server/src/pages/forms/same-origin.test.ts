import { describe, expect, it } from 'vitest';
import { isFromOneOf, isSameOrigin } from './same-origin';

const host = 'localhost:3000';
const from = (headers: Record<string, string>): boolean =>
  isSameOrigin({ headers: new Headers(headers), host });

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
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('refuses %j', (headers) => {
    expect(from(headers)).toBe(false);
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
