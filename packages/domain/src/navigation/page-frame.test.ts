import { expect, test } from 'vitest';
import { PAGE_NAMES, type PageName } from '../pages';
import { pageFrame, type PageFrame } from '.';

const usual: PageFrame = { top: 'always', bottom: true, footer: true };

const OTHERS: Partial<Record<PageName, PageFrame>> = {
  'complete-signup': { top: 'never', bottom: false, footer: true },
  signup: { top: 'never', bottom: false, footer: false },
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
