import type { Page } from '@playwright/test';
import { signUp, signUpActive } from '../src/actors/api';
import { linkOf, waitForMail } from '../src/actors/mailbox';
import { expectPath, expectReacts, open } from '../src/actors/pages';
import { expectHeading } from '../src/actors/sign-up';
import { ENGLISH } from '../src/actors/words';
import { expect, test } from '../src/fixtures/test';

const SUITABLE = 'People who may suit you';

/** Ticks the first two, and returns their names. */
async function chooseTwo(page: Page): Promise<[string, string]> {
  const boxes = page.getByRole('checkbox');
  await boxes.first().check();
  await boxes.nth(1).check();
  const names = await page.getByRole('listitem').filter({ has: boxes }).locator('strong').allTextContents();
  return [names[0] ?? '', names[1] ?? ''];
}

test(
  'a new member likes several at once and writes to one, all of it sent with the confirmation',
  { tag: '@phone' },
  async ({ page }) => {
    const { email } = await signUp(page.request);
    await open(page, '/signup-matches');
    await expectHeading(page, SUITABLE);
    const [first, second] = await chooseTwo(page);
    await expect(page.getByText(`${first} and ${second}`)).toBeVisible();
    await page.getByRole('button', { name: 'Like these 2' }).click();
    await expectHeading(page, 'Say hello to one of them?');

    await page.getByRole('navigation', { name: 'Write to' }).getByRole('link', { name: second }).click();
    const field = page.getByLabel(`Your message to ${second}`);
    await page.getByRole('button', { name: 'What does a perfect Sunday look like for you?' }).click();
    await expect(field).toHaveValue('What does a perfect Sunday look like for you?');
    await page.getByRole('button', { name: `Send to ${second}` }).click();
    await expectPath(page, '/complete-signup');
    await expectReacts(page);
    await expect(page.getByText(`Message to ${second}`)).toBeVisible();
    await expect(page.getByText(/^2 likes for/)).toContainText(first);

    await page.goto(linkOf(await waitForMail(page.request, { to: email, kind: 'activation' })));
    await expectHeading(page, ENGLISH.confirmed);
    await open(page, '/likes/sent');
    await expect(page.getByRole('main').getByRole('link', { name: first, exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: second, exact: true })).toBeVisible();
    await open(page, '/chats');
    await expect(page.getByRole('main')).toContainText('What does a perfect Sunday look like for you?');
  },
);

test('nobody has to be chosen', async ({ page }) => {
  await signUp(page.request);
  await open(page, '/signup-matches');
  await expectReacts(page);
  await expect(page.getByRole('button', { name: 'Like', exact: true, disabled: true })).toBeVisible();
  await page.getByRole('link', { name: 'Skip', exact: true }).click();
  await expectPath(page, '/complete-signup');
});

test('one gender alone can be chosen, which stays on the way to a message', async ({ page }) => {
  await signUp(page.request);
  await open(page, '/signup-matches');
  const women = page.getByRole('navigation', { name: 'I want to meet' }).getByRole('link', { name: 'Women' });
  await women.click();
  await expectPath(page, '/signup-matches?gender=female');
  await expect(women).toHaveAttribute('aria-current', 'page');
  await expect(women).toBeFocused();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const [, second] = await chooseTwo(page);
  await page.getByRole('button', { name: 'Like these 2' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Say hello to one of them?' })).toBeFocused();
  const link = page.getByRole('navigation', { name: 'Write to' }).getByRole('link', { name: second });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(link).toBeFocused();
  await expect(page.getByLabel(`Your message to ${second}`)).toBeVisible();
});

test('a message that can’t be sent stays in its field', async ({ page, faults }) => {
  await signUpActive(page.request);
  await open(page, '/signup-matches');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /^Like / }).click();
  const field = page.getByRole('textbox', { name: /^Your message to/ });
  await field.fill('Hello there');
  faults.expectFailedRequest('/api/chat.php');
  await page.route('**/api/chat.php', (route) => route.abort());
  await page.getByRole('button', { name: /^Send to/ }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(field).toHaveValue('Hello there');
  await page.unroute('**/api/chat.php');
  await page.getByRole('button', { name: /^Send to/ }).click();
  // Whose address is confirmed has nothing to wait for.
  await expectPath(page, '/members');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('likes several, is asked for words, and writes', async ({ page, faults }) => {
    await signUp(page.request);
    await page.goto('/signup-matches');
    const [first] = await chooseTwo(page);
    await page.getByRole('button', { name: 'Like', exact: true }).click();
    await expectPath(page, '/signup-matches?step=hello');
    faults.expect(400, '/signup-matches');
    await page.getByRole('button', { name: /^Send to/ }).click();
    await expectHeading(page, 'Say hello to one of them?');
    await page.getByRole('textbox', { name: /^Your message to/ }).fill('Hello there');
    await page.getByRole('button', { name: /^Send to/ }).click();
    await expectPath(page, '/complete-signup');
    await expect(page.getByText(/^2 likes for/)).toContainText(first);
    await expect(page.getByText(/^Message to/)).toBeVisible();
  });
});
