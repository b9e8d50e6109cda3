import { signUpActive } from '../src/actors/api';
import { LANGUAGES } from '../src/actors/languages';
import { logOut } from '../src/actors/log-in';
import { expectPath, expectReacts, goOffline, open } from '../src/actors/pages';
import { expectServiceWorker } from '../src/actors/service-worker';
import { expectAccessible, expectReadableColours } from '../src/fixtures/axe';
import { expectNoSideways, expectNothingClipped } from '../src/fixtures/room';
import type { Faults } from '../src/fixtures/faults';
import { expect, test } from '../src/fixtures/test';
import type { Page } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

/** Takes a page offline once the service worker is installed. */
async function goOfflineWithWorker(page: Page, faults: Faults): Promise<void> {
  await expectServiceWorker(page);
  // Pages that are asked for in vain are answered all the same, and whether the site is back is asked again and again.
  faults.expect(503, /^\//);
  faults.expectFailedRequest(/^\//);
  await goOffline(page);
}

test(
  'without a network a page of the site stands in, and goes on by itself',
  { tag: '@phone' },
  async ({ page, context, faults }) => {
    await context.addCookies([{ name: 'locale', value: 'de', domain: 'localhost', path: '/' }]);
    await open(page, '/pages/terms');
    await goOfflineWithWorker(page, faults);

    await page.goto('/pricing?country=CH');
    const heading = page.getByRole('heading', { level: 1, name: 'Keine Verbindung' });
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle('Keine Verbindung · Vela');
    await expectAccessible(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadableColours(page, 'dark');

    await test.step('trying again asks for the same page', async () => {
      const asked = page.waitForEvent('framenavigated');
      await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
      await asked;
      await expect(heading).toBeVisible();
      await expectPath(page, '/pricing?country=CH');
    });

    await test.step('with the network the page is there', async () => {
      await context.setOffline(false);
      await expectReacts(page);
      await expectPath(page, '/pricing?country=CH');
      await expect(page.getByRole('heading', { level: 1, name: 'Preise' })).toBeVisible();
    });
  },
);

test('the page without a network is whole in each language', async ({ page, faults }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, '/lang-config');
  await goOfflineWithWorker(page, faults);
  const sentences = new Set<string>();
  for (const language of LANGUAGES) {
    await page.goto(`/?locale=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectNoSideways(page, language);
    await expectNothingClipped(page, language);
    sentences.add(await page.getByRole('main').getByRole('paragraph').innerText());
  }
  expect(sentences.size).toBe(LANGUAGES.length);
});

test('nothing of a member is left in it', async ({ page, faults }) => {
  // A page that loads events at the moment of its log-out gets an error.
  faults.expect(403, '/api/events.php');
  const { name } = await signUpActive(page.request);
  await open(page, '/profile');
  await logOut(page);
  await expectPath(page, '/?done=1');
  await expectReacts(page);
  await goOfflineWithWorker(page, faults);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  expect(await page.content()).not.toContain(name);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
