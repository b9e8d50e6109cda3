import type { Page } from '@playwright/test';
import { newChatMember } from '../src/actors/chat';
import { expectPath, expectReacts, open } from '../src/actors/pages';
import { expectAccessible } from '../src/fixtures/axe';
import { expectNoSideways } from '../src/fixtures/room';
import { expect, test } from '../src/fixtures/test';

const main = (page: Page) => page.getByRole('main');
const question = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** Answers all four questions: men who share an interest. */
async function answerAll(page: Page): Promise<void> {
  await question(page, 'Who would you like to meet?');
  await page.getByRole('radio', { name: 'Men', exact: true }).check();
  await page.getByRole('checkbox', { name: /^I agree that this answer is kept/ }).check();
  await goOn(page);
  await question(page, 'How old, and how near?');
  await goOn(page);
  await question(page, 'What would you like to share?');
  for (const name of ['Art', 'Animals', 'Baking']) {
    await page.getByRole('checkbox', { name, exact: true }).check();
  }
  await expect(main(page)).toContainText('3 of 5 chosen');
  await goOn(page);
  await question(page, 'What are you looking for?');
  await page.getByRole('checkbox', { name: /Something lasting/ }).check();
  await page.getByRole('button', { name: 'Show who fits' }).click();
  await expectPath(page, '/match-finder');
}

test('a member says who to meet, sees who fits and why, and changes a wish @phone', async ({ page }) => {
  await newChatMember(page);
  await open(page, '/match-finder');
  await expectReacts(page);
  await expectAccessible(page, 'the start of the match finder');
  await page.getByRole('link', { name: 'Begin' }).click();
  await question(page, 'Who would you like to meet?');

  // Who to meet can reveal an orientation: without the consent nothing is kept.
  await page.getByRole('radio', { name: 'Men', exact: true }).check();
  await goOn(page);
  await expect(main(page)).toContainText('Without your consent we can’t keep this answer.');
  await answerAll(page);

  await expect(page.getByRole('heading', { level: 2, name: 'Who fits best' })).toBeVisible();
  const best = page.getByRole('article').first();
  await expect(best).toContainText('wishes');
  await expect(best).toContainText('In common:');
  await expectAccessible(page, 'the match finder');
  await expectNoSideways(page, 'the match finder');

  // Another order is in the address, and kept by a reload.
  await page.getByLabel('Order').selectOption('nearest');
  await expectPath(page, '/match-finder?order=nearest');
  await page.reload();
  await expectReacts(page);
  await expect(page.getByLabel('Order')).toHaveValue('nearest');

  // The profile leads back here.
  await page.getByRole('article').first().getByRole('link', { name: 'See the profile' }).click();
  await expect(page).toHaveURL(/\/members\//);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Who fits best' })).toBeVisible();

  // The search begins with the wishes.
  await page.getByRole('link', { name: 'Search', exact: true }).first().click();
  await expect(page).toHaveURL(/\/members\?.*gender=male/);
});

test('wishes that nobody meets say which one costs most, and can be deleted', async ({ page }) => {
  await newChatMember(page);
  await open(page, '/match-finder?step=gender&first=1');
  await expectReacts(page);
  await answerAll(page);
  await page.getByRole('link', { name: /^Change: .* years/ }).click();
  await question(page, 'How old, and how near?');
  await page.getByLabel('Oldest age').fill('99');
  await page.getByLabel('Youngest age').fill('96');
  await page.getByRole('button', { name: 'Show who fits' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody fits all of it yet' })).toBeVisible();

  await page.getByRole('link', { name: /^Change: .* years/ }).click();
  await question(page, 'How old, and how near?');
  await page.getByLabel('Youngest age').fill('75');
  await page.getByRole('button', { name: 'Show who fits' }).click();
  const wider = page.getByRole('list', { name: 'More people with one wish wider' });
  await wider.getByRole('button', { name: /^Age: / }).click();
  await expect(page.getByRole('link', { name: 'Change: From 70 years' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete my wishes' }).click();
  await page.getByRole('button', { name: 'Delete them' }).click();
  await expect(page.getByRole('link', { name: 'Begin' })).toBeVisible();
});
