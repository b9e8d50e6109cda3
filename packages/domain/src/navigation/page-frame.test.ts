import { expect, test } from 'vitest';
import type { PageName } from '../pages';
import { PAGE_NAMES } from '../pages/testing';
import { footerHasOwner, pageFrame, type PageFrame } from '.';

const usual: PageFrame = { top: 'always', bottom: true, footer: true };

const bare: PageFrame = { top: 'never', bottom: false, footer: false };
const lander: PageFrame = { ...bare, footer: true };

const OTHERS: Partial<Record<PageName, PageFrame>> = {
  'complete-signup': { top: 'never', bottom: false, footer: true },
  signup: bare,
  'members-id-signup': bare,
  'lang-config': { ...bare, footer: true },
  'members-id-landing': lander,
  'members-id-landing2-slug': lander,
  'members-id-landing3-slug': lander,
  'landers-tinderswipe': lander,
  'landers-name-slug': lander,
  chats: { top: 'tablet', bottom: true, footer: false },
  'chats-id': { top: 'desktop', bottom: false, footer: false },
  'members-id-chat': { top: 'desktop', bottom: false, footer: false },
};

test.each([null, ...PAGE_NAMES])(
  '%s has its bars and its footer, the lower bar for members alone',
  (page) => {
    const around = (page && OTHERS[page]) ?? usual;
    expect(pageFrame(page, { member: true })).toEqual(around);
    expect(pageFrame(page, { member: false })).toEqual({ ...around, bottom: false });
  },
);

test('the footer says whose site it is in a browser alone', () => {
  expect([false, true].map((installedApp) => footerHasOwner({ installedApp }))).toEqual([true, false]);
});
