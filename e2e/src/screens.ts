import type { APIRequestContext, Page } from '@playwright/test';
import { logInAs, logOut, requestReset, signUp, signUpActive } from './actors/api';
import { linkOf, waitForMail } from './actors/mailbox';
import { expectLetters, expectReacts } from './actors/pages';
import { makePerson, type Person } from './actors/person';
import { languageMenu } from './actors/preferences';
import {
  appears,
  expectConsentQuestion,
  fill,
  fillAccount,
  submit,
  submitBill,
  submitEmpty,
  toAbout,
  toLocation,
  toMeet,
  toMeetMissing,
  toPhoto,
  toSummary,
  withWishes,
} from './screen-acts';
import { SERVER_URL } from './server/shared-server';

/** Who has an account. The demo's own premium member has likes, matches and orders. */
export type Viewer = 'waiting' | 'active' | 'premium';

export interface Screen {
  /** Names the screen and its state. */
  name: string;
  /** Who looks at it; a visitor unless said otherwise. */
  as?: Viewer;
  path: string;
  /** Returns the link of the mail that leads to it, for a link that works more than once. */
  link?: (request: APIRequestContext) => Promise<string>;
  /** The form that was done here a moment ago. */
  done?: string;
  /** Brings it into its state; uses names of fields, since it runs in every language. */
  act?: (page: Page, person: Person) => Promise<void>;
  /** The error response that leads to this state. */
  expectedError?: { status: number; path: string };
  /** The demo's site that has it, by what stands before its host; the default one unless said otherwise. */
  site?: 'nl' | 'she';
  /** Whether it is opened from an address in the Netherlands, where the demo's site asks a visitor's age first. */
  isDutch?: boolean;
}

export const DUTCH_ADDRESS = '145.97.20.1';

const TOKEN = 'x'.repeat(43);

export const DEMO_MEMBER = { email: 'demo@example.com', password: 'demo-demo-demo' };

/** A member that the demo always has. */
const MEMBER_PATH = '/members/DemoMemberNL0000000007';

/** A member that the demo's premium member always has a match with. */
const MATCH_PATH = '/likes/m/DemoMemberNL0000000028';

