import { describe, expect, test } from 'vitest';
import { closesSignupModal, isSignupInProgress } from '.';

const untouched = { isStepDone: false, typed: [] };

test.each([
  ['untouched', {}, false],
  ['with empty fields', { typed: ['', ' \n'] }, false],
  ['with a letter typed', { typed: ['', 'r'] }, true],
  ['at its second step', { isStepDone: true }, true],
])('a sign-up %s is in progress or not', (_name, standing, is) => {
  expect(isSignupInProgress({ ...untouched, ...standing })).toBe(is);
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
