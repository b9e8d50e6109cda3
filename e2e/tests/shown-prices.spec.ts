import { buyCredits, signUpActive } from '../src/actors/api';
import { expectPath, expectReacts, goBack, open } from '../src/actors/pages';
import { expectHeading } from '../src/actors/sign-up';
import { expectAccessible } from '../src/fixtures/axe';
import { expect, test } from '../src/fixtures/test';

const SANDBOX_PAGE = /^\/dev\/pay\/[\w-]{22}$/;

test('prices follow when the welcome bonus is used in another tab', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, '/credits/p0/ideal');
  await expect(page.getByRole('button', { name: 'Pay €9.00 with iDEAL' })).toBeVisible();
  await buyCredits(page.request);
  await expect(page.getByRole('button', { name: 'Pay €12.00 with iDEAL' })).toBeVisible();
  await expect(page.getByText('€9.00')).toHaveCount(0);
});

test('a price that changed unnoticed is shown before anything is ordered @phone', async ({
  page,
  faults,
}) => {
  faults.expectFailedRequest('/api/events.php');
  faults.expect(409, '/api/orders.php');
  await signUpActive(page.request);
  await page.route('**/api/events.php*', (route) => route.abort());
  await open(page, '/credits/p0/ideal');
  // The page reloads the user only after the order was rejected, so it learns of the price from the order alone.
  const rejected = page.waitForResponse(
    (answer) => answer.url().includes('/api/orders.php') && answer.status() === 409,
  );
  await page.route('**/api/user.php*', async (route) => {
    await rejected;
    await route.fallback();
  });
  await buyCredits(page.request);
  await page.getByRole('button', { name: 'Pay €9.00 with iDEAL' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '€12.00' })).toContainText('Nothing was ordered.');
  await expectAccessible(page, 'price that changed');
  await page.getByRole('button', { name: 'Pay €12.00 with iDEAL' }).click();
  await expectPath(page, SANDBOX_PAGE);
  await expect(page.getByRole('heading')).toHaveText('Pay €12.00');
});

test('an order that was left at the provider is paid still @phone', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, '/credits/p0/ideal');
  await page.getByRole('button', { name: 'Pay €9.00 with iDEAL' }).click();
  await expectPath(page, SANDBOX_PAGE);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await goBack(page);
  await open(page, `/transactions/${id}`);
  await expect(page.getByText('To be paid with')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay another way' })).toBeVisible();
  await expectAccessible(page, 'order not paid yet');
  await page.getByRole('link', { name: 'Continue to payment' }).click();
  await expectPath(page, `/dev/pay/${id}`);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expectReacts(page);
  await expectHeading(page, '12 credits bought');
  await expect(page.getByText('Paid with')).toBeVisible();
});
