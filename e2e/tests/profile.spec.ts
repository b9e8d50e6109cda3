import { signUpActive } from '../src/actors/api';
import { expectReacts, open, openWithoutReacting } from '../src/actors/pages';
import { expectAccessible } from '../src/fixtures/axe';
import { expectNoSideways } from '../src/fixtures/room';
import { expect, test } from '../src/fixtures/test';

test('each part of the profile is saved by itself, and stays @phone', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, '/profile');
  const about = page.getByRole('region', { name: 'About me', exact: true });
  await about.getByLabel('In your own words').fill('I repair old bicycles.');
  await about.getByRole('button', { name: 'Save' }).click();
  // The focus goes to the confirmation, which a screen reader announces.
  await expect(about.locator(':focus')).toContainText('Saved.');

  const place = page.getByRole('region', { name: 'Where I live', exact: true });
  await place.getByLabel('Country').selectOption('DE');
  await place.getByLabel('State').selectOption('NW');
  await place.getByLabel('City').fill('Köln');
  await place.getByRole('button', { name: 'Save' }).click();
  await expect(place.getByText('Saved.')).toBeVisible();

  const facts = page.getByRole('region', { name: 'Facts about me', exact: true });
  await facts.getByLabel('Hair').selectOption('dark blond');
  await facts.getByLabel('Tattoos').selectOption({ label: 'Yes' });
  await facts.getByRole('button', { name: 'Save' }).click();
  await expect(facts.getByText('Saved.')).toBeVisible();

  const interests = page.getByRole('region', { name: 'Interests', exact: true });
  await interests.getByText('Cycling').click();
  await interests.getByRole('button', { name: 'Save' }).click();
  await expect(interests.getByText('Saved.')).toBeVisible();

  await page.reload();
  await expect(about.getByLabel('In your own words')).toHaveValue('I repair old bicycles.');
  await expect(place.getByLabel('State')).toHaveValue('NW');
  await expect(facts.getByLabel('Hair')).toHaveValue('dark blond');
  await expect(interests.getByRole('checkbox', { name: 'Cycling' })).toBeChecked();
  await expectAccessible(page, 'own profile');
  await expectNoSideways(page, 'own profile');
});

test('sentences are finished, put in order by the keyboard, and stay @phone', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, '/profile');
  const next = page.getByRole('region', { name: 'What helps next', exact: true });
  const sentences = page.getByRole('region', { name: 'Finish the sentence', exact: true });
  // The link leads to the place where it is done.
  await next.getByRole('link', { name: 'Finish a sentence' }).click();
  await expect(sentences.getByRole('heading', { name: 'Finish the sentence' })).toBeInViewport();
  for (const [sentence, words] of [
    ['A perfect Sunday is…', 'soup and a nap.'],
    ['The dish I cook best is…', 'toast.'],
  ] as const) {
    await sentences.getByLabel('Choose a sentence').selectOption({ label: sentence });
    await sentences.getByRole('button', { name: 'Add' }).click();
    await expect(sentences.getByLabel(sentence, { exact: true })).toBeFocused();
    await page.keyboard.type(words);
  }
  await sentences.getByRole('button', { name: 'Move up: The dish I cook best is…' }).press('Enter');
  await expect(sentences.locator('textarea').first()).toHaveValue('toast.');
  await sentences.getByRole('button', { name: 'Save' }).click();
  await expect(sentences.locator(':focus')).toContainText('Saved.');
  await expect(next.getByRole('link', { name: 'Finish a sentence' })).toBeHidden();

  await page.reload();
  await expect(sentences.locator('textarea').first()).toHaveValue('toast.');
  await expect(sentences.locator('textarea').nth(1)).toHaveValue('soup and a nap.');
  await expectReacts(page);
  await page.getByRole('button', { name: 'Preview profile' }).click();
  const preview = page.getByRole('dialog', { name: 'Profile preview' });
  await expect(preview.getByText('toast.')).toBeVisible();
});

test('what is not saved is there again after a reload, and can be discarded', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, '/profile');
  const about = page.getByRole('region', { name: 'About me', exact: true });
  await about.getByLabel('Why are you here?').fill('To find someone to cook for.');
  await page.reload();
  await expect(about.getByLabel('Why are you here?')).toHaveValue('To find someone to cook for.');
  await about.getByRole('button', { name: 'Discard changes' }).click();
  await expect(about.getByLabel('Why are you here?')).toHaveValue('');
  await page.reload();
  await expect(about.getByLabel('Why are you here?')).toHaveValue('');
});

