import type { Page } from '@playwright/test';
import { linkOf, waitForMail } from '../src/actors/mailbox';
import { expectPath, expectReacts, open } from '../src/actors/pages';
import { makePerson, type Person } from '../src/actors/person';
import { drawJpeg } from '../src/actors/photos';
import { expectHeading, fillAccount, fillLocation, goOn } from '../src/actors/sign-up';
import { ENGLISH, GERMAN, type Words } from '../src/actors/words';
import { chromium, DESKTOP, PHONE } from '../src/browser';
import { announced, listen } from '../src/fixtures/announced';
import { transcriptOf, type Heard } from '../src/fixtures/heard';
import { expectWellHeard } from '../src/fixtures/heard-rules';
import { retell } from '../src/fixtures/retold';
import { expect, test } from '../src/fixtures/test';

// As with a screen reader; otherwise what lies far below is reported only once it is near. And a trace
// requests every picture again, those of the page's memory among them, which no policy allows.
test.use({ ...chromium({ args: ['--force-renderer-accessibility'] }), trace: 'off' });

/** What one who hears the way has to hear, beside the names of the steps. */
interface Said {
  size: 'phone' | 'desktop';
  words: Words;
  /** Each page is heard in that one, too, as it stands. */
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

const SAID: readonly Said[] = [
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

for (const said of SAID) {
  test(`who hears the page signs up, searches, likes, talks and pays: ${said.words.lang}, ${said.size}`, async ({
    newDevice,
  }, testInfo) => {
    test.slow();
    const page = await newDevice({ viewport: SIZES[said.size].viewport });
    await page
      .context()
      .addCookies([{ name: 'locale', value: said.words.lang, domain: 'localhost', path: '/' }]);
    await listen(page.context());
    const steps: string[] = [];
    const way = new Way(page, { said, steps });
    const person = makePerson({ name: `Noor${nameLetters()}` });
    await way.signUp(person);
    await way.openMail(person);
    await way.search();
    await way.talk();
    await way.pay();
    await testInfo.attach('what is heard', { body: steps.join('\n\n'), contentType: 'text/plain' });
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

class Way {
  readonly page: Page;
  readonly said: Said;
  readonly steps: string[];

  constructor(page: Page, { said, steps }: { said: Said; steps: string[] }) {
    this.page = page;
    this.said = said;
    this.steps = steps;
  }

  async hear(state: string): Promise<Heard[]> {
    const { words, other } = this.said;
    const heard = await this.#hearIn(words.lang, state);
    await retell(this.page, other);
    await this.#hearIn(other, state);
    await retell(this.page, words.lang);
    return heard;
  }

  async #hearIn(language: string, state: string): Promise<Heard[]> {
    const heard = await expectWellHeard(this.page, `${state}, ${language}`);
    this.steps.push(`${state}, ${language}: ${await this.page.title()}\n${transcriptOf(heard)}`);
    return heard;
  }

  /** A step of the sign-up: its name in the tab, and its heading, which is gone to. */
  async hearStep(heading: string): Promise<Heard[]> {
    await expectHeading(this.page, heading);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(this.page).toHaveTitle(new RegExp(`^${heading.replaceAll('?', '\\?')} · `));
    return this.hear(heading);
  }

  async signUp(person: Person): Promise<void> {
    const { page, said } = this;
    const { words } = said;
    await open(page, '/');
    await this.hear('home');
    await open(page, '/signup');
    const untouched = await this.hear('sign-up');
    expect(
      untouched.filter(({ states }) => states.includes('invalid true') || states.includes('invalid')),
    ).toEqual([]);
    await goOn(page, words.toPhoto);
    const email = page.getByLabel(words.email);
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(said.missing);
    // How many there are is told, and the first of them by its focus.
    await expect.poll(async () => (await announced(page)).join(' ')).toMatch(said.attention);
    await this.hear('sign-up with what is missing');
    await fillAccount(page, person, words);
    await goOn(page, words.toPhoto);
    await this.hearStep(words.photoOfYou);
    await page
      .locator('main input[type="file"]')
      .first()
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await drawJpeg(page) });
    const use = page.getByRole('button', { name: said.usePhoto });
    await expect(use).not.toHaveAttribute('aria-busy');
    expect(await this.hear('cutting out the photo')).toContainEqual(
      expect.objectContaining({ role: 'group', name: said.photoFrame }),
    );
    await use.click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await this.hear('photo chosen');
    await goOn(page, words.toLocation);
    await this.hearStep(words.whereAreYou);
    await fillLocation(page, person, words);
    await goOn(page, words.toAbout);
    await this.hearStep(words.aboutYou);
    await page.getByLabel(words.ownWords).fill(person.about);
    await goOn(page, words.toSummary);
    await this.hearStep(words.isEverythingRight);
    await goOn(page, words.createAccount);
    await expectPath(page, '/complete-signup');
    await expectReacts(page);
    const waiting = await this.hear('waiting for the mail');
    const [banner, notice] = ['banner', 'complementary'].map((role) =>
      waiting.findIndex((one) => one.role === role),
    );
    if (notice !== -1) expect(notice, 'what there is to do comes after the bar').toBeGreaterThan(banner ?? 0);
  }

  async openMail(person: Person): Promise<void> {
    const { page, said } = this;
    await page.goto(linkOf(await waitForMail(page.request, { to: person.email, kind: 'activation' })));
    await expectHeading(page, said.words.confirmed);
    await expectReacts(page);
    await this.hear('address confirmed');
  }

  async search(): Promise<void> {
    const { page, said } = this;
    await open(page, '/members');
    await this.hear('search');
    const opener = page.getByRole('main').getByRole('button', { name: /^Filter/ });
    if (await opener.isVisible()) {
      await opener.click();
      await this.hear('filters');
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel(said.words.country, { exact: true }).selectOption('FI');
      await sheet.locator('[type="submit"]').click();
      await expect(opener).toBeFocused();
    } else await page.getByLabel(said.words.country, { exact: true }).selectOption('FI');
    await expectPath(page, '/members?country=FI');
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(said.found);
    await this.hear('who was found');
    const card = page.getByRole('main').getByRole('article').first();
    const name = await card.getByRole('link').innerText();
    const like = card.getByRole('button', { name: said.like(name) });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await card.getByRole('link').click();
    await expectHeading(page, new RegExp(`^${name}, `));
    await expectReacts(page);
    const member = await this.hear('member');
    expect(
      member.filter(({ role, name: words }) => role === 'heading' && words.startsWith(name)),
    ).toHaveLength(1);
  }

  async talk(): Promise<void> {
    const { page, said } = this;
    await open(page, `${new URL(page.url()).pathname}/chat`);
    const writer = page.getByRole('main').locator('textarea');
    await expect(writer).toBeVisible();
    await expect(page.getByText(said.noMessages)).toBeVisible();
    await this.hear('conversation');
    await expect(writer).toHaveAccessibleDescription(said.free);
    await page.locator('main form button:has(svg)').nth(1).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('group', { name: said.gifts })).toBeVisible();
    await this.hear('gifts');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await writer.fill('Hello there');
    await writer.press('Enter');
    const own = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Hello there' }).last();
    await expect(own).toContainText(said.sent);
    await expect(writer).toBeFocused();
    await this.hear('message sent');
    await open(page, '/chats');
    await this.hear('conversations');
  }

  async pay(): Promise<void> {
    const { page, said } = this;
    await open(page, '/premium');
    await expect(page.getByRole('radio', { name: /^12/ })).toBeVisible();
    const premium = await this.hear('premium');
    expect(premium.filter(({ role, name }) => role === 'radio' && said.offer.test(name))).toHaveLength(1);
    await page.locator('main form [type="submit"]').click();
    await expect.poll(async () => (await announced(page)).join(' ')).toContain(said.chooseFirst);
    await page.getByRole('radio', { name: /^12/ }).check();
    await page.getByRole('radio', { name: /^iDEAL/ }).check();
    const button = page.getByRole('button', { name: said.payWith });
    await expect(button).toBeVisible();
    await this.hear('credits chosen');
    await button.click();
    await expectPath(page, /^\/dev\/pay\//);
    await page.getByRole('button').first().click();
    await expectPath(page, /^\/transactions\//);
    await expectReacts(page);
    await expectHeading(page, said.yours);
    await this.hear('paid');
  }
}
