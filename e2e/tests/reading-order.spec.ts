import type { Page } from '@playwright/test';
import { linkOf, waitForMail } from '../src/actors/mailbox';
import { expectPath, expectReacts, open } from '../src/actors/pages';
import { makePerson, type Person } from '../src/actors/person';
import { drawJpeg } from '../src/actors/photos';
import { expectHeading, fillAccount, fillLocation, goOn, skipMatches } from '../src/actors/sign-up';
import { ENGLISH, GERMAN, type Words } from '../src/actors/words';
import { chromium, DESKTOP, PHONE } from '../src/browser';
import { recordAnnouncements, takeAnnouncements } from '../src/fixtures/announcements';
import { transcriptOf, type AccessibleNode } from '../src/fixtures/accessibility-tree';
import { expectScreenReaderRules } from '../src/fixtures/screen-reader-rules';
import { translatePage } from '../src/fixtures/translate-page';
import { expect, test } from '../src/fixtures/test';

// The whole tree is built, as for a screen reader; otherwise the browser leaves out what is far below. And a trace
// requests every picture again, those of the page's memory among them, which no policy allows.
test.use({ ...chromium({ args: ['--force-renderer-accessibility'] }), trace: 'off' });

/** The texts that a screen reader has to announce on this journey, beside the names of the steps. */
interface Journey {
  size: 'phone' | 'desktop';
  words: Words;
  /** The language into which each page is translated, too. */
  other: 'de' | 'en';
  missing: string;
  attention: RegExp;
  photoFrame: string;
  usePhoto: string;
  found: RegExp;
  like: (name: string) => string;
  noMessages: RegExp;
  free: string;
  sent: RegExp;
  gifts: string;
  offer: RegExp;
  chooseFirst: string;
  payWith: RegExp;
  yours: RegExp;
}

const JOURNEYS: readonly Journey[] = [
  {
    size: 'phone',
    words: ENGLISH,
    other: 'de',
    missing: 'Enter your e-mail address.',
    attention: /^\d fields need your attention\.$/,
    photoFrame: 'Frame of the photo',
    usePhoto: 'Use this photo',
    found: /^12 members$/,
    like: (name) => `Like ${name}`,
    noMessages: /haven’t talked yet/,
    free: 'This message is free. You have 3 free messages left.',
    sent: /Sent$/,
    gifts: 'Gifts',
    offer: /^12 credits Before the discount: €12\.00 now €9\.00 €0\.75 per message$/,
    chooseFirst: 'Please choose how many credits you would like.',
    payWith: /^Pay €9\.00 with iDEAL$/,
    yours: /^12 credits/,
  },
  {
    size: 'desktop',
    words: GERMAN,
    other: 'en',
    missing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    attention: /^\d Felder müssen noch geprüft werden\.$/,
    photoFrame: 'Rahmen des Fotos',
    usePhoto: 'Dieses Foto verwenden',
    found: /^12 Mitglieder$/,
    like: (name) => `${name} liken`,
    noMessages: /haben sich noch nicht geschrieben/,
    free: 'Diese Nachricht ist kostenlos. Sie haben noch 3 kostenlose Nachrichten.',
    sent: /Gesendet$/,
    gifts: 'Geschenke',
    offer: /^12 Credits Vor dem Rabatt: 12,00\s€ jetzt 9,00\s€ 0,75\s€ pro Nachricht$/,
    chooseFirst: 'Bitte wählen Sie, wie viele Credits Sie möchten.',
    payWith: /^Für 9,00 € .*iDEAL|9,00 €.*iDEAL/,
    yours: /12 Credits/,
  },
];

const SIZES = { phone: PHONE, desktop: DESKTOP } as const;

for (const texts of JOURNEYS) {
  test(`a member with a screen reader signs up, searches, likes, talks and pays: ${texts.words.lang}, ${texts.size}`, async ({
    newDevice,
  }, testInfo) => {
    test.slow();
    const page = await newDevice({ viewport: SIZES[texts.size].viewport });
    await page
      .context()
      .addCookies([{ name: 'locale', value: texts.words.lang, domain: 'localhost', path: '/' }]);
    await recordAnnouncements(page.context());
    const steps: string[] = [];
    const visit = new Visit(page, { texts, steps });
    const person = makePerson({ name: `Noor${nameLetters()}` });
    await visit.signUp(person);
    await visit.openMail(person);
    await visit.search();
    await visit.talk();
    await visit.pay();
    await testInfo.attach('what a screen reader announces', {
      body: steps.join('\n\n'),
      contentType: 'text/plain',
    });
  });
}

/** A name without figures, which are no words that ran together. */
function nameLetters(): string {
  return crypto
    .randomUUID()
    .replaceAll(/\W/g, '')
    .replaceAll(/\d/g, (figure) => 'ghijklmnop'.charAt(Number(figure)))
    .slice(0, 10);
}

class Visit {
  readonly page: Page;
  readonly texts: Journey;
  readonly steps: string[];

  constructor(page: Page, { texts, steps }: { texts: Journey; steps: string[] }) {
    this.page = page;
    this.texts = texts;
    this.steps = steps;
  }

  async check(state: string): Promise<AccessibleNode[]> {
    const { words, other } = this.texts;
    const nodes = await this.#checkIn(words.lang, state);
    await translatePage(this.page, other);
    await this.#checkIn(other, state);
    await translatePage(this.page, words.lang);
    return nodes;
  }

