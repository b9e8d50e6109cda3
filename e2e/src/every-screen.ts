import { expect, type Page } from '@playwright/test';
import { openBroken } from './actors/broken-page';
import { drawJpeg } from './actors/photos';
import { WALKED_SCREENS } from './pictures/walked-screens';
import { SCREENS, type Screen } from './screens';

const MEMBER_PATH = '/members/DemoMemberNL0000000007';

export const GERMAN_ADDRESS = '91.0.0.1';

/**
 * States that need an action first, beside those of the list of screens. Each action runs in English, by the names of the buttons,
 * and changes nothing that another test would see.
 */
const MORE: readonly Screen[] = [
  {
    name: 'login-locked',
    path: '/login',
    act: lockOut,
    expectedError: { status: 429, path: '/api/user.php' },
  },
  { name: 'signup-account-wrong', path: '/signup', act: fillWrong },
  { name: 'signup-photo-crop', path: '/signup', act: cropPhoto },
  { name: 'signup-modal', path: MEMBER_PATH, act: openJoining },
  { name: 'activate-error-waiting', as: 'waiting', path: '/activate/error' },
  { name: 'activate-error-active', as: 'active', path: '/activate/error' },
  {
    name: 'consent-details',
    path: '/?network=n1',
    act: (page) => page.getByText('Choose one by one').click(),
  },
  { name: 'members-filters', as: 'active', path: '/members', act: (page) => press(page, /^Filters/) },
  { name: 'member-block', as: 'active', path: MEMBER_PATH, act: (page) => press(page, /^Block /) },
  { name: 'member-report', as: 'active', path: MEMBER_PATH, act: (page) => press(page, /^Report/) },
  { name: 'chat-menu', as: 'premium', path: '/chats', act: openMenu },
  { name: 'chat-block', as: 'premium', path: '/chats', act: (page) => chooseInMenu(page, /^Block /) },
  { name: 'chat-report', as: 'premium', path: '/chats', act: (page) => chooseInMenu(page, /^Report /) },
  { name: 'chat-delete', as: 'premium', path: '/chats', act: (page) => chooseInMenu(page, /^Delete /) },
  { name: 'chat-message', as: 'premium', path: '/chats', act: openMessage },
  { name: 'match-end', as: 'premium', path: '/likes/matches', act: (page) => press(page, /^Like /) },
  { name: 'photo-actions', as: 'premium', path: '/profile', act: (page) => press(page, 'Change photo 1') },
  {
    name: 'discount',
    as: 'active',
    path: '/credits',
    act: enterWrongDiscount,
    expectedError: { status: 403, path: '/api/packages.php' },
  },
];

/** Every ready screen in each of its states. */
export const EVERY_SCREEN: readonly Screen[] = [...WALKED_SCREENS.filter(({ isDutch }) => !isDutch), ...MORE];

/** The confirmation on a page about the site, whose texts come from the server. */
export const COOKIES_CHANGED: Screen = { name: 'cookies-changed', path: '/pages/cookies', act: acceptAll };

/** The screens with a question about the age, which is asked in Germany and in the Netherlands. */
export const AGE_CHECK_SCREENS: readonly Screen[] = [
  ...SCREENS.filter(({ isDutch }) => isDutch),
  { name: 'chat-warning', as: 'active', path: `${MEMBER_PATH}/chat`, isDutch: true },
];

/** Texts that only the site of a niche has: who it is for, and what a visitor agrees to there. */
export const SCREENS_OF_SITES: readonly Screen[] = [
  { name: 'home of those from fifty on', site: 'nl', path: '/', act: inNiche(5) },
  { name: 'home of transgender people', site: 'she', path: '/', act: inNiche(2) },
  { name: 'sign-up of transgender people', site: 'she', path: '/signup', act: inNiche(2) },
];

/** The screen of an error, and the one that is shown where the screen of an error fails, too. */
export const BROKEN_SCREENS: readonly Screen[] = [
  { name: 'error', path: '/', act: breakOnce },
  { name: 'error-of-an-error', path: '/', act: breakTwice },
];

