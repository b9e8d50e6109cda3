import { describe, expect, test } from 'vitest';
import { safePath } from '.';

describe('safePath', () => {
  test.each([
    '/',
    '/members',
    '/credits/p1?t=3#top',
    '/members/a%2Fb',
    '/?next=//example.com',
    `/${'a'.repeat(1999)}`,
  ])('takes %j', (path) => {
    expect(safePath(path)).toBe(path);
  });

  test.each([
    '',
    'members',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/a\\b',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /members',
    '/mem bers',
    'https://evil.example/',
    'javascript:alert(1)',
    `/${'a'.repeat(2000)}`,
    null,
    undefined,
    7,
    ['/members'],
  ])('refuses %j', (value) => {
    expect(safePath(value)).toBeNull();
  });
});
