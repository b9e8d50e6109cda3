import { linkOf, waitForMail } from '../src/actors/mailbox';
import { expectPath, expectReacts, open } from '../src/actors/pages';
import { makePerson } from '../src/actors/person';
import {
  expectHeading,
  expectStep,
  fillAccount,
  fillFromLocation,
  goOn,
  skipMatches,
  toMeet,
} from '../src/actors/sign-up';
import { ENGLISH } from '../src/actors/words';
import { expectAccessible } from '../src/fixtures/axe';
import { expectNoSideways } from '../src/fixtures/room';
import { expect, test } from '../src/fixtures/test';

test(
  'search, swipe game and match finder begin with who a new member would like to meet',
  { tag: '@phone' },
  async ({ page }) => {
    const person = makePerson();
    await open(page, '/signup');
    await fillAccount(page, person);
    await toMeet(page);
    await expectAccessible(page, 'who to meet');
    const consent = page.getByRole('checkbox', { name: /^I agree that this answer is kept/ });
    await expect(consent).toBeHidden();

    // A gender can reveal an orientation: it takes a consent of its own.
    await page.getByText('Men', { exact: true }).click();
    await goOn(page, ENGLISH.toPhoto);
    await expect(consent).toBeFocused();
    await expect(consent).toHaveAccessibleDescription(/^Without your consent we can’t keep this answer/);
    await expectAccessible(page, 'who to meet without the consent');
    await consent.check();
    await page.getByLabel('Youngest age').selectOption('37');
    await page.getByLabel('Oldest age').selectOption('60');
    await page.getByLabel('Distance').selectOption('Within 100 km');
    await page.getByLabel('I’m looking for').selectOption('Seeing where it goes');
    await expectNoSideways(page, 'who to meet');
    await goOn(page, ENGLISH.toPhoto);
    await expectStep(page, ENGLISH.photoOfYou);
    await goOn(page, ENGLISH.withoutPhoto);
    await fillFromLocation(page, person);
    const answer = (text: string) => page.getByRole('definition').filter({ hasText: text });
    await expect(answer('Men, 37 to 60 years, within 100 km')).toBeVisible();
    await expect(answer('Seeing where it goes')).toBeVisible();

    await goOn(page, ENGLISH.createAccount);
    await expectPath(page, '/signup-matches');
    const genders = page.getByRole('navigation', { name: 'I want to meet' });
    await expect(genders.getByRole('link', { name: 'Men', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await skipMatches(page);
    await expect(page.getByText(/^\d+ (person|people) you’d like to meet/)).toBeVisible();

    await page.goto(linkOf(await waitForMail(page.request, { to: person.email, kind: 'activation' })));
    await expectHeading(page, ENGLISH.confirmed);
    await open(page, '/members');
    await expectHeading(page, 'Men near Utrecht');
    await expect(page.getByRole('main')).toContainText('37 to 60 years · within 100 km');
    await open(page, '/swipe-game');
    await expect(page.getByRole('link', { name: 'Change the filters' })).toHaveAttribute(
      'href',
      '/members?country=&gender=male&min_age=37&max_age=60&distance=100',
    );
    await open(page, '/match-finder');
    await expectReacts(page);
    await expect(page.getByRole('main')).toContainText('Men, 37 to 60 years');
  },
);

test('nothing has to be answered, and the search begins as it would without wishes', async ({ page }) => {
  const person = makePerson();
  await open(page, '/signup');
  await fillAccount(page, person);
  await toMeet(page);
  await goOn(page, ENGLISH.toPhoto);
  await expectStep(page, ENGLISH.photoOfYou);
  await goOn(page, ENGLISH.withoutPhoto);
  await fillFromLocation(page, person);
  // One answer is changed from the summary.
  await page.getByRole('link', { name: 'Change I’m looking for' }).click();
  await expectStep(page, ENGLISH.whoToMeet);
  await page.getByLabel('I’m looking for').selectOption('Good conversation');
  await goOn(page, 'Back to the summary');
  await expectStep(page, ENGLISH.isEverythingRight);
  await expect(page.getByRole('definition').filter({ hasText: 'Good conversation' })).toBeVisible();
  await goOn(page, ENGLISH.createAccount);
  await skipMatches(page);
  await open(page, '/match-finder');
  await expect(page.getByRole('link', { name: 'Begin' })).toBeVisible();
  await open(page, '/members');
  await expectHeading(page, ENGLISH.everyone);
});