/** The script of the screen of an error. */
export const SCRIPT_OF_ERRORS = /\/assets\/status-[^/]*\.js$/;

/** The error that the browser or React reports when that script fails to load. */
export const FAILED_SCRIPT_ERROR = /dynamically imported|reading 'default'/;

/** Expects the theme of a niche. */
function inNiche(niche: number): (page: Page) => Promise<void> {
  return (page) => expect(page.locator('html')).toHaveAttribute('data-niche', String(niche));
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

async function openJoining(page: Page): Promise<void> {
  await page.locator('main a[href^="/signup"]').first().click();
  // What was typed on another screen is there again: then the password alone is missing.
  await expect(page.locator('dialog[open] input:focus')).toBeVisible();
}

async function breakOnce(page: Page): Promise<void> {
  await openBroken(page);
  await expect(page.getByRole('heading', { name: 'An error has occurred' })).toBeVisible();
}

async function breakTwice(page: Page): Promise<void> {
  await page.route(SCRIPT_OF_ERRORS, (route) => route.abort());
  await openBroken(page);
  // A script that fails to load makes the page load again.
  await expect(page.getByText('another error occurred while showing it')).toBeVisible();
}

async function lockOut(page: Page, { email }: { email: string }): Promise<void> {
  const wrong = { email, password: 'not the password at all' };
  for (let attempt = 1; attempt <= 5; attempt += 1)
    await page.request.post('/api/user.php', { data: wrong, headers: { 'x-client': 'web' } });
  await page.locator('input[name="email"]').fill(wrong.email);
  await page.locator('input[name="password"]').fill(wrong.password);
  await press(page, 'Log in');
  await expect(page.getByRole('alert')).toContainText('Too many incorrect attempts');
}

async function fillWrong(page: Page): Promise<void> {
  const wrong = {
    email: 'anna@gmial.com',
    name: '@anna',
    password: 'short',
    dob_day: '31',
    dob_year: '2001',
  };
  for (const [name, value] of Object.entries(wrong)) await page.locator(`input[name="${name}"]`).fill(value);
  await page.locator('select[name="dob_month"]').selectOption('2');
  await page.locator('main form [type="submit"]').first().click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
}

async function cropPhoto(page: Page, person: Parameters<NonNullable<Screen['act']>>[1]): Promise<void> {
  await SCREENS.find(({ name }) => name === 'signup-photo')?.act?.(page, person);
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await drawJpeg(page) };
  await page.locator('main input[type="file"]').first().setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Use this photo' })).toBeVisible();
}

async function acceptAll(page: Page): Promise<void> {
  const logged = page.waitForResponse('**/api/consent.php');
  await page.locator('section:has(input[name="purpose"]) button').nth(1).click();
  await logged;
}

async function openChat(page: Page): Promise<void> {
  await page.locator('main a[href^="/chats/"]').first().click();
  await expect(page.locator('main textarea')).toBeVisible();
}

async function openMenu(page: Page): Promise<void> {
  await openChat(page);
  await page.locator('summary').filter({ hasText: 'More about this conversation' }).click();
}

async function chooseInMenu(page: Page, name: RegExp): Promise<void> {
  await openMenu(page);
  await press(page, name);
  await expect(page.locator('dialog[open]')).toBeVisible();
}

async function openMessage(page: Page): Promise<void> {
  await openChat(page);
  await page.getByRole('button', { name: 'About this message' }).last().press('Enter');
  await expect(page.locator('dialog[open]')).toBeVisible();
}

async function enterWrongDiscount(page: Page): Promise<void> {
  await page.getByText('I have a discount code').click();
  await page.locator('input[name="discountcode"]').fill('NOSUCHCODE');
  await page.locator('input[name="discountcode"]').press('Enter');
  await expect(page.locator('[aria-invalid="true"]')).toBeVisible();
}
