import { expect, type Page } from '@playwright/test';
import { message, composer } from '../src/actors/chat';
import { pressOn, tabTo, tick, typeInto } from '../src/actors/keys';
import { linkOf, waitForMail } from '../src/actors/mailbox';
import { expectPath, expectReacts, open } from '../src/actors/pages';
import { makePerson, type Person } from '../src/actors/person';
import { drawJpeg } from '../src/actors/photos';
import { expectHeading } from '../src/actors/sign-up';
import { ENGLISH } from '../src/actors/words';
import { expectSeenInOrder } from '../src/fixtures/tab-stops';
import { test } from '../src/fixtures/viewing-test';
import { expectConsentQuestion } from '../src/screen-acts';
import { SCREENS, show } from '../src/screens';

// A trace asks for every picture again, those of the page's memory among them, which no policy allows.
test.use({ trace: 'off' });

test('who has only a keyboard signs up with a photo, searches, likes, talks, pays and gives a gift @phone', async ({
  page,
  hasTouch,
}) => {
  test.slow();
  const person = makePerson();
  await test.step('signs up', () => signUp(page, person));
  await test.step('opens the mail’s link', async () => {
    await page.goto(linkOf(await waitForMail(page.request, { to: person.email, kind: 'activation' })));
    await expectHeading(page, ENGLISH.confirmed);
    await pressOn(page, page.getByRole('link', { name: ENGLISH.toStartPage }));
    await expectPath(page, '/members');
    // The app changes the address before it shows the screen.
    await expect(page).toHaveTitle(/Search members/);
  });
  await test.step('searches', () => searchInFinland(page));
  const name = await test.step('likes', () => likeTheFirst(page));
  await test.step('talks', async () => {
    await pressOn(page, page.getByRole('link', { name: `Message ${name}` }));
    await expectPath(page, /\/chat$/);
    await typeInto(page, composer(page), 'Hello from the keys');
    // On a touch screen only Enter makes a new line.
    if (hasTouch) await pressOn(page, page.getByRole('button', { name: /^Send, / }));
    else await page.keyboard.press('Enter');
    await expect(message(page, 'Hello from the keys')).toBeVisible();
    await expect(composer(page)).toBeFocused();
  });
  await test.step('pays', () => pay(page));
  await test.step('gives a gift', () => giveRose(page, name));
});

async function signUp(page: Page, person: Person): Promise<void> {
  await open(page, '/');
  await typeInto(page, page.getByLabel(ENGLISH.homeEmail), person.email);
  await page.keyboard.press('Enter');
  await expectPath(page, '/signup');
  await expectReacts(page);
  await typeInto(page, page.getByLabel(ENGLISH.username), person.name);
  await typeInto(page, page.getByLabel(ENGLISH.password, { exact: true }), person.password);
  await typeInto(page, page.getByLabel(ENGLISH.day), person.birth.day);
  await typeInto(page, page.getByLabel(ENGLISH.month), 'May');
  await typeInto(page, page.getByLabel(ENGLISH.year), person.birth.year);
  await tick(page, page.getByRole('radio', { name: ENGLISH.gender.female }));
  await tick(page, page.locator('input[name="terms"]'));
  await pressOn(page, page.getByRole('button', { name: ENGLISH.toMeet }));
  await expectStep(page, ENGLISH.whoToMeet);
  await pressOn(page, page.getByRole('button', { name: ENGLISH.toPhoto }));
  await expectStep(page, ENGLISH.photoOfYou);
  await choosePhoto(page);
  await pressOn(page, page.getByRole('button', { name: ENGLISH.toLocation }));
  await expectStep(page, ENGLISH.whereAreYou);
  await typeInto(page, page.getByLabel(ENGLISH.country, { exact: true }), 'Netherlands');
  await typeInto(page, page.getByLabel(ENGLISH.city), person.city);
  await pressOn(page, page.getByRole('button', { name: ENGLISH.toAbout }));
  await expectStep(page, ENGLISH.aboutYou);
  await typeInto(page, page.getByLabel(ENGLISH.ownWords), person.about);
  await pressOn(page, page.getByRole('button', { name: ENGLISH.toSummary }));
  await expectStep(page, ENGLISH.isEverythingRight);
  await pressOn(page, page.getByRole('button', { name: ENGLISH.createAccount }));
  await expectPath(page, '/signup-matches');
  await expectReacts(page);
  await pressOn(page, page.getByRole('link', { name: 'Skip', exact: true }));
  await expectPath(page, '/complete-signup');
}