  async #checkIn(language: string, state: string): Promise<AccessibleNode[]> {
    const nodes = await expectScreenReaderRules(this.page, `${state}, ${language}`);
    this.steps.push(`${state}, ${language}: ${await this.page.title()}\n${transcriptOf(nodes)}`);
    return nodes;
  }

  /** Checks a step of the sign-up: its name is in the title, and its heading has the focus. */
  async checkStep(heading: string): Promise<AccessibleNode[]> {
    await expectHeading(this.page, heading);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(this.page).toHaveTitle(new RegExp(`^${heading.replaceAll('?', '\\?')} · `));
    return this.check(heading);
  }

  async signUp(person: Person): Promise<void> {
    const { page, texts } = this;
    const { words } = texts;
    await open(page, '/');
    await this.check('home');
    await open(page, '/signup');
    const untouched = await this.check('sign-up');
    expect(
      untouched.filter(({ states }) => states.includes('invalid true') || states.includes('invalid')),
    ).toEqual([]);
    await goOn(page, words.toMeet);
    const email = page.getByLabel(words.email);
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(texts.missing);
    // The number of errors is announced, and the focus moves to the first of them.
    await expect.poll(async () => (await takeAnnouncements(page)).join(' ')).toMatch(texts.attention);
    await this.check('sign-up with what is missing');
    await fillAccount(page, person, words);
    await goOn(page, words.toMeet);
    await this.checkStep(words.whoToMeet);
    await goOn(page, words.toPhoto);
    await this.checkStep(words.photoOfYou);
    await page
      .locator('main input[type="file"]')
      .first()
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await drawJpeg(page) });
    const use = page.getByRole('button', { name: texts.usePhoto });
    await expect(use).not.toHaveAttribute('aria-busy');
    expect(await this.check('cutting out the photo')).toContainEqual(
      expect.objectContaining({ role: 'group', name: texts.photoFrame }),
    );
    await use.click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await this.check('photo chosen');
    await goOn(page, words.toLocation);
    await this.checkStep(words.whereAreYou);
    await fillLocation(page, person, words);
    await goOn(page, words.toAbout);
    await this.checkStep(words.aboutYou);
    await page.getByLabel(words.ownWords).fill(person.about);
    await goOn(page, words.toSummary);
    await this.checkStep(words.isEverythingRight);
    await goOn(page, words.createAccount);
    await expectPath(page, '/signup-matches');
    await expectReacts(page);
    await this.check('members who may suit');
    await skipMatches(page);
    await expectReacts(page);
    const waiting = await this.check('waiting for the mail');
    const [banner, notice] = ['banner', 'complementary'].map((role) =>
      waiting.findIndex((one) => one.role === role),
    );
    if (notice !== -1) expect(notice, 'what there is to do comes after the bar').toBeGreaterThan(banner ?? 0);
  }

  async openMail(person: Person): Promise<void> {
    const { page, texts } = this;
    await page.goto(linkOf(await waitForMail(page.request, { to: person.email, kind: 'activation' })));
    await expectHeading(page, texts.words.confirmed);
    await expectReacts(page);
    await this.check('address confirmed');
  }

  async search(): Promise<void> {
    const { page, texts } = this;
    await open(page, '/members');
    await this.check('search');
    const opener = page.getByRole('main').getByRole('button', { name: /^Filter/ });
    if (await opener.isVisible()) {
      await opener.click();
      await this.check('filters');
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel(texts.words.country, { exact: true }).selectOption('FI');
      await sheet.locator('[type="submit"]').click();
      await expect(opener).toBeFocused();
    } else await page.getByLabel(texts.words.country, { exact: true }).selectOption('FI');
    await expectPath(page, '/members?country=FI');
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(texts.found);
    await this.check('who was found');
    const card = page.getByRole('main').getByRole('article').first();
    const name = await card.getByRole('link').innerText();
    const like = card.getByRole('button', { name: texts.like(name) });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await card.getByRole('link').click();
    await expectHeading(page, new RegExp(`^${name}, `));
    await expectReacts(page);
    const member = await this.check('member');
    expect(
      member.filter(({ role, name: words }) => role === 'heading' && words.startsWith(name)),
    ).toHaveLength(1);
  }

  async talk(): Promise<void> {
    const { page, texts } = this;
    await open(page, `${new URL(page.url()).pathname}/chat`);
    const composer = page.getByRole('main').locator('textarea');
    await expect(composer).toBeVisible();
    await expect(page.getByText(texts.noMessages)).toBeVisible();
    await this.check('conversation');
    await expect(composer).toHaveAccessibleDescription(texts.free);
    await page.locator('main form button:has(svg)').nth(1).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('group', { name: texts.gifts })).toBeVisible();
    await this.check('gifts');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await composer.fill('Hello there');
    await composer.press('Enter');
    const own = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Hello there' }).last();
    await expect(own).toContainText(texts.sent);
    await expect(composer).toBeFocused();
    await this.check('message sent');
    await open(page, '/chats');
    await this.check('conversations');
  }

  async pay(): Promise<void> {
    const { page, texts } = this;
    await open(page, '/premium');
    await expect(page.getByRole('radio', { name: /^12/ })).toBeVisible();
    const premium = await this.check('premium');
    expect(premium.filter(({ role, name }) => role === 'radio' && texts.offer.test(name))).toHaveLength(1);
    await page.locator('main form [type="submit"]').click();
    await expect.poll(async () => (await takeAnnouncements(page)).join(' ')).toContain(texts.chooseFirst);
    await page.getByRole('radio', { name: /^12/ }).check();
    await page.getByRole('radio', { name: /^iDEAL/ }).check();
    const button = page.getByRole('button', { name: texts.payWith });
    await expect(button).toBeVisible();
    await this.check('credits chosen');
    await button.click();
    await expectPath(page, /^\/dev\/pay\//);
    await page.getByRole('button').first().click();
    await expectPath(page, /^\/transactions\//);
    await expectReacts(page);
    await expectHeading(page, texts.yours);
    await this.check('paid');
  }
}
