import { expect, test } from 'vitest';
import { PAGE_NAMES } from '../pages';
import { footerHasOwner, pageFrame } from '.';

const usual = { top: 'always', bottom: true, footer: true };
const bare = { top: 'never', bottom: false, footer: false };

test.each([
  [null, usual],
  ['members', usual],
  ['landers-name-slug', { ...bare, footer: true }],
  ['members-id-signup', bare],
  ['signup', bare],
  ['complete-signup', { ...bare, footer: true }],
  ['lang-config', { ...bare, footer: true }],
  ['chats', { ...usual, footer: false }],
  ['chats-id', { top: 'desktop', bottom: false, footer: false }],
] as const)('%s has the frame of its layout, but for what it says itself', (page, frame) => {
  expect(pageFrame(page, { member: true })).toEqual(frame);
});

test.each([null, ...PAGE_NAMES])('a visitor of %s has no bottom bar', (page) => {
  const { bottom, ...frame } = pageFrame(page, { member: false });
  expect(bottom).toBe(false);
  expect(pageFrame(page, { member: true })).toMatchObject(frame);
});

test('the footer says whose site it is in a browser only', () => {
  expect([false, true].map((installedApp) => footerHasOwner({ installedApp }))).toEqual([true, false]);
});
