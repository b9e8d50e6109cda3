import type { Page } from '@playwright/test';
import { say, signUpActive } from '../src/actors/api';
import { newChatMember, openChat, composer } from '../src/actors/chat';
import { expectPath, expectReacts, goBack, open } from '../src/actors/pages';
import { drawJpeg, edgesOf, uploadPhoto } from '../src/actors/photos';
import { expectHeading } from '../src/actors/sign-up';
import { recordAnnouncements, takeAnnouncements } from '../src/fixtures/announcements';
import { expectAccessible } from '../src/fixtures/axe';
import { expect, test } from '../src/fixtures/test';

const ORDER_PAGE = /^\/transactions\/[\w-]{22}$/;
const SANDBOX_PAGE = /^\/dev\/pay\/[\w-]{22}$/;

async function choose(page: Page, credits: string, method: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${credits} credits`) }).check();
  await page.getByRole('radio', { name: new RegExp(`^${method}`) }).check();
}

/** Presses the button of the bill and says at the provider's page what becomes of the payment. */
async function payWith(page: Page, outcome: 'Pay' | 'Let it fail' | 'Cancel'): Promise<void> {
  await page.getByRole('button', { name: /^Pay .+ with/ }).click();
  await expectPath(page, SANDBOX_PAGE);
  await page.getByRole('button', { name: outcome, exact: true }).click();
  await expectPath(page, ORDER_PAGE);
  await expectReacts(page);
}

test('a free member buys credits at the welcome price and is premium @phone', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, '/premium');
  await expectHeading(page, 'Get Premium with your first credits');
  await expect(page.getByRole('complementary', { name: 'Welcome bonus' })).toContainText('25% off');
  await expect(page.getByRole('timer')).toHaveCount(1);
  await choose(page, '72', 'iDEAL');
  await expect(page.getByRole('button', { name: 'Pay €43.20 with iDEAL' })).toBeVisible();
  await expectAccessible(page, 'premium page');

  await payWith(page, 'Pay');
  await expectHeading(page, '72 credits bought');
  await expect(page.getByText('€43.20', { exact: true }).first()).toBeVisible();
  await expectAccessible(page, 'paid order');
  const { user } = (await (await page.request.get('/api/user.php')).json()) as {
    user: { credits: number; paid_user: boolean };
  };
  expect(user).toMatchObject({ credits: 72, paid_user: true });

  await open(page, '/credits');
  await expect(page.getByText('You have 72 credits.')).toBeVisible();
  await expect(page.getByText('Welcome bonus')).toBeHidden();
});

/** The file that the browser took for a member's second photo, once it is there. */
async function secondPhoto(page: Page, memberId: string): Promise<{ path: string; edges: number }> {
  await open(page, `/members/${memberId}`);
  const picture = page.getByRole('button', { name: /^Photo 2 of 2/ }).locator('img');
  const address = () =>
    picture.evaluate((image: HTMLImageElement) =>
      image.complete && image.naturalWidth > 0 ? image.currentSrc : '',
    );
  await expect.poll(address).not.toBe('');
  const src = await address();
  return { path: new URL(src).pathname, edges: await edgesOf(page, src) };
}

test('who used up what is free pays, and sees sharp what was blurred @phone', async ({ page, newDevice }) => {
  test.slow();
  const ben = await newChatMember(await newDevice());
  const picture = await drawJpeg(ben.page);
  for (const _ of [1, 2]) await uploadPhoto(ben.page.request, picture);
  await signUpActive(page.request);
  await say(page.request, { to: ben.id, texts: ['one', 'two', 'three'] });

  await openChat(page, ben);
  await composer(page).fill('four');
  await expect(page.getByText('You do not have enough credits.')).toBeVisible();
  const before = await secondPhoto(page, ben.id);
  expect(before.path).toContain('/blurred-');
  expect(before.edges).toBeLessThan(1);

  await page.getByRole('button', { name: /^Photo 2 of 2/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Get Premium' }).click();
  await expectPath(page, /^\/premium\?next=/);
  await expectReacts(page);
  await choose(page, '12', 'iDEAL');
  await payWith(page, 'Pay');
  await expectHeading(page, '12 credits bought');
  await expect(page.getByRole('link', { name: `Back to ${ben.person.name}’s profile` })).toBeVisible();

  const after = await secondPhoto(page, ben.id);
  expect(after.path).toContain('/sharp-');
  expect(after.edges).toBeGreaterThan(8);
  await openChat(page, ben);
  await expect(page.getByText('This message costs 1 credit.')).toBeVisible();
});

test('a payment fails, and goes through by another method', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, '/credits/p0/ideal');
  await payWith(page, 'Let it fail');
  await expectHeading(page, 'Payment failed or has been cancelled.');
  await page.getByRole('link', { name: 'Try another method' }).click();
  await expectPath(page, '/credits/p0');
  await expectReacts(page);
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  await payWith(page, 'Cancel');
  await expectHeading(page, 'The payment was cancelled.');
  await page.getByRole('link', { name: 'Try another method' }).click();
  await expectPath(page, '/credits/p0');
  await expectReacts(page);
  await page.getByRole('radio', { name: /^iDEAL/ }).check();
  await page.reload();
  await expectReacts(page);
  await expect(page.getByRole('radio', { name: /^iDEAL/ })).toBeChecked();
  await payWith(page, 'Pay');
  await expectHeading(page, '12 credits bought');
  await open(page, '/transactions');
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed', { exact: true })).toBeVisible();
  await expectAccessible(page, 'transactions');
});

test('who comes back without having paid finds the choice and its bill again', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, '/credits');
  await choose(page, '12', 'iDEAL');
  await page.getByRole('button', { name: /^Pay .+ with/ }).dblclick();
  await expectPath(page, SANDBOX_PAGE);
  await goBack(page);
  await expectReacts(page);
  await expect(page.getByRole('radio', { name: /^12 credits/ })).toBeChecked();
  await page.getByRole('button', { name: 'Pay €9.00 with iDEAL' }).click();
  await expectPath(page, SANDBOX_PAGE);
});

test('a page that waits shows the credits as soon as the payment comes', async ({ page, context }) => {
  await signUpActive(page.request);
  await open(page, '/credits/p1/ideal');
  await page.getByRole('button', { name: /^Pay .+ with/ }).click();
  await expectPath(page, SANDBOX_PAGE);
  const paymentId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const waiting = await context.newPage();
  await open(waiting, `/transactions/${paymentId}`);
  await expectHeading(waiting, 'Processing your payment');
  await page.request.post(`/dev/pay/${paymentId}`, { data: { outcome: 'paid' } });
  await expectHeading(waiting, '30 credits bought');
  await expect(waiting.getByText('30 credits added')).toBeVisible();
  await expect(waiting.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});

test('a member orders the same again with the saved card @phone', async ({ page }) => {
  const { password } = await signUpActive(page.request);
  await open(page, '/credits/p0/creditcard');
  await page.getByRole('checkbox', { name: /^Let the payment provider keep this/ }).check();
  await payWith(page, 'Pay');
  await open(page, '/credits/repeat-order');
  await expect(page.getByText('Credit card •••• 4242')).toBeVisible();
  await expectAccessible(page, 'repeat order');
  await page.getByRole('button', { name: 'Order and pay €12.00' }).click();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Order and pay €12.00' }).click();
  await expectPath(page, ORDER_PAGE);
  await expectHeading(page, '12 credits bought');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await open(page, '/credits');
  await expect(page.getByText('You have 24 credits.')).toBeVisible();
});

test('a member returns what is unused, sees the confirmation once, and is free again @phone', async ({
  page,
  context,
}) => {
  await recordAnnouncements(context);
  await signUpActive(page.request);
  await open(page, '/credits/p0/ideal');
  await payWith(page, 'Pay');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await takeAnnouncements(page);
  await page.getByRole('button', { name: 'Return and get €9.00 back' }).click();
  await expectHeading(page, 'Returned');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(heading).toBeFocused();
  expect(await takeAnnouncements(page)).not.toContainEqual(expect.stringContaining('Returned'));
  await open(page, '/premium');
  await expectHeading(page, 'Get Premium with your first credits');
  await expect(page.getByText('Welcome bonus')).toBeHidden();
});

test('an order that does not exist is asked for once', async ({ page, faults }) => {
  faults.expect(404, '/api/orders.php');
  await signUpActive(page.request);
  await page.clock.install();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/orders.php')) asked += 1;
  });
  await open(page, '/transactions/abc');
  await expectHeading(page, 'There is no such order');
  await page.clock.runFor('01:00');
  // What the page asks for of itself has been asked for by now, after which comes what is asked for here.
  await page.evaluate(() => fetch('/api/user.php'));
  expect(asked).toBe(1);
});

test('who orders without a choice is led to it', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, '/premium');
  await page.getByRole('button', { name: 'Order and pay' }).click();
  const asked = 'Please choose how many credits you would like.';
  await expect(page.getByRole('alert').getByText(asked)).toBeVisible();
  await page.getByRole('button', { name: 'Choose a package' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: asked })).toBeInViewport();
  await expect(page.getByRole('radio', { name: /credits/ }).first()).toBeFocused();
});
