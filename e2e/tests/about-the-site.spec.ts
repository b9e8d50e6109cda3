import type { Page } from '@playwright/test';
import { waitForMail } from '../src/actors/mailbox';
import { open } from '../src/actors/pages';
import { makePerson } from '../src/actors/person';
import { expectHeading } from '../src/actors/sign-up';
import { expect, test } from '../src/fixtures/test';

async function complain(page: Page, email: string): Promise<void> {
  await page.getByLabel('What is it about?').selectOption('payment');
  await page.getByLabel('Subject').fill('My order');
  await page.getByLabel('What happened, and what would put it right?').fill('It never came.');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send the complaint' }).click();
}

async function expectReference(page: Page, email: string): Promise<void> {
  await expectHeading(page, 'We have your complaint');
  const reference = await page.getByText(/^C[0-9A-Z]{9}$/).innerText();
  const { subject } = await waitForMail(page.request, { to: email, kind: 'complaint_received' });
  expect(subject).toBe(`We have your complaint ${reference}`);
}

test('complains, and gets the reference on the page and by mail', async ({ page }) => {
  const { email } = makePerson();
  await open(page, '/complaints');
  await complain(page, email);
  await expectReference(page, email);
});

test('opens a question by its address', async ({ page }) => {
  await open(page, '/pages/faq#subscription');
  await expect(page.getByText('Nothing renews by itself')).toBeVisible();
  await expect(page.getByText('Check your spam folder')).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('complains: shows what is missing, then the reference', async ({ page, faults }) => {
    const { email } = makePerson();
    await page.goto('/complaints');
    faults.expect(400, '/complaints');
    await page.locator('form[action="/complaints"]').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.getByLabel('Subject').fill('My order');
    await page.getByRole('button', { name: 'Send the complaint' }).click();
    await expect(page.getByLabel('Subject')).toHaveValue('My order');
    await expect(page.getByText('Say what happened.')).toBeVisible();
    await complain(page, email);
    await expectReference(page, email);
  });

  test('looks up prices in the money of a country', async ({ page }) => {
    await page.goto('/pricing?country=NL');
    await expect(page.getByText('iDEAL')).toBeVisible();
    await page.getByLabel('Paying from').selectOption('SE');
    await page.getByRole('button', { name: 'Show prices' }).click();
    await expect(page.getByText('Swish')).toBeVisible();
    await expect(page.getByText('iDEAL')).toHaveCount(0);
    await expect(page.getByText('SEK 135.00')).toBeVisible();
  });
});