/** Every screen that is ready, in the states that people meet. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-entry-warning', path: '/', isDutch: true, act: (page) => appears(page, 'dialog[open]') },
  { name: 'home-menu', path: '/', act: (page) => languageMenu(page).locator('summary').click() },
  { name: 'home-logged-out', path: '/?done=1', done: 'logout:1' },
  { name: 'login', path: '/login' },
  { name: 'login-missing', path: '/login', act: submitEmpty },
  {
    name: 'login-rejected',
    path: '/login',
    expectedError: { status: 403, path: '/api/user.php' },
    act: async (page, { email }) => {
      await fill(page, { email, password: 'not the password at all' });
      await submit(page);
      await appears(page, '[role="alert"]');
    },
  },
  { name: 'reset-password', path: '/reset-password' },
  { name: 'reset-password-missing', path: '/reset-password', act: submitEmpty },
  { name: 'reset-password-sent', path: '/reset-password?done=1', done: 'reset-password:1' },
  { name: 'reset-password-do', path: '/reset-password/do', link: resetLink },
  { name: 'reset-password-do-missing', path: '/reset-password/do', link: resetLink, act: submitEmpty },
  { name: 'reset-password-do-done', path: '/reset-password/do?done=1', done: 'reset-password/do:1' },
  { name: 'reset-password-do-invalid', path: '/reset-password/do' },
  { name: 'signup-account', path: '/signup' },
  { name: 'signup-account-missing', path: '/signup', act: submitEmpty },
  { name: 'signup-account-filled', path: '/signup', act: fillAccount },
  { name: 'signup-meet', path: '/signup', act: toMeet },
  { name: 'signup-meet-missing', path: '/signup', act: toMeetMissing },
  { name: 'signup-photo', path: '/signup', act: toPhoto },
  { name: 'signup-location', path: '/signup', act: toLocation },
  { name: 'signup-about', path: '/signup', act: toAbout },
  { name: 'signup-confirm', path: '/signup', act: toSummary },
  { name: 'premium', as: 'active', path: '/premium' },
  { name: 'likes', as: 'premium', path: '/likes' },
  { name: 'likes-none', as: 'active', path: '/likes/sent' },
  { name: 'match', as: 'premium', path: MATCH_PATH },
  { name: 'credits-missing', as: 'active', path: '/credits', act: submitBill },
  { name: 'credits-chosen', as: 'active', path: '/credits/p2/creditcard' },
  { name: 'repeat-order-none', as: 'premium', path: '/credits/repeat-order' },
  { name: 'transactions-none', as: 'active', path: '/transactions' },
  { name: 'transactions', as: 'premium', path: '/transactions' },
  {
    name: 'order',
    as: 'premium',
    path: '/transactions',
    act: async (page) => {
      await page.locator('main a[href^="/transactions/"]').first().click();
      await appears(page, 'main dl');
      await expectReacts(page);
    },
  },
  { name: 'activate-error', path: '/activate/error' },
  { name: 'activate-done', path: '/activate/done?done=1', done: 'activate/done:1' },
  { name: 'mail-change-done', path: '/mail-change/do?done=1', done: 'mail-change/do:1' },
  { name: 'mail-change-invalid', path: '/mail-change/do' },
  {
    name: 'unsubscribe-invalid',
    path: '/unsubscribe',
    expectedError: { status: 404, path: '/unsubscribe' },
  },
  { name: 'terms', path: '/pages/terms' },
  { name: 'privacy', path: '/pages/privacy' },
  { name: 'cookies', path: '/pages/cookies' },
  {
    name: 'consent-asked',
    path: '/?network=n1',
    act: expectConsentQuestion,
  },
  { name: 'languages', path: '/lang-config?next=%2Fpages%2Fterms' },
  { name: 'faq', path: '/pages/faq' },
  { name: 'faq-open', path: '/pages/faq', act: (page) => page.locator('main summary').first().click() },
  { name: 'return-policy', path: '/pages/return-policy' },
  { name: 'service', path: '/pages/service' },
  { name: 'ban', path: '/pages/ban' },
  { name: 'accessibility-statement', path: '/pages/accessibility' },
  { name: 'pricing', path: '/pricing' },
  { name: 'complaints', path: '/complaints' },
  { name: 'complaints-missing', path: '/complaints', act: submitEmpty },
  {
    name: 'complaints-sent',
    path: '/complaints?done=C4T7K2M9QX',
    done: 'complaints:C4T7K2M9QX',
  },
  { name: 'not-found', path: '/nothing/here', expectedError: { status: 404, path: '/nothing/here' } },
  { name: 'link-expired', path: `/${TOKEN}`, expectedError: { status: 404, path: `/${TOKEN}` } },
  { name: 'signup-to-member', path: `${MEMBER_PATH}/signup` },
  {
    name: 'signup-matches',
    as: 'waiting',
    path: '/signup-matches',
    act: (page) => page.locator('main input[type="checkbox"]').first().check(),
  },
  { name: 'waiting', as: 'waiting', path: '/complete-signup' },
  {
    name: 'waiting-address',
    as: 'waiting',
    path: '/complete-signup',
    act: async (page) => {
      await page.locator('main details summary').last().click();
      await page.locator('form:has(input[value="email"]) [type="submit"]').click();
      await appears(page, '[aria-invalid="true"]');
    },
  },
  { name: 'members-waiting', as: 'waiting', path: '/members' },
  { name: 'members', as: 'active', path: '/members' },
  { name: 'match-finder', as: 'active', path: '/match-finder', act: (page) => withWishes(page, null) },
  { name: 'match-finder-who', as: 'active', path: '/match-finder?step=gender' },
  { name: 'match-finder-age', as: 'active', path: '/match-finder?step=age' },
  { name: 'match-finder-interests', as: 'active', path: '/match-finder?step=interests' },
  { name: 'match-finder-looking-for', as: 'active', path: '/match-finder?step=looking-for' },
  {
    name: 'match-finder-fits',
    as: 'active',
    path: '/match-finder',
    act: async (page) => {
      await withWishes(page, {
        max_age: 50,
        interests: ['art', 'tea', 'wine'],
        looking_for: ['relationship'],
      });
      await appears(page, 'article');
    },
  },
  { name: 'swipe-game', as: 'active', path: '/swipe-game?country=NL&photo=1' },
  {
    name: 'members-nobody',
    as: 'active',
    path: '/members?country=NL&min_age=97&online=1',
  },
  { name: 'member', as: 'active', path: MEMBER_PATH },
  { name: 'member-without-photo', as: 'active', path: '/members/DemoMemberNL0000000015' },
  {
    name: 'member-report',
    as: 'active',
    path: MEMBER_PATH,
    act: async (page) => {
      await page.locator('main button').last().click();
      await page.locator('dialog[open] [type="submit"]').click();
      await appears(page, 'dialog[open] fieldset[aria-describedby]');
    },
  },
  { name: 'look-around', path: '/members' },
  { name: 'member-teaser', path: MEMBER_PATH },
  {
    name: 'members-menu',
    as: 'active',
    path: '/members',
    act: (page) => page.getByRole('banner').locator('summary').click(),
  },
  { name: 'chats-none', as: 'active', path: '/chats' },
  {
    name: 'chat-new',
    as: 'active',
    path: `${MEMBER_PATH}/chat`,
    act: (page) => appears(page, 'main form ul'),
  },
  {
    name: 'chat-gifts',
    as: 'active',
    path: `${MEMBER_PATH}/chat`,
    act: async (page) => {
      // It shows the state between choosing the photo and sending it.
      await page.locator('main form button:has(svg)').nth(1).click();
      await appears(page, 'dialog[open] fieldset');
    },
  },
  { name: 'delete-account', as: 'active', path: '/settings/delete' },
  { name: 'delete-account-missing', as: 'active', path: '/settings/delete', act: submitEmpty },
  { name: 'passkeys', as: 'active', path: '/settings/passkeys' },
  { name: 'export', as: 'active', path: '/settings/export' },
  { name: 'account-deleted', path: '/account-deleted' },
  {
    name: 'account-deleted-done',
    path: '/account-deleted?done=1798000000000',
    done: 'account-deleted:1798000000000',
  },
  { name: 'account-deleted-link', path: `/account-deleted?token=${TOKEN}` },
  { name: 'settings', as: 'active', path: '/settings' },
  { name: 'settings-visibility', as: 'active', path: '/settings/visibility' },
  { name: 'settings-messages', as: 'active', path: '/settings/messages' },
  { name: 'settings-contacts', as: 'active', path: '/settings/contacts' },
  { name: 'settings-email', as: 'active', path: '/settings/email', act: submitEmpty },
  { name: 'settings-password', as: 'active', path: '/settings/password', act: submitEmpty },
  {
    name: 'settings-password-done',
    as: 'active',
    path: '/settings/password?done=1',
    done: 'settings/password:1',
  },
  { name: 'settings-language', as: 'active', path: '/settings/language' },
  { name: 'settings-appearance', as: 'active', path: '/settings/appearance' },
  { name: 'settings-blocked', as: 'active', path: '/settings/blocked' },
  { name: 'settings-reports', as: 'active', path: '/settings/reports' },
  { name: 'settings-devices', as: 'active', path: '/settings/devices' },
  {
    name: 'not-found-member',
    as: 'active',
    path: '/match-finder',
    expectedError: { status: 404, path: '/match-finder' },
  },
];

/** Signs up or logs in who looks. */
export async function enter(request: APIRequestContext, viewer: Viewer): Promise<void> {
  if (viewer === 'waiting') await signUp(request);
  if (viewer === 'active') await signUpActive(request);
  if (viewer === 'premium') await logInAs(request, DEMO_MEMBER);
}

