import type { Page } from '@playwright/test';
import { signUpActive } from '../src/actors/api';
import { logIn, logOut } from '../src/actors/log-in';
import { waitForMail } from '../src/actors/mailbox';
import { expectPath, expectReacts, open } from '../src/actors/pages';
import type { Person } from '../src/actors/person';
import { expectHeading } from '../src/actors/sign-up';
import { expect, test } from '../src/fixtures/test';

// A page that loads events at the moment of its log-out gets an error.
test.beforeEach(({ faults }) => faults.expect(403, /^\/api\/(?:events|chats|likes|user)\.php$/));

/** An authenticator of the browser's own, as a phone with a fingerprint, which the person touches when asked. */
async function addAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** The finger of somebody else. */
    setVerified: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    count: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

/** A browser that suggests no passkeys: this authenticator would take a suggestion by itself. Runs in the page. */
function suggestNothing(): void {
  if ('PublicKeyCredential' in window)
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
}

async function add(page: Page, { password }: Pick<Person, 'password'>): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Go on to the passkey' }).click();
}

test('a member adds a passkey, logs in with it, renames it and removes it @phone', async ({
  page,
  faults,
}) => {
  faults.expect(403, /^\/api\/passkey-(?:options|login)\.php$/);
  await page.addInitScript(suggestNothing);
  const authenticator = await addAuthenticator(page);
  const person = await signUpActive(page.request);
  await open(page, '/settings/passkeys');
  await expectHeading(page, 'Passkeys');
  await add(page, { password: 'not the password at all' });
  await expect(page.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Go on to the passkey' }).click();
  await expect(page.getByText('Your passkey is ready: the next time, you can log in with it.')).toBeVisible();
  await waitForMail(page.request, { to: person.email, kind: 'passkey_added' });
  expect(await authenticator.count()).toBe(1);

  // Once more: the device has one already.
  await add(page, person);
  await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible();

  await logOut(page);
  await open(page, '/login?next=%2Fsettings%2Fpasskeys');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expectPath(page, '/settings/passkeys');

  await expectReacts(page);
  await page.getByRole('button', { name: /^Rename / }).click();
  await page.getByLabel('Name of this passkey').fill('My phone');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByRole('listitem').getByText('My phone')).toBeVisible();

  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('heading', { name: 'Log in without a password' })).toBeVisible();
  await waitForMail(page.request, { to: person.email, kind: 'passkey_removed' });

  await logOut(page);
  await open(page, '/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(/doesn’t open an account here any more/);
  await logIn(page, person);
  await expectPath(page, '/members');
});

test('a passkey is suggested where the address is typed', async ({ page }) => {
  await addAuthenticator(page);
  const person = await signUpActive(page.request);
  await open(page, '/settings/passkeys');
  await add(page, person);
  await expect(page.getByText('Your passkey is ready: the next time, you can log in with it.')).toBeVisible();
  await logOut(page);
  await open(page, '/login');
  // It begins with a person's first move; an authenticator that is touched at once takes the suggestion.
  await page.mouse.move(40, 40);
  await expectPath(page, '/members');
});

test('a person who stops at the finger is at peace, and tries again', async ({ page }) => {
  await page.addInitScript(suggestNothing);
  const authenticator = await addAuthenticator(page);
  const person = await signUpActive(page.request);
  await open(page, '/settings/passkeys');
  await authenticator.setVerified(false);
  await add(page, person);
  await expect(page.getByText('No passkey was added.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await authenticator.setVerified(true);
  await page.getByRole('button', { name: 'Go on to the passkey' }).click();
  await expect(page.getByText('Your passkey is ready: the next time, you can log in with it.')).toBeVisible();

  await logOut(page);
  await authenticator.setVerified(false);
  await open(page, '/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('No passkey was used.')).toBeVisible();
  await logIn(page, person);
  await expectPath(page, '/members');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it takes a browser that can', async ({ page }) => {
    await signUpActive(page.request);
    await page.goto('/settings/passkeys');
    // Its words are in an element that locators of texts pass over.
    const words = await page.locator('main noscript').innerText();
    expect(words).toContain('This browser can’t store passkeys.');
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeHidden();
  });
});
