import { describe, expect, test } from 'vitest';
import { judgeEmail } from './judge-email';
import { trackingOf } from './tracking';

describe('trackingOf', () => {
  test.each([
    ['', {}],
    ['?network=n&ref=r&sub1=1&sub2=2&sub3=3', { network: 'n', ref: 'r', sub1: '1', sub2: '2', sub3: '3' }],
    ['?network=&utm_source=x&email=a%40b.c', {}],
    ['?ref=a&ref=b', { ref: 'a' }],
    ['?ref=%22%3E%3Cscript%3E', { ref: '"><script>' }],
    [`?sub1=${'x'.repeat(300)}`, { sub1: 'x'.repeat(200) }],
  ])('of %j is %j', (search, tracking) => {
    expect(trackingOf(search)).toEqual(tracking);
  });
});

describe('judgeEmail', () => {
  test.each([
    ['', { message: 'required' }],
    ['  ', { message: 'required' }],
    ['robin', { message: 'invalid_email' }],
    ['robin@gmial.com', { message: 'suggestion', meant: 'robin@gmail.com' }],
    ['robin@gmail.com', null],
  ])('of %j is %j', (email, judgement) => {
    expect(judgeEmail(email)).toEqual(judgement);
  });
});
