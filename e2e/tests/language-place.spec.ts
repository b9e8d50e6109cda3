import { logOut, signUpActive } from '../src/actors/api';
import { expectPath, expectReacts, open } from '../src/actors/pages';
import { chooseLanguage, expectLanguage, languageMenu } from '../src/actors/preferences';
import { expect, test } from '../src/fixtures/test';

test('the same page in another language keeps its query, its fragment and its place', async ({ page }) => {
  await open(page, '/pages/terms?a=1#withdrawal');
  const menu = languageMenu(page);
  await menu.locator('summary').click();
  await page.evaluate(() => {
    const { documentElement: root } = document;
    root.scrollTo({ top: (root.scrollHeight - root.clientHeight) / 2, behavior: 'instant' });
  });
  // A press by the test's own hand would scroll to what it presses.
  await menu.getByRole('button', { name: 'Suomi', exact: true }).dispatchEvent('click');
  await expectLanguage(page, 'fi');
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?a=1#withdrawal');
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { documentElement: root } = document;
        return root.scrollTop / (root.scrollHeight - root.clientHeight);
      }),
    )
    .toBeCloseTo(0.5, 1);
});

test('a page that was found in one language is left for the one that is chosen', async ({ page }) => {
  await open(page, '/pages/terms?locale=pl');
  await expectLanguage(page, 'pl');
  await chooseLanguage(page, 'Dansk');
  await expectLanguage(page, 'da');
  await expectPath(page, '/pages/terms');
});

test('the page of languages leads back to where it was opened, in the language that is chosen', async ({
  page,
}) => {
  await open(page, '/pages/privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Language', exact: true }).click();
  await expectReacts(page);
  await expectPath(page, '/lang-config?next=%2Fpages%2Fprivacy');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(11);
  await page.getByRole('main').getByRole('button', { name: 'Español' }).click();
  await expectLanguage(page, 'es');
  await expectPath(page, '/pages/privacy');
  expect((await page.context().cookies()).find(({ name }) => name === 'locale')?.value).toBe('es');
});

test.describe('in a Finnish browser', () => {
  test.use({ locale: 'fi-FI' });

  test('a log-in to an account in English says so in Finnish, with a link back to it', async ({ page }) => {
    const person = await signUpActive(page.request);
    await logOut(page.request);
    await open(page, '/login');
    await expectLanguage(page, 'fi');
    await page.locator('[name=email]').fill(person.email);
    await page.locator('[name=password]').fill(person.password);
    await page.keyboard.press('Enter');
    await expectLanguage(page, 'en');
    await expect(page.getByText('Tilisi kieli: English')).toBeVisible();
    await page.getByRole('button', { name: 'Pidä kielenä Suomi' }).click();
    await expectLanguage(page, 'fi');
    await expectPath(page, '/members');
    await expectReacts(page);
    await expect(page.getByText('Tilisi kieli')).toHaveCount(0);
  });
});
