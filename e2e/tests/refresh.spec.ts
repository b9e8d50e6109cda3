import type { Page } from '@playwright/test';
import { newChatMember } from '../src/actors/chat';
import { open } from '../src/actors/pages';
import { expect, test } from '../src/fixtures/test';

/**
 * Returns when the page first asked for what is refreshed from time to time, in milliseconds since the page
 * was opened.
 */
function askedAt(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const first: Record<string, number> = {};
    for (const { name, startTime } of performance.getEntriesByType('resource')) {
      const [, what] = /\/api\/(chats|likes|user)\.php(?:\?|$)/.exec(name) ?? [];
      if (what !== undefined) first[what] ??= startTime;
    }
    return first;
  });
}

test('a page asks for user, chats and likes once it has been open for five seconds', async ({ page }) => {
  await newChatMember(page);
  await open(page, '/settings');
  await expect
    .poll(async () => Object.keys(await askedAt(page)).toSorted(), { timeout: 20_000 })
    .toEqual(['chats', 'likes', 'user']);
  for (const ms of Object.values(await askedAt(page))) expect(ms).toBeGreaterThan(5000);
});