/** Expects the focus on the heading of a new step, from which Tab goes on. */
async function expectStep(page: Page, heading: string): Promise<void> {
  await expectHeading(page, heading);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function choosePhoto(page: Page): Promise<void> {
  const buffer = await drawJpeg(page);
  const chooses = page.waitForEvent('filechooser');
  await tabTo(page, page.locator('main input[type="file"]').first());
  await page.keyboard.press('Enter');
  await (await chooses).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  const dialog = page.getByRole('dialog');
  const frame = dialog.getByRole('group', { name: 'Frame of the photo' });
  await tabTo(page, frame);
  await page.keyboard.press('ArrowUp');
  const size = dialog.getByRole('slider', { name: 'Size' });
  await tabTo(page, size);
  await page.keyboard.press('ArrowRight');
  await expect(size).toHaveAttribute('aria-valuetext', '105%');
  const use = dialog.getByRole('button', { name: 'Use this photo' });
  await expect(use).not.toHaveAttribute('aria-busy');
  await pressOn(page, use);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove this photo' })).toBeFocused();
}

async function searchInFinland(page: Page): Promise<void> {
  const found = page.waitForResponse(/\/api\/members\.php\?.*country=FI/);
  const opener = page.getByRole('main').getByRole('button', { name: /^Filters/ });
  if (await opener.isVisible()) {
    await pressOn(page, opener);
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await typeInto(page, sheet.getByLabel('Country'), 'Finland');
    await pressOn(page, sheet.getByRole('button', { name: 'Show members' }));
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  } else await typeInto(page, page.getByLabel('Country'), 'Finland');
  await expectPath(page, '/members?country=FI');
  await found;
  // The results of the previous search stay until the new ones are shown.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

async function likeTheFirst(page: Page): Promise<string> {
  const card = page.getByRole('main').getByRole('article').first();
  const name = await card.getByRole('link').innerText();
  const like = card.getByRole('button', { name: `Like ${name}` });
  await tick(page, like);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  // Tab comes to the name before the like button.
  await page.keyboard.press('Shift+Tab');
  await expect(card.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectHeading(page, new RegExp(`^${name}, `));
  await expect(page.getByText(/, Finland$/).first()).toBeVisible();
  return name;
}

async function pay(page: Page): Promise<void> {
  await pressOn(page, page.getByRole('main').getByRole('link', { name: /^0 credits/ }));
  await expectPath(page, /^\/(premium|credits)/);
  await tick(page, page.getByRole('radio', { name: /^12 credits/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^30 credits/ })).toBeChecked();
  await tick(page, page.getByRole('radio', { name: /^iDEAL/ }));
  await expect(page.getByRole('button', { name: /^Pay .+ with iDEAL/ })).toBeVisible();
  // Enter sends the order from wherever one is in it.
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('button', { name: 'Pay', exact: true }));
  await expectHeading(page, '30 credits bought');
}

async function giveRose(page: Page, name: string): Promise<void> {
  await open(page, '/chats');
  await pressOn(page, page.getByRole('main').getByRole('link', { name }).first());
  await expect(composer(page)).toBeVisible();
  const opener = page.getByRole('button', { name: /^Send a gift/ });
  await pressOn(page, opener);
  const sheet = page.getByRole('dialog', { name: `A gift for ${name}` });
  await tick(page, sheet.getByRole('radio', { name: /^Coffee/ }));
  await page.keyboard.press('ArrowDown');
  await expect(sheet.getByRole('radio', { name: /^Rose/ })).toBeChecked();
  // The dialog is no trap: Escape returns the focus.
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await tick(page, sheet.getByRole('radio', { name: /^Coffee/ }));
  await page.keyboard.press('ArrowDown');
  await pressOn(page, sheet.getByRole('button', { name: 'Send for 3 credits' }));
  await expect(sheet).toBeHidden();
  await expect(message(page, `A rose for ${name}`)).toBeVisible();
}

/** The pages of the journey, with what may cover them: on a phone all of them, and on a desktop those that have parts side by side. */
const ON_THE_WAY = {
  375: [
    'home',
    'signup-account-missing',
    'signup-meet',
    'signup-photo',
    'waiting',
    'members',
    'member',
    'chat-new',
    'chat-gifts',
    'premium',
    'credits-chosen',
    'likes-none',
  ],
  1280: ['consent-asked', 'members', 'member', 'chat-new', 'premium'],
} as const satisfies Record<number, readonly string[]>;

for (const [width, names] of Object.entries(ON_THE_WAY)) {
  for (const name of names) {
    test(`Tab goes through ${name} as it is seen, ${width} px wide`, async ({ page, enterAs }) => {
      const screen = SCREENS.find((one) => one.name === name);
      if (!screen) throw new Error(`no screen is called ${name}`);
      await page.setViewportSize({ width: Number(width), height: 667 });
      if (screen.as) await enterAs(screen.as, page.context());
      await show(page, screen, { locale: 'en' });
      await expectSeenInOrder(page, name);
    });
  }
}

// A browser doesn't scroll to a focused element that is already visible in part.
for (const [path, height] of [
  ['/members', 360],
  ['/profile', 740],
] as const) {
  test(`Tab goes through ${path} as it is seen, ${height} px high`, async ({ page, enterAs }) => {
    await page.setViewportSize({ width: 375, height });
    await enterAs('premium', page.context());
    await open(page, path);
    await expectSeenInOrder(page, path);
  });
}

test('the question about cookies covers no field of the sign-up', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, '/signup?network=n1');
  await expectConsentQuestion(page);
  await expectSeenInOrder(page, 'sign-up with the question about cookies');
});
