import type { Page } from '@playwright/test';
import { logIn } from '../src/actors/log-in';
import { waitForMail } from '../src/actors/mailbox';
import { expectPath, expectReacts, open } from '../src/actors/pages';
import { makePerson } from '../src/actors/person';
import { expectHeading, fillAccount, fillFromLocation, goOn, toPhoto } from '../src/actors/sign-up';
import { DUTCH, ENGLISH } from '../src/actors/words';
import { expect, test } from '../src/fixtures/test';

const DEMO = { email: 'demo@example.com', password: 'demo-demo-demo' };

/** The address of one of the demo's sites beside the default one. */
function siteAt(baseURL: string | undefined, subdomain: 'nl' | 'she'): string {
  const url = new URL(baseURL ?? '');
  url.hostname = `${subdomain}.localhost`;
  return url.origin;
}

test('three sites stand side by side, each with its own name, language, theme and log-in', async ({
  page,
  baseURL,
  faults,
}) => {
  const [nl, she] = [siteAt(baseURL, 'nl'), siteAt(baseURL, 'she')];

  await test.step('the Dutch one speaks Dutch to an English browser', async () => {
    await open(page, `${nl}/login`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await expect(page.locator('html')).toHaveAttribute('data-niche', '5');
    await expect(page).toHaveTitle(/ · Nazomer$/);
    await logIn(page, DEMO, DUTCH);
    await expectPath(page, '/members');
    await expectReacts(page);
    await expect(page.getByRole('banner')).toContainText('Nazomer');
    expect(await someoneFound(page)).toMatch(/^\/members\/DemoMember(?:NL|BE)NZ\d+$/);
  });

  await test.step('its log-in is none on the other, nor on the default one', async () => {
    for (const origin of [she, baseURL]) {
      await open(page, `${origin}/settings`);
      await expectPath(page, '/login?next=%2Fsettings');
    }
  });

  await test.step('the other one has the same address, and somebody else behind it', async () => {
    await open(page, `${she}/login`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('data-niche', '2');
    await logIn(page, DEMO);
    await expectPath(page, '/members');
    await expectReacts(page);
    await expect(page.getByRole('banner')).toContainText('Rowan');
    expect(await someoneFound(page)).toMatch(/^\/members\/DemoMember\w\wAN\d+$/);
  });

  await test.step('who is on one site is not found on another', async () => {
    const statusHere = (path: string) => page.evaluate(async (to) => (await fetch(to)).status, path);
    const someone = '/api/member.php?id=DemoMemberNLNZ00000001';
    faults.expect(404, '/api/member.php');
    expect(await statusHere(someone)).toBe(404);
    await open(page, `${nl}/members`);
    expect(await statusHere(someone)).toBe(200);
  });
});

test('a site of a niche says who it is for, with an example that suits it', async ({ page, baseURL }) => {
  const [nl, she] = [siteAt(baseURL, 'nl'), siteAt(baseURL, 'she')];
  for (const [origin, audience, example] of [
    [she, 'For transgender and non-binary people, and everyone who would like to meet them.', 'Amara'],
    [nl, 'Voor mensen vanaf vijftig.', 'Ingrid'],
  ] as const) {
    await open(page, `${origin}/`);
    await expect(page.getByRole('main').getByText(audience)).toBeVisible();
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', new RegExp(audience));
    await expect(page.getByText(example, { exact: true })).toBeVisible();
    await expect(page.getByText(/^(Example|Voorbeeld)$/)).toBeVisible();
  }
  await open(page, '/');
  await expect(page.getByText('Kasia', { exact: true })).toBeVisible();
  await expect(page.getByText(/^For transgender/)).toHaveCount(0);
});

test('a site whose members would be outed by being listed shows visitors nobody, and says so', async ({
  page,
  baseURL,
}) => {
  const she = siteAt(baseURL, 'she');
  await open(page, `${she}/`);
  await expect(page.getByRole('link', { name: 'Browse members' })).toHaveCount(0);
  await expect(page.locator('a[href*="/members"]')).toHaveCount(0);
  const words = page.getByText('Only members can browse profiles.');
  await expect(words).toBeVisible();
  await words.getByRole('link', { name: 'Log in' }).click();
  await expectPath(page, '/login');
  for (const path of ['/members', '/members?network=partner', '/members/DemoMemberGBAN00000001']) {
    await open(page, `${she}${path}`);
    await expectPath(page, `/login?next=${encodeURIComponent(path)}`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Join' })).toBeVisible();
  }
});

test('where a site asks for it, members read how someone describes their gender, as the editor says', async ({
  page,
  baseURL,
}) => {
  const she = siteAt(baseURL, 'she');
  await open(page, `${she}/login`);
  await logIn(page, DEMO);
  await expectPath(page, '/members');
  await expectReacts(page);
  await open(page, `${she}${await someoneFound(page)}`);
  await expect(page.getByText('Gender, in own words')).toBeVisible();

  await open(page, `${she}/profile`);
  await expect(page.getByRole('heading', { name: 'Private to you' })).toHaveCount(0);
  await expect(page.getByText(/Members see it on your profile\.$/)).toBeVisible();
  const words = await page.getByRole('textbox', { name: 'How I describe my gender' }).inputValue();
  await page.getByRole('button', { name: 'Preview profile' }).click();
  await expect(page.getByRole('dialog').getByText(words)).toBeVisible();
});

test('a visitor joins the site of a niche, with the consent it needs and a mail in its name', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const she = siteAt(baseURL, 'she');
  const person = makePerson({ country: 'GB', city: 'Bristol' });
  await open(page, `${she}/signup`);
  await fillAccount(page, person);
  const consent = page.getByRole('checkbox', { name: /gender identity/ });
  await expect(consent).not.toBeChecked();
  await consent.check();
  await toPhoto(page);
  await expect(page.getByText('Nobody can without an account.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await goOn(page, ENGLISH.withoutPhoto);
  await fillFromLocation(page, person);
  await goOn(page, ENGLISH.createAccount);
  // The answer is the same as for an address with an account there: only the mailbox shows which it is.
  await expectHeading(page, 'Check your e-mail');
  const mail = await waitForMail(page.request, { to: person.email, kind: 'activation' });
  expect(new URL(mail.links[0] ?? '').origin).toBe(she);
  expect(mail.subject + mail.text).toContain('Anemone');
  expect(mail.subject + mail.text).not.toContain('Vela');
  await page.goto(mail.links[0] ?? '');
  // The page confirms without a press: this browser signed up.
  await expectHeading(page, 'Your e-mail address is confirmed');
});

/** The address that the first card of the members' home leads to. */
async function someoneFound(page: Page): Promise<string | null> {
  const card = page.getByRole('main').locator('article a').first();
  await expect(card).toBeVisible();
  return card.getAttribute('href');
}
