import { signUpActive } from '../src/actors/api';
import { linkOf, waitForMail } from '../src/actors/mailbox';
import { expectPath, expectReacts, open } from '../src/actors/pages';
import { drawJpeg } from '../src/actors/photos';
import { makePerson } from '../src/actors/person';
import {
  chooseFirstPhoto,
  createAccount,
  expectHeading,
  fillAccount,
  fillFromLocation,
  goOn,
  toPhoto,
} from '../src/actors/sign-up';
import { ENGLISH } from '../src/actors/words';
import { expect, test } from '../src/fixtures/test';

// A trace asks for every picture again, those of the page's memory among them, which no policy allows.
test.use({ trace: 'off' });

test('a visitor signs up with a photo, confirms, searches, likes, and it is a match', async ({
  page,
  newDevice,
}) => {
  test.slow();
  const [anna, ben] = [makePerson(), makePerson({ gender: 'male' })];
  const other = await newDevice();

  await test.step('signs up with a photo', async () => {
    await open(page, '/signup');
    await fillAccount(page, anna);
    await toPhoto(page);
    await chooseFirstPhoto(page, await drawJpeg(page));
    await goOn(page, ENGLISH.toLocation);
    await fillFromLocation(page, anna);
    await createAccount(page);
  });

  await test.step('confirms the address', async () => {
    await page.goto(linkOf(await waitForMail(page.request, { to: anna.email, kind: 'activation' })));
    await expectHeading(page, ENGLISH.confirmed);
    await page.getByRole('link', { name: ENGLISH.toStartPage }).click();
    await expectPath(page, '/members');
    await expectReacts(page);
  });

  await test.step('searches, and likes a member in the results', async () => {
    await signUpActive(other.request, ben);
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByText('Men', { exact: true }).click();
    await expectHeading(page, 'Men');
    const heart = page.getByRole('main').getByRole('button', { name: `Like ${ben.name}` });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('is found with her photo, and liked back', async () => {
    await open(other, '/likes');
    const card = other.getByRole('main').getByRole('listitem').filter({ hasText: anna.name });
    await expect
      .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
    await card.getByRole('button', { name: `Like ${anna.name}` }).click();
    await expect(other.getByRole('dialog', { name: 'It’s a Match' })).toContainText(anna.name);
  });

  await test.step('sees the match on the page she is on', async () => {
    const notice = page.getByRole('dialog', { name: 'It’s a Match' });
    await expect(notice).toContainText(ben.name);
    await notice.getByRole('button', { name: 'Keep looking' }).click();
    await expect(notice).toBeHidden();
  });
});
