import type { Page } from '@playwright/test';
import { signUp, signUpActive } from '../src/actors/api';
import { newChatMember } from '../src/actors/chat';
import { expectPath, expectReacts, open, openWithoutReacting } from '../src/actors/pages';
import { expectAccessible } from '../src/fixtures/axe';
import { expectNoSideways } from '../src/fixtures/room';
import { expect, test } from '../src/fixtures/test';
import { DUTCH_ADDRESS } from '../src/screens';

const notices = (page: Page) => page.getByRole('complementary', { name: 'Notices' });
const confirming = (page: Page) => notices(page).getByText('Please confirm your e-mail address.');
const photo = (page: Page) => notices(page).getByText('Show who you are.');

/** Which of the two alerts each page shows a member who has both. */
const PAGES = [
  ['/members', { confirm: true, photo: true }],
  ['/likes', { confirm: true, photo: true }],
  ['/likes/sent', { confirm: true, photo: true }],
  ['/chats', { confirm: true, photo: true }],
  ['/credits', { confirm: true, photo: true }],
  ['/transactions', { confirm: true, photo: true }],
  ['/premium', { confirm: true, photo: false }],
  ['/profile', { confirm: true, photo: false }],
  ['/settings', { confirm: false, photo: false }],
  ['/complete-signup', { confirm: false, photo: true }],
] as const;

test('what is left to do after the sign-up is shown on every page but where it is done', async ({ page }) => {
  await signUp(page.request);
  for (const [path, shown] of PAGES) {
    await open(page, path);
    await expect(confirming(page), path).toHaveCount(shown.confirm ? 1 : 0);
    await expect(photo(page), path).toHaveCount(shown.photo ? 1 : 0);
  }
});

test('the missing photo is shown until it is dismissed, and then doesn’t even flash @phone', async ({
  page,
}) => {
  await signUpActive(page.request);
  await open(page, '/likes');
  await expect(photo(page)).toBeVisible();
  await expect(confirming(page)).toHaveCount(0);
  await expectAccessible(page, 'the alert of the missing photo');
  await expectNoSideways(page, 'the alert of the missing photo');
  await notices(page).getByRole('button', { name: 'Not now' }).click();
  await expect(notices(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  // What the server wrote is hidden before any script of ours ran.
  const { react } = await openWithoutReacting(page, '/chats');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notices(page)).toBeHidden();
  await react();
  await expect(notices(page)).toHaveCount(0);
});

test('after a sign-up elsewhere a smartphone brings the reminder over the page @phone', async ({ page }, {
  project,
}) => {
  await signUp(page.request);
  await open(page, '/members?api_signup_complete=1');
  const reminder = page.getByRole('dialog', { name: 'Please confirm your e-mail address.' });
  if (project.name !== 'phone') {
    await expect(confirming(page)).toBeVisible();
    await expect(reminder).toHaveCount(0);
    return;
  }
  await expect(reminder).toBeVisible();
  await expectAccessible(page, 'the reminder over the page');
  await reminder.getByRole('button', { name: 'Not now' }).click();
  await expect(reminder).toHaveCount(0);
  await expect(confirming(page)).toBeVisible();
});

test('an address with t shows who likes the member, once, and leads there @phone', async ({
  page,
  newDevice,
}) => {
  const anna = await newChatMember(page);
  const ben = await newChatMember(await newDevice());
  await open(ben.page, `/members/${anna.id}`);
  await ben.page.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(ben.page.getByRole('button', { name: 'Liked' })).toBeVisible();

  await open(anna.page, '/members?t=1');
  const popup = anna.page.getByRole('dialog', { name: `${ben.person.name} likes you` });
  await expect(popup).toBeVisible();
  await expectPath(anna.page, '/members');
  await expectAccessible(anna.page, 'who likes the member');
  await expect(popup.getByRole('link', { name: ben.person.name, exact: true })).toHaveAttribute(
    'href',
    `/members/${ben.id}`,
  );
  // A press in its first moments was meant for the page below.
  await expect(async () => {
    const link = popup.getByRole('link', { name: /^View profile/ });
    // The page may load already, and takes long.
    if (await link.isVisible()) await link.click({ timeout: 1000 });
    await expectPath(anna.page, `/members/${ben.id}`);
  }).toPass();
});

test('what waits is before the title and on the app’s icon', async ({ page, newDevice }) => {
  const anna = await newChatMember(page);
  const ben = await newChatMember(await newDevice());
  await page.addInitScript(() => {
    const counts: number[] = [];
    Object.assign(globalThis, { counts });
    Object.assign(navigator, { setAppBadge: async (count: number) => void counts.push(count) });
  });
  await open(ben.page, `/members/${anna.id}`);
  await ben.page.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(ben.page.getByRole('button', { name: 'Liked' })).toBeVisible();
  await open(page, '/settings');
  await expect(page).toHaveTitle(/^\(1\) /);
  const counts = () => page.evaluate(() => (globalThis as unknown as { counts: number[] }).counts);
  await expect.poll(counts).toContain(1);
});

test('only an address with lb has the page report that it was left', async ({ page }) => {
  const beacons: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/page-hidden.php')) beacons.push(request.method());
  });
  const leave = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await open(page, '/login');
  await leave();
  await open(page, '/login?lb');
  await expectReacts(page);
  expect(beacons).toEqual([]);
  await leave();
  await leave();
  await expect.poll(() => beacons).toEqual(['POST']);
});

test('a conversation carries the entry warning in the Netherlands, and nowhere it isn’t asked for', async ({
  page,
  newDevice,
}) => {
  const anna = await newChatMember(page);
  const dutch = await newDevice({ address: DUTCH_ADDRESS });
  await signUpActive(dutch.request);
  const warning = (where: Page) => where.getByText(/^Only for adults aged 18 and over\./);
  await open(dutch, `/members/${anna.id}/chat`);
  await expect(warning(dutch)).toBeVisible();
  await open(dutch, '/chats');
  await expect(warning(dutch)).toHaveCount(0);

  const elsewhere = await newDevice();
  await signUpActive(elsewhere.request);
  await open(elsewhere, `/members/${anna.id}/chat`);
  await expect(elsewhere.getByRole('textbox', { name: /^Message to / })).toBeVisible();
  await expect(warning(elsewhere)).toHaveCount(0);
});
