import type { Page } from '@playwright/test';
import { logInAs } from '../src/actors/api';
import { expectReacts } from '../src/actors/pages';
import { expect, test } from '../src/fixtures/test';
import { DEMO_MEMBER } from '../src/screens';

/** A member that the demo always has. */
const MEMBER_PATH = '/members/DemoMemberNL0000000007';

/** By then a step has shown its page, also on a busy machine. */
const STEP_SHOWN_MS = 10_000;

/** Not among those that a page loads ahead. */
const SCRIPT_OF_TRANSACTIONS = /\/assets\/transactions[^/]*\.js$/;

/** What the browser loads from now on: documents, and event streams. */
function watchLoads(page: Page): { documents: string[]; streams: string[] } {
  const loads = { documents: [] as string[], streams: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'document') loads.documents.push(pathname);
    if (pathname === '/api/events.php') loads.streams.push(pathname);
  });
  return loads;
}

const bar = (page: Page) => page.getByRole('banner');

/** The link to a place, in the bar that this width has. */
const place = (page: Page, path: string) =>
  page.locator(`nav[aria-label="Main"] a[href^="${path}"]`).filter({ visible: true });

test.describe('as a member', () => {
  test.beforeEach(async ({ page }) => {
    await logInAs(page.request, DEMO_MEMBER);
  });

  test('steps between members’ pages load no document and keep one event stream @phone', async ({ page }) => {
    const loads = watchLoads(page);
    await page.goto('/members');
    await expectReacts(page);
    await expect.poll(() => loads.streams.length).toBe(1);
    await place(page, '/likes').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Likes' })).toBeFocused();
    await expect(page).toHaveTitle(/Likes · Vela$/);
    await expect(place(page, '/likes')).toHaveAttribute('aria-current', 'page');
    await place(page, '/chats').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await page.locator('main a[href^="/chats/"]').first().click();
    await expect(page.locator('main textarea')).toBeVisible();
    await page.goBack();
    await place(page, '/members').click();
    await page.locator('main a[href^="/members/"]').first().click();
    await expect(page.getByRole('heading', { level: 1, name: /, \d\d/ })).toBeFocused();
    expect(loads).toEqual({ documents: ['/members'], streams: ['/api/events.php'] });
  });

  test('a page of the site is a document, and going back from it loads none', async ({ page }) => {
    await page.goto('/members');
    await expectReacts(page);
    const loads = watchLoads(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    await expectReacts(page);
    await bar(page).getByRole('link', { name: 'Search members' }).click();
    await expect(page).toHaveTitle(/Search members · Vela$/);
    expect(loads.documents).toEqual(['/pages/terms']);
  });

  test('back and forward show each page where it was left', async ({ page }) => {
    await page.goto('/members');
    await expectReacts(page);
    const card = page.locator('main a[href^="/members/"]').nth(9);
    const left = 1400;
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), left);
    const name = (await card.getByRole('heading').or(card).first().textContent()) ?? '';
    await card.evaluate((link: HTMLElement) => link.click());
    const heading = page.getByRole('heading', { level: 1, name: /, \d\d/ });
    await expect(heading).toBeVisible();
    expect(name).toContain((await heading.textContent())?.split(',')[0]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(/Search members · Vela$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
    await page.goForward();
    await expect(heading).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a page reached by a step is the same page when it is loaded', async ({ page }) => {
    for (const path of ['/likes', '/profile', '/credits', '/transactions', '/settings', MEMBER_PATH]) {
      // Another journey may open a like of this member between the load and the step.
      await expect(async () => {
        await page.goto(path);
        await expectReacts(page);
        const loaded = await wordsOf(page);
        await page.goto('/chats');
        await expectReacts(page);
        await stepTo(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await expect.poll(() => wordsOf(page), { message: path, timeout: STEP_SHOWN_MS }).toBe(loaded);
      }).toPass();
    }
  });
});

test.describe('as a member, further', () => {
  test.beforeEach(async ({ page }) => {
    await logInAs(page.request, DEMO_MEMBER);
  });

  test('a link is opened beside the page where that is asked for', async ({ page, context }) => {
    await page.goto('/members');
    await expectReacts(page);
    const opened = context.waitForEvent('page');
    await bar(page)
      .getByRole('link', { name: /^Likes/ })
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(/\/likes$/);
    await expect(page).toHaveURL(/\/members$/);
  });

  test('what is written stays while one looks elsewhere', async ({ page }) => {
    await page.goto(`${MEMBER_PATH}/chat`);
    await expectReacts(page);
    await page.locator('main textarea').fill('Do you bake on Sundays?');
    await bar(page)
      .getByRole('link', { name: /^Likes/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Likes' })).toBeVisible();
    await page.goBack();
    await expect(page.locator('main textarea')).toHaveValue('Do you bake on Sundays?');
    await page.locator('main textarea').fill('');
  });

  test('the page for members who haven’t paid leads on by the server', async ({ page }) => {
    await page.goto('/members');
    await expectReacts(page);
    await stepTo(page, '/premium');
    await expect(page).toHaveURL(/\/credits$/);
  });

  test('a screen whose file a new release took away is loaded with its document', async ({
    page,
    faults,
  }) => {
    faults.expect(404, SCRIPT_OF_TRANSACTIONS);
    faults.expectThrown(/^(?:TypeError: )?Lost: /);
    await page.goto('/settings');
    await expectReacts(page);
    const loads = watchLoads(page);
    await page.route(SCRIPT_OF_TRANSACTIONS, (route) =>
      loads.documents.length === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await stepTo(page, '/transactions');
    await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
    expect(loads.documents).toEqual(['/transactions']);
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a step onward fades in, and a way back doesn’t move', async ({ page }) => {
    await logInAs(page.request, DEMO_MEMBER);
    await page.addInitScript(() => {
      const animate = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')
        ?.value as Element['animate'];
      Element.prototype.animate = function (...input) {
        if (this.id === 'main') document.documentElement.dataset['fades'] += '+';
        return Reflect.apply<Element, typeof input, Animation>(animate, this, input);
      };
    });
    await page.goto('/members');
    await expectReacts(page);
    await page.evaluate(() => (document.documentElement.dataset['fades'] = ''));
    await bar(page)
      .getByRole('link', { name: /^Likes/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Likes' })).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-fades', '+');
    await page.goBack();
    await expect(page).toHaveTitle(/Search members · Vela$/);
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-fades', '+');
  });
});

/** Follows a link that is added to the page. */
async function stepTo(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

async function wordsOf(page: Page): Promise<string> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  return (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
}