let sentLink: Promise<string> | undefined;

/** The link to a new password that somebody was sent, who isn't logged in here. */
function resetLink(request: APIRequestContext): Promise<string> {
  sentLink ??= (async () => {
    const { email } = await signUpActive(request);
    await logOut(request);
    await requestReset(request, email);
    return linkOf(await waitForMail(request, { to: email, kind: 'password_reset' }));
  })();
  return sentLink;
}

/** The address it is opened by. */
export async function addressOf({ link, path, site }: Screen, request: APIRequestContext): Promise<string> {
  if (site)
    return Object.assign(new URL(path, process.env[SERVER_URL]), { hostname: `${site}.localhost` }).href;
  return link ? link(request) : path;
}

export interface Showing {
  locale: string;
  /** Who fills its form. */
  person?: Person;
}

/** Opens the page again, in a language. */
export async function show(
  page: Page,
  screen: Screen,
  { locale, person = makePerson() }: Showing,
): Promise<void> {
  await page.context().addCookies([
    { name: 'locale', value: locale, domain: 'localhost', path: '/' },
    { name: 'done', value: screen.done ?? '', domain: 'localhost', path: '/' },
    { name: 'signup_draft', value: '', domain: 'localhost', path: '/', expires: 1 },
  ]);
  await page.goto(await addressOf(screen, page.request));
  await expectReacts(page);
  await screen.act?.(page, person);
  await expectLetters(page);
}
