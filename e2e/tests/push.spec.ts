import type { Locator, Page } from '@playwright/test';
import { signUpActive } from '../src/actors/api';
import { open } from '../src/actors/pages';
import { expectServiceWorker } from '../src/actors/service-worker';
import { expect, test as base } from '../src/fixtures/test';
import { makeDataDir, removeDataDir } from '../src/server/data-dir';
import { startServer } from '../src/server/start-server';

/** A pair of the tests' own. */
const VAPID = {
  publicKey: 'BPzhALJR3eECaklJ43y2DZL4F1wGTsq-ymaiBqMA-ZAuObzvbbXX5ZofvpnjcRiG-5eaHywL2T4Zjw0zIJBkDc4',
  privateKey: 'UCBl8uEvFcdgHSgyisQgoyfJ91eL0dhYq6Zc99lKwvc',
};

const test = base.extend<object, { pushingUrl: string }>({
  pushingUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs off its parameter.
    async ({}, use) => {
      const dataDir = await makeDataDir();
      const server = await startServer({ dataDir, vapid: VAPID });
      await use(server.url);
      await server.stop();
      await removeDataDir(dataDir);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ pushingUrl }, use) => use(pushingUrl),
});

// The tests run one after the other, on one server.
test.describe.configure({ mode: 'default' });

test.use({
  hasAnsweredPush: false,
  serviceWorkers: 'allow',
});

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/a-browser-of-tests';

/** Stands in for what a browser without windows lacks: a permission to notify, and the push service of its maker. */
async function standInForPushService(page: Page): Promise<void> {
  await page.addInitScript((endpoint) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Object.assign(Notification, { requestPermission: async () => 'granted' });
    const key = 'subscribed-in-test';
    const subscription = {
      endpoint,
      unsubscribe: async () => {
        localStorage.removeItem(key);
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem(key) === null ? null : subscription),
      subscribe: async () => {
        localStorage.setItem(key, 'yes');
        return subscription;
      },
    });
  }, ENDPOINT);
}

/** Gives the site's worker empty push messages, as the browser does when its service has one. */
async function pushTo(page: Page): Promise<{ deliver: () => Promise<void> }> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const [registrationId, { origin }] = [await registered, new URL(page.url())];
  return {
    deliver: async () => {
      await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: '' });
    },
  };
}

const placeOf = (element: Locator): Promise<{ top: number; bottom: number }> =>
  element.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return { top, bottom };
  });

/** Stands in for the part of the machine that shows them, which a browser without windows lacks; returns the notifications. */
async function standInForNotifications(page: Page): Promise<() => Promise<string[]>> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('the site has a worker');
  await worker.evaluate(() => {
    const shown: string[] = [];
    Object.assign(globalThis, { shown });
    Object.assign(ServiceWorkerRegistration.prototype, {
      showNotification: async (title: string, { body }: NotificationOptions) => {
        shown.push(`${title}: ${body}`);
      },
    });
  });
  return () => worker.evaluate(() => (globalThis as unknown as { shown: string[] }).shown);
}

test('notifications are turned on and off on their page, and name news without its words', async ({
  page,
}) => {
  await standInForPushService(page);
  await signUpActive(page.request);
  await open(page, '/notifications');
  await expectServiceWorker(page);
  const control = page.getByRole('switch', { name: 'Notify me when there’s something new' });
  await expect(control).toBeEnabled();
  await expect(control).not.toBeChecked();

  await test.step('on: the browser sends its push address to the site', async () => {
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/user.php?push=1'));
    await control.click();
    // The site rejects an address of no known push service.
    expect((await answer).status()).toBe(204);
    await expect(control).toBeChecked();
    await expect(control).toBeFocused();
  });

  await test.step('they stay on', async () => {
    await open(page, '/notifications');
    await expect(control).toBeChecked();
  });

  const push = await pushTo(page);
  const shownNotifications = await standInForNotifications(page);
  await test.step('a page of the site asks for what is new', async () => {
    const asked = page.waitForRequest((request) => request.url().includes('/api/chats.php'));
    await push.deliver();
    await asked;
  });

  await test.step('a member who has left the site gets a notification without details', async () => {
    await page.goto('about:blank');
    await push.deliver();
    await expect.poll(shownNotifications).toEqual(['Vela: Something new is waiting for you.']);
    await open(page, '/notifications');
  });

  await test.step('off: another window learns of it at once, and nobody asks again', async () => {
    const other = await page.context().newPage();
    await standInForPushService(other);
    await open(other, '/notifications');
    const otherControl = other.getByRole('switch', { name: 'Notify me when there’s something new' });
    await expect(otherControl).toBeChecked();
    await control.click();
    await expect(control).not.toBeChecked();
    await expect(otherControl).not.toBeChecked();
    await other.close();
    await open(page, '/members');
    await expect(page.getByRole('complementary', { name: 'Notifications in this browser' })).toHaveCount(0);
    await open(page, '/notifications');
    await expect(control).toBeEnabled();
    await expect(control).not.toBeChecked();
  });
});

test('a member is asked at the foot of the page, over nothing, and no more after a no', async ({ page }) => {
  await standInForPushService(page);
  await signUpActive(page.request);
  await open(page, '/settings');
  const question = page.getByRole('complementary', { name: 'Notifications in this browser' });
  await expect(question).toBeVisible();
  // The page may still be laid out.
  await expect(async () => {
    const above = await placeOf(page.getByRole('main'));
    const place = await placeOf(question);
    const below = await placeOf(page.getByRole('contentinfo'));
    expect(place.top).toBeGreaterThanOrEqual(above.bottom);
    expect(place.bottom).toBeLessThanOrEqual(below.top);
  }).toPass();

  await open(page, '/chats');
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('complementary')).toBeVisible();
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await open(page, '/settings');
  await expect(question).toHaveCount(0);
});