test('a date of birth that is too late is rejected under its field', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, '/profile');
  const basics = page.getByRole('region', { name: 'The basics', exact: true });
  await basics.getByLabel('Year').fill(String(new Date().getFullYear() - 10));
  await basics.getByRole('button', { name: 'Save' }).click();
  await expect(basics.getByText(/18/)).toBeVisible();
});

test('what is typed and chosen before the page reacts is saved like all else', async ({ page }) => {
  await signUpActive(page.request);
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const save = async (name: string) => {
    await section(name).getByRole('button', { name: 'Save' }).click();
    await expect(section(name).getByText('Saved.')).toBeVisible();
  };
  const words = section('About me').getByLabel('In your own words');
  const year = section('The basics').getByLabel('Year');
  const hair = section('Facts about me').getByLabel('Hair');
  const interest = (name: string) => section('Interests').getByRole('checkbox', { name });

  const first = await openWithoutReacting(page, '/profile');
  await words.fill('I sail on Sundays.');
  await year.fill('1985');
  await hair.selectOption('dark blond');
  for (const name of ['Cycling', 'Cooking'])
    await section('Interests').getByText(name, { exact: true }).click();
  await first.react();
  for (const name of ['About me', 'The basics', 'Facts about me', 'Interests']) await save(name);

  // The location replaces what was typed, too.
  const second = await openWithoutReacting(page, '/profile');
  await expect(words).toHaveValue('I sail on Sundays.');
  await words.fill('I sail on Mondays.');
  await second.react();
  await save('About me');

  await page.reload();
  await expect(words).toHaveValue('I sail on Mondays.');
  // Once corrected it stays, and is no field any more.
  await expect(section('The basics')).toContainText('1985');
  await expect(hair).toHaveValue('dark blond');
  for (const name of ['Cycling', 'Cooking']) await expect(interest(name)).toBeChecked();
});

test('sexuality is asked for only with the consent to it, and goes with it', async ({ page }) => {
  await signUpActive(page.request);
  await open(page, '/profile');
  const alone = page.getByRole('region', { name: 'Private to you', exact: true });
  await expect(alone.getByLabel('Sexuality')).toHaveCount(0);
  await alone.getByRole('checkbox').check();
  await alone.getByLabel('Sexuality').selectOption('bi');
  await alone.getByRole('button', { name: 'Save' }).click();
  await expect(alone.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(alone.getByLabel('Sexuality')).toHaveValue('bi');
  await alone.getByRole('checkbox').uncheck();
  await expect(alone.getByLabel('Sexuality')).toHaveCount(0);
  await expect
    .poll(async () => (await page.request.get('/api/profile.php')).text())
    .not.toContain('"sexuality"');
});

test('the preview shows what others see', async ({ page }) => {
  const { name } = await signUpActive(page.request);
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Preview profile' }).click();
  const preview = page.getByRole('dialog', { name: 'Profile preview' });
  await expect(preview.getByRole('heading', { name: `${name}, ` })).toBeVisible();
  await expectAccessible(page, 'preview');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Preview profile' })).toBeFocused();
});

test.describe('with a device that knows where it is', () => {
  test.use({ geolocation: { latitude: 48.14, longitude: 11.58 }, permissions: ['geolocation'] });

  test('where one lives is filled in by the location, and saved only by oneself', async ({ page }) => {
    await signUpActive(page.request);
    await open(page, '/profile');
    const place = page.getByRole('region', { name: 'Where I live', exact: true });
    await place.getByRole('button', { name: 'Use my location' }).click();
    await expect(place.getByText('Filled in from your location.')).toBeVisible();
    await expect(place.getByLabel('Country')).toHaveValue('DE');
    await expect(place.getByLabel('State')).toHaveValue('BY');
    await place.getByRole('button', { name: 'Save' }).click();
    await expect(place.getByText('Saved.')).toBeVisible();
    await page.reload();
    await expect(place.getByLabel('State')).toHaveValue('BY');
  });
});

test('a message says that the browser gives no location', async ({ page, context }) => {
  await context.clearPermissions();
  await signUpActive(page.request);
  await open(page, '/profile');
  const place = page.getByRole('region', { name: 'Where I live', exact: true });
  await place.getByRole('button', { name: 'Use my location' }).click();
  await expect(place.getByText('doesn’t share your location')).toBeVisible();
  await expect(place.getByLabel('Country')).toBeEnabled();
  // Allowed in the browser's settings, it can be used without a reload.
  await context.grantPermissions(['geolocation']);
  await expect(place.getByText('doesn’t share your location')).toBeHidden();
});
