import type { Page } from '@playwright/test';
import { composer, message, newChatMember, row, write, type ChatMember } from '../src/actors/chat';
import { expectPath, goBack, open } from '../src/actors/pages';
import { expectAccessible } from '../src/fixtures/axe';
import { expectNoSideways } from '../src/fixtures/room';
import { expect, test } from '../src/fixtures/test';

/** Presses the button of the member's own page. */
async function likeOnPage(page: Page, other: ChatMember): Promise<void> {
  await open(page, `/members/${other.id}`);
  // The button says so before the server knows, and leaving a page cancels its requests.
  const liked = page.waitForResponse(
    (response) => response.url().endsWith('/api/likes.php') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await liked;
  await expect(page.getByRole('button', { name: 'Liked' })).not.toHaveAttribute('aria-pressed');
}

const cardOf = (page: Page, { person }: ChatMember) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: person.name });
const heartOf = (page: Page, other: ChatMember) =>
  cardOf(page, other).getByRole('button', { name: `Like ${other.person.name}` });
const matchNotice = (page: Page) => page.getByRole('dialog', { name: 'It’s a Match' });

test('two like each other, and each sees once that it is a match @phone', async ({ page, newDevice }) => {
  const anna = await newChatMember(page);
  const ben = await newChatMember(await newDevice());
  await likeOnPage(anna.page, ben);
  // Anna looks elsewhere meanwhile: what happens now waits for her.
  await anna.page.goto('about:blank');

  // Ben finds the like, counted in the title and marked, and answers it.
  await open(ben.page, '/likes');
  await expect(ben.page).toHaveTitle(/^\(1\) Likes/);
  await expect(cardOf(ben.page, anna).getByText('New')).toBeVisible();
  await heartOf(ben.page, anna).click();
  await expect(matchNotice(ben.page)).toContainText(anna.person.name);
  await expectAccessible(ben.page, 'the notice of a match');
  await ben.page.getByRole('button', { name: 'Keep looking' }).click();
  await expect(matchNotice(ben.page)).toBeHidden();
  await expect(heartOf(ben.page, anna)).toHaveAttribute('aria-pressed', 'true');
  await expect(cardOf(ben.page, anna).getByText('Match')).toBeVisible();
  await expect(ben.page).toHaveTitle(/^Likes/);

  // Anna sees the match on the next page she opens, and on no other.
  await open(anna.page, '/likes/matches');
  await expect(matchNotice(anna.page)).toContainText(ben.person.name);
  await anna.page.keyboard.press('Escape');
  await expect(matchNotice(anna.page)).toBeHidden();
  await anna.page.reload();
  await expect(cardOf(anna.page, ben)).toBeVisible();
  await expect(matchNotice(anna.page)).toBeHidden();

  // The page of the two leads to the first words.
  await cardOf(anna.page, ben).getByRole('link', { name: ben.person.name, exact: true }).click();
  await expectPath(anna.page, `/likes/m/${ben.id}`);
  await expect(
    anna.page.getByRole('heading', { name: `You and ${ben.person.name} like each other` }),
  ).toBeVisible();
  await expect(anna.page.getByRole('link', { name: `Write to ${ben.person.name}` })).toBeVisible();
  await expectAccessible(anna.page, 'a match');
  await expectNoSideways(anna.page, 'a match');

  // It stands above the conversations until there is one.
  await open(ben.page, '/chats');
  const newMatches = ben.page.getByRole('region', { name: 'New matches' });
  await expectAccessible(ben.page, 'a new match above no conversations');
  await newMatches.getByRole('link', { name: anna.person.name }).click();
  await expect(composer(ben.page)).toBeVisible();
  await write(ben.page, 'Hello!');
  await expect(message(ben.page, 'Hello!')).toContainText('Sent');
  await open(ben.page, '/chats');
  await expect(row(ben.page, anna)).toBeVisible();
  await expect(newMatches).toBeHidden();
});

test('a like that fails is removed, with a message', async ({ page, newDevice, faults }) => {
  const anna = await newChatMember(page);
  const ben = await newChatMember(await newDevice());
  await likeOnPage(ben.page, anna);
  await open(page, '/likes');
  faults.expectFailedRequest('/api/likes.php');
  await page.route('**/api/likes.php', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await heartOf(page, ben).click();
  await expect(page.getByText('Your like wasn’t saved')).toBeVisible({ timeout: 25_000 });
  await expect(heartOf(page, ben)).toHaveAttribute('aria-pressed', 'false');
});

test('opening a profile takes the mark from the like that came from it, in all windows', async ({
  page,
  newDevice,
}) => {
  const anna = await newChatMember(page);
  const ben = await newChatMember(await newDevice());
  await likeOnPage(ben.page, anna);
  await open(page, '/likes/received');
  await expect(cardOf(page, ben).getByText('New')).toBeVisible();
  const other = await page.context().newPage();
  await open(other, '/likes/received');
  await expect(cardOf(other, ben).getByText('New')).toBeVisible();
  const seen = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/api/likes.php'),
  );
  await cardOf(page, ben).getByRole('link', { name: ben.person.name }).click();
  await expectPath(page, `/members/${ben.id}`);
  expect((await seen).ok()).toBe(true);
  await expect(cardOf(other, ben).getByText('New')).toBeHidden();
  await page.getByRole('link', { name: 'Back to the likes' }).click();
  await expectPath(page, '/likes/received');
  await expect(cardOf(page, ben)).toBeVisible();
  await expect(cardOf(page, ben).getByText('New')).toBeHidden();
});

test('the lists are one page with three addresses, and say what to do while they are empty', async ({
  page,
}) => {
  await newChatMember(page);
  await open(page, '/likes');
  await expect(page.getByRole('heading', { name: 'Nobody has liked you yet' })).toBeVisible();
  await expectAccessible(page, 'no likes');
  const tabs = page.getByRole('navigation', { name: 'Which likes' });
  await tabs.getByRole('link', { name: 'Sent' }).press('Enter');
  await expectPath(page, '/likes/sent');
  await expect(page.getByRole('heading', { name: 'You haven’t liked anyone yet' })).toBeVisible();
  await tabs.getByRole('link', { name: 'Matches' }).click();
  await expectPath(page, '/likes/matches');
  await expect(page.getByRole('heading', { name: 'No matches yet' })).toBeVisible();
  await goBack(page);
  await expect(page.getByRole('heading', { name: 'You haven’t liked anyone yet' })).toBeVisible();
});

test('a match with nobody is a page that isn’t there', async ({ page, faults }) => {
  await newChatMember(page);
  faults.expect(404, '/likes/m/nobody');
  const response = await page.goto('/likes/m/nobody');
  expect(response?.status()).toBe(404);
});
