import { describe, expect, test } from 'vitest';
import { closesSignupModal, isSignupInProgress } from '.';

test.each([
  [false, '', false],
  [false, ' \n', false],
  [false, 'r', true],
  [true, '', true],
])('a sign-up that is being sent: %s, of which %j was typed, is in progress: %s', (isSending, typed, is) => {
  expect(isSignupInProgress({ isSending, typed })).toBe(is);
});

describe('closesSignupModal', () => {
  test.each([
    ['backdrop', false],
    ['escape', false],
    ['button', true],
    ['login', true],
  ] as const)('by %s while a sign-up is in progress: %s', (by, closes) => {
    expect(closesSignupModal(by, { inProgress: true })).toBe(closes);
    expect(closesSignupModal(by, { inProgress: false })).toBe(true);
  });
});
