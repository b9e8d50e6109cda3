import type { Page } from '@playwright/test';
import { expectReacts, open } from '../src/actors/pages';
import { expect, test } from '../src/fixtures/test';

const CAME_FROM = '/?network=n1&sub1=s1';

/** The data about the partner that this browser stores, anywhere. */
async function keptOf(page: Page): Promise<string> {
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  return stored + JSON.stringify(await page.context().cookies());
}

const question = (page: Page) => page.getByRole('region', { name: 'Your privacy, your choice' });

test('a visitor from a partner is asked, and nothing is stored before a yes', async ({ page }) => {
  await open(page, CAME_FROM);
  await expect(question(page)).toBeVisible();
  expect(await keptOf(page)).not.toMatch(/n1|s1|traffic-source|consent/);

  await test.step('no is as near, as large and as plain as yes', async () => {
    const [reject, accept] = await Promise.all(
      ['Reject all', 'Accept all'].map((name) => question(page).getByRole('button', { name }).boundingBox()),
    );
    expect(reject?.width).toBeCloseTo(accept?.width ?? 0, 0);
    expect([reject?.height, reject?.y]).toEqual([accept?.height, accept?.y]);
  });

  await test.step('the page can be used, and asks again while it has no answer', async () => {
    await page.reload();
    await expect(question(page)).toBeVisible();
    await expectReacts(page);
  });

  await test.step('a no is stored, and ends the question', async () => {
    const logged = page.waitForResponse('**/api/consent.php');
    await question(page).getByRole('button', { name: 'Reject all' }).click();
    expect((await logged).status()).toBe(204);
    await expect(question(page)).toBeHidden();
    expect(await keptOf(page)).not.toMatch(/n1|s1|traffic-source/);
    await open(page, CAME_FROM);
    // The question would stand there once the browser has nothing else to do.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
    await expect(question(page)).toBeHidden();
  });
});

test('a yes stores the origin until it is withdrawn', async ({ page }) => {
  await open(page, CAME_FROM);
  await question(page).getByRole('button', { name: 'Accept all' }).click();
  await expect(question(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('traffic-source'))).toBe(
    JSON.stringify({ network: 'n1', sub1: 's1' }),
  );

  await test.step('by the footer, on the page about cookies', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click();
    await expectReacts(page);
    const choice = question(page);
    await expect(choice.getByRole('checkbox')).toBeChecked();
    const logged = page.waitForResponse('**/api/consent.php');
    await choice.getByRole('button', { name: 'Reject all' }).click();
    await logged;
    await expect(choice.getByRole('checkbox')).not.toBeChecked();
    expect(await keptOf(page)).not.toMatch(/n1|s1|traffic-source/);
  });
});

test('who came by themselves is asked nothing', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
  await expect(question(page)).toBeHidden();
  expect(await keptOf(page)).not.toMatch(/consent|traffic-source/);
});

test('who goes on from the log-in to the sign-up is still known as sent, in the page alone', async ({
  page,
}) => {
  await open(page, '/login?network=n1&sub1=s1');
  const link = page.getByRole('link', { name: 'Create a free account' });
  await expect(link).toHaveAttribute('href', '/signup?network=n1&sub1=s1');
  await link.click();
  const modal = page.getByRole('dialog');
  await expect(modal.locator('input[name="network"]')).toHaveValue('n1');
  await modal.locator('input[name="email"]').fill('anna@example.com');
  expect(await keptOf(page)).not.toMatch(/n1|s1|traffic-source/);
});
