import type { Locator, Page } from '@playwright/test';
import { newChatMember } from '../src/actors/chat';
import { expectPath, expectReacts, open } from '../src/actors/pages';
import { makePerson } from '../src/actors/person';
import { expectAccessible } from '../src/fixtures/axe';
import { expectNoSideways } from '../src/fixtures/room';
import { expect, test } from '../src/fixtures/test';

/** The demo's older members, whose likes no other test counts. */
const OLDER = '/swipe-game?country=NL&min_age=50&photo=1';

const card = (page: Page): Locator => page.locator('article:not([inert])');
const heading = (page: Page): Locator => card(page).getByRole('heading', { level: 2 });
/** Name and age, as the heading has them. */
const nameOf = async (page: Page): Promise<string> => (await heading(page).textContent()) ?? '';
const likesLeft = (page: Page, left: number) =>
  expect(page.getByRole('main')).toContainText(`${left} of 4 likes left today`);

async function openGame(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(heading(page)).toBeVisible();
  await expectReacts(page);
}

/** Waits until another member is first, and returns its name. */
async function expectNext(page: Page, before: string): Promise<string> {
  await expect(heading(page)).not.toHaveText(before);
  return nameOf(page);
}

/** Drags the card by a part of its width. */
async function drag(page: Page, part: number): Promise<void> {
  const box = await card(page).boundingBox();
  if (!box) throw new Error('the card isn’t there');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 4];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (box.width * part) / 2, y);
  await page.mouse.move(x + box.width * part, y);
  await page.mouse.up();
}

/** What the site answered to each choice from now on. */
function answersOf(page: Page, method: 'POST' | 'DELETE'): number[] {
  const statuses: number[] = [];
  page.on('response', (response) => {
    const isSwipe = response.url().endsWith('/api/swipe.php') && response.request().method() === method;
    if (isSwipe) statuses.push(response.status());
  });
  return statuses;
}

test('a member chooses by a drag, the buttons and the keys, until the likes of the day are used up @phone', async ({
  page,
}) => {
  await newChatMember(page);
  await openGame(page, OLDER);
  await expectAccessible(page, 'the swipe game');
  await expectNoSideways(page, 'the swipe game');
  const first = await nameOf(page);
  const [chosen, undone] = [answersOf(page, 'POST'), answersOf(page, 'DELETE')];

  // A drag that is too short is none, one to the left passes and one to the right likes.
  await drag(page, 0.02);
  await expect(heading(page)).toHaveText(first);
  await drag(page, -0.45);
  const second = await expectNext(page, first);
  await likesLeft(page, 4);
  await drag(page, 0.45);
  const third = await expectNext(page, second);
  await likesLeft(page, 3);

  // The last choice can be undone, and given otherwise.
  await page.getByRole('button', { name: 'Undo the last choice' }).click();
  await expect(heading(page)).toHaveText(second);
  await likesLeft(page, 4);
  await page.keyboard.press('ArrowRight');
  await expect(heading(page)).toHaveText(third);
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  const fourth = await expectNext(page, third);
  await likesLeft(page, 2);

  // A look at the whole profile loses no place.
  await page.getByRole('link', { name: /^More about / }).click();
  await expectPath(page, /^\/members\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fourth.split(',')[0] ?? fourth);
  await page.getByRole('link', { name: 'Back to the swipe game' }).click();
  await expect(heading(page)).toHaveText(fourth);
  await page.keyboard.press('ArrowRight');
  const fifth = await expectNext(page, fourth);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'That’s all for today' })).toBeVisible();
  // A document that ends takes with it what wasn't sent.
  await expect.poll(() => chosen).toEqual([200, 200, 200, 200, 200, 200]);
  expect(undone).toEqual([200]);
  await expectAccessible(page, 'the wait for new likes');
  await expectNoSideways(page, 'the wait for new likes');

  // It is so on every device, and says who got them.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'That’s all for today' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(fifth.split(',')[0] ?? fifth);
  await expect(page.getByRole('main')).toContainText(/New likes at/);
});

test('a like that is answered is a match in place @phone', async ({ page, newDevice }) => {
  const anna = await newChatMember(page);
  // So old that hardly anybody else is among those shown.
  const year = String(new Date().getFullYear() - 80 - Math.floor(Math.random() * 19));
  const birth = { day: '1', month: '1', year };
  const ben = await newChatMember(await newDevice(), makePerson({ gender: 'male', birth }));
  await open(ben.page, `/members/${anna.id}`);
  const liked = ben.page.waitForResponse('**/api/likes.php');
  await ben.page.getByRole('button', { name: 'Like', exact: true }).click();
  await liked;

  await openGame(page, '/swipe-game?country=NL&gender=male&min_age=79');
  for (let shown = await nameOf(page); !shown.includes(ben.person.name);) {
    await page.keyboard.press('ArrowLeft');
    shown = await expectNext(page, shown);
  }
  await page.keyboard.press('ArrowRight');
  const notice = page.getByRole('dialog', { name: 'It’s a Match' });
  await expect(notice).toContainText(ben.person.name);
  await expect(notice.getByRole('link', { name: `Write to ${ben.person.name}` })).toBeVisible();
  // The keys of the game don’t work through it.
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Keep looking' }).click();
  await expect(notice).toBeHidden();
  // A match isn’t undone by a slip.
  await expect(page.getByRole('button', { name: 'Undo the last choice', disabled: false })).toHaveCount(0);
});

test('what is chosen without a connection reaches the site when there is one', async ({ page, faults }) => {
  await newChatMember(page);
  await openGame(page, OLDER);
  const first = await nameOf(page);
  faults.expectFailedRequest(/^\/(api|assets|photos)\//);
  await page.context().setOffline(true);
  await page.keyboard.press('ArrowLeft');
  const second = await expectNext(page, first);
  await page.keyboard.press('ArrowRight');
  const third = await expectNext(page, second);
  const offline = page.getByRole('status').filter({ hasText: 'You’re offline. Leave this page open' });
  await expect(offline).toBeVisible();
  const saved = answersOf(page, 'POST');
  await page.context().setOffline(false);
  await expect.poll(() => saved).toEqual([200, 200]);
  await expect(offline).toHaveCount(0);
  await expect(heading(page)).toHaveText(third);
  await page.reload();
  await expect(heading(page)).toHaveText(third);
  await likesLeft(page, 3);
});
