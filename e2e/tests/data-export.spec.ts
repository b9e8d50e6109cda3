import { readFile } from 'node:fs/promises';
import { signUpActive } from '../src/actors/api';
import { logIn } from '../src/actors/log-in';
import { linkOf, waitForMail } from '../src/actors/mailbox';
import { expectPath, expectReacts, open } from '../src/actors/pages';
import { expectHeading } from '../src/actors/sign-up';
import { expect, test } from '../src/fixtures/test';

/** What a file of zip begins with. */
const ZIP = 'PK';

test('a member asks for a copy of the data, is mailed, and downloads it @phone', async ({
  page,
  newDevice,
  faults,
}) => {
  faults.expect(403, '/api/export.php');
  const person = await signUpActive(page.request);
  await open(page, '/settings');
  await page.getByRole('link', { name: 'Get a copy' }).click();
  await expectHeading(page, 'A copy of your data');
  await expectReacts(page);
  await page.getByLabel('Your password').fill('not the password at all');
  await page.getByRole('button', { name: 'Make my copy' }).click();
  await expect(page.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Make my copy' }).click();

  // The page notices by itself that the copy is ready.
  await expect(page.getByRole('heading', { name: 'Your copy is ready' })).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^data-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe(ZIP);
  await expectPath(page, '/settings/export');

  const mail = await waitForMail(page.request, { to: person.email, kind: 'export_ready' });
  const elsewhere = await newDevice();
  await open(elsewhere, linkOf(mail));
  await expectPath(elsewhere, '/login?next=%2Fsettings%2Fexport');
  await logIn(elsewhere, person);
  await expectHeading(elsewhere, 'A copy of your data');
  await expect(elsewhere.getByRole('link', { name: 'Download' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a copy is asked for, and said to be on its way', async ({ page, faults }) => {
    faults.expect(403, '/settings/export');
    const person = await signUpActive(page.request);
    await page.goto('/settings/export');
    await page.getByLabel('Your password').fill('not the password at all');
    await page.getByRole('button', { name: 'Make my copy' }).click();
    await expect(page.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Your password').fill(person.password);
    await page.getByRole('button', { name: 'Make my copy' }).click();
    await expect(
      page.getByRole('heading', { name: /We’re putting it together|Your copy is ready/ }),
    ).toBeVisible();
  });
});
