import { expect } from '@playwright/test';
import { SCREENS, type Screen } from '../screens';

/** Every screen that is ready, and those states besides that journeys come through. */
export const WALKED_SCREENS: readonly Screen[] = [
  ...SCREENS,
  { name: 'profile', as: 'premium', path: '/profile' },
  { name: 'credits', as: 'active', path: '/credits' },
  { name: 'credits-premium', as: 'premium', path: '/credits' },
  { name: 'likes-sent', as: 'premium', path: '/likes/sent' },
  { name: 'likes-matches', as: 'premium', path: '/likes/matches' },
  { name: 'likes-free', as: 'active', path: '/likes/matches' },
  { name: 'chats', as: 'premium', path: '/chats' },
  {
    name: 'chat',
    as: 'premium',
    path: '/chats',
    act: async (page) => {
      await page.locator('main a[href^="/chats/"]').first().click();
      await expect(page.locator('main textarea')).toBeVisible();
    },
  },
  {
    name: 'chat-prices',
    as: 'premium',
    path: '/members/DemoMemberNL0000000007/chat',
    act: async (page) => {
      await page.locator('main form button[popovertarget]').click();
      await expect(page.locator('main [popover]:popover-open')).toBeVisible();
    },
  },
  { name: 'members-premium', as: 'premium', path: '/members' },
  { name: 'member-premium', as: 'premium', path: '/members/DemoMemberNL0000000028' },
];
