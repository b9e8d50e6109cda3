import { expect, type Page } from '@playwright/test';
import { matchPage, PAGE_LIST } from '@vela/contract/pages';
import { LANGUAGES } from '../src/actors/languages';
import { BROKEN_PAGE_ERROR } from '../src/actors/broken-page';
import { expectAccessible, expectReadableColours } from '../src/fixtures/axe';
import { translatedInto, type PageLanguage } from '../src/fixtures/catalogues';
import { isInCode } from '../src/fixtures/code';
import { isPlain, pseudoMessage } from '../src/fixtures/pseudo';
import { translatePage, translatePageToEach } from '../src/fixtures/translate-page';
import { expectNoSideways } from '../src/fixtures/room';
import {
  expectServedRoom,
  expectServedWords,
  lookAtServed,
  serveInAll,
  type Language,
} from '../src/fixtures/served';
import { expectRoom, lookAt } from '../src/fixtures/page-texts';
import { expectLanguage } from '../src/fixtures/expect-language';
import { test } from '../src/fixtures/viewing-test';
import { show, type Screen } from '../src/screens';
import {
  BROKEN_SCREENS,
  COOKIES_CHANGED,
  EVERY_SCREEN,
  GERMAN_ADDRESS,
  FAILED_SCRIPT_ERROR,
  SCREENS_OF_SITES,
  SCRIPT_OF_ERRORS,
  AGE_CHECK_SCREENS,
} from '../src/every-screen';

const PHONE = { width: 375, height: 812 };
const SMALL_PHONE = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 900 };

/** A page of the site that runs no script: the next one is opened in the same process, which has compiled the scripts before. */
const BLANK_PAGE = '/robots.txt';

// A failure names its screen; a trace of each screen would cost a tenth of the time.
test.use({ trace: 'off', viewport: PHONE });

// Each opens several pages, on whatever machine.
test.describe.configure({ timeout: 300_000 });

/** Small enough that workers end at the same time, large enough that a log-in and a browser's cache serve several. */
const SCREENS_AT_ONCE = 8;

/** `languages.spec.ts` checks the demo's lander. */
const LANDER = '/landers/gallery';

/** A town of an example that is also a region, with the same name in every language. */
const TOWN_OF_AN_EXAMPLE = 'Bristol';

/** The pseudo-language is first: a text that it leaves as it was is no text of the product. */
const PAGE_LANGUAGES: readonly PageLanguage[] = ['pseudo', ...LANGUAGES];

/**
 * The languages with the longest words: where these have room, the others have it, too. A text of no catalogue shows in the
 * pseudo-language, and a check compares the catalogues with each other.
 */
const LONGEST: readonly PageLanguage[] = ['pseudo', 'fi', 'pl'];

/** The languages for the smallest phones, where the pseudo-language may be cut off. */
const LONGEST_LANGUAGES: readonly PageLanguage[] = ['fi', 'pl', 'en', 'de'];

const NOTHING: ReadonlySet<string> = new Set();

for (const viewer of [undefined, 'waiting', 'active', 'premium'] as const) {
  const screens = EVERY_SCREEN.filter(({ as }) => as === viewer);
  const parts = Math.ceil(screens.length / SCREENS_AT_ONCE);
  for (let part = 0; part < parts; part += 1) {
    const some = screens.filter((_, index) => index % parts === part);
    test(`every screen is accessible, fits, and is whole and its own in each language: ${viewer ?? 'visitor'}, ${part + 1}`, async ({
      page,
      faults,
      enterAs,
    }) => {
      if (viewer) await enterAs(viewer, page.context());
      for (const screen of some) {
        if (screen.expectedError) faults.expect(screen.expectedError.status, screen.expectedError.path);
        await lookAtEverything(page, screen);
      }
    });
  }
}

test('every page that a visitor may open is among the screens', () => {
  const opened = EVERY_SCREEN.filter(({ as, act }) => as === undefined && !act);
  const walked = [LANDER, ...opened.map(({ path }) => path)].map(
    (path) => matchPage(path.split('?')[0] ?? '')?.page.name,
  );
  const open = PAGE_LIST.filter(({ ready, access }) => ready && access !== 'member');
  expect(open.map(({ name }) => name).filter((name) => !walked.includes(name))).toEqual([]);
});

test('what only the sites of a niche say is whole and its own in every language', async ({ page }) => {
  for (const screen of SCREENS_OF_SITES) await translateScreen(page, screen);
});

test('a changed choice about cookies is confirmed completely in every language', async ({ page }) => {
  for (const locale of LANGUAGES) {
    await show(page, COOKIES_CHANGED, { locale });
    const shown = await lookAt(page);
    await expectLanguage(page, { state: locale, language: locale, shown, english: COOKIES_CHANGED });
    expectRoom(shown, locale);
  }
});

test('what stands in place of a page that failed is whole and its own in every language', async ({
  page,
  faults,
}) => {
  faults.expectThrown(BROKEN_PAGE_ERROR);
  faults.expectThrown(FAILED_SCRIPT_ERROR);
  faults.expectFailedRequest(SCRIPT_OF_ERRORS);
  for (const screen of BROKEN_SCREENS) await translateScreen(page, screen);
});

test.describe('in Germany', () => {
  test.use({ address: GERMAN_ADDRESS });

  test('what asks a visitor’s age is accessible, fits, and is whole and its own in every language', async ({
    page,
    enterAs,
  }) => {
    for (const screen of AGE_CHECK_SCREENS) {
      if (screen.as) await enterAs(screen.as, page.context());
      await lookAtEverything(page, screen);
    }
  });
});

test('a text of no catalogue is seen to be plain, and one with a value in it is not', () => {
  const translated = ['Hello ', ['name'], [' ', 'plural', { one: ['#', ' like'], other: ['#', ' likes'] }]];
  const [hello, name] = pseudoMessage(translated);
  expect([
    isPlain(String(hello)),
    isPlain('Hello Anna'),
    isPlain(`${String(hello)}Anna`),
    isPlain('12 km'),
  ]).toEqual([false, true, false, false]);
  expect(name).toEqual(['name']);
  expect(String(hello).length).toBeGreaterThan('Hello '.length * 1.4);
});

/**
 * Opens a screen once and checks it in light and dark mode, on a phone and a desktop and in the longest languages; the pages of
 * visitors also as the server renders them in every language. Texts change no role and no order, so axe checks one language. In the stories axe checks every
 * screen in light mode on a desktop.
 */
async function lookAtEverything(page: Page, screen: Screen): Promise<void> {
  const { name, as, act } = screen;
  // Chromium may choose the photo of the next page by the width that the window had before.
  await page.goto(BLANK_PAGE);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'light' });
  const language = languageOf(screen);
  await show(page, screen, { locale: language });
  await expectAccessible(page, `${name}, ${language}, ${PHONE.width}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadableColours(page, `${name}, ${language}, ${PHONE.width}, dark`);
  const isServed = as === undefined && (!act || name === 'faq-open');
  if (isServed) await serveInAll(page, screen);
  const ofServer = isServed ? await expectServed(page, name, language) : NOTHING;
  const ofOthers = await translateOnPhone(page, name, {
    pageLanguages: LONGEST,
    ofServer,
  });
  await page.setViewportSize(SMALL_PHONE);
  if (isServed) expectServedRoom(await lookAtServed(page), `${name}, ${SMALL_PHONE.width}`);
  await translateOnSmallPhone(page, name, ofOthers);
  await page.setViewportSize(DESKTOP);
  if (isServed) expectServedRoom(await lookAtServed(page), `${name}, ${DESKTOP.width}`);
  await translateOnDesktop(page, name, ofOthers);
  await translatePage(page, language);
  await expectAccessible(page, `${name}, ${language}, ${DESKTOP.width}, dark`);
}

/** Actions use English names. Pages that are only opened take turns through the languages, so that all of them are hydrated. */
function languageOf(screen: Screen): Language {
  const turn = EVERY_SCREEN.indexOf(screen) % LANGUAGES.length;
  return screen.act ? 'en' : (LANGUAGES[turn] ?? 'en');
}

/** Expects that the HTML of each language is in that language and has room. Returns the texts of the open language. */
async function expectServed(page: Page, name: string, language: Language): Promise<ReadonlySet<string>> {
  const served = await lookAtServed(page);
  expectServedWords(served, name);
  expectServedRoom(served, `${name}, ${PHONE.width}`);
  return new Set(served.find((one) => one.language === language)?.texts);
}

/** Opens a screen once and translates it into one language after the other. */
async function translateScreen(page: Page, screen: Screen): Promise<void> {
  const { name } = screen;
  await page.setViewportSize(PHONE);
  await show(page, screen, { locale: 'en' });
  const ofOthers = await translateOnPhone(page, name, {
    pageLanguages: PAGE_LANGUAGES,
    ofServer: NOTHING,
  });
  await page.setViewportSize(SMALL_PHONE);
  await translateOnSmallPhone(page, name, ofOthers);
  await page.setViewportSize(DESKTOP);
  await translateOnDesktop(page, name, ofOthers);
}

interface PhoneTranslation {
  pageLanguages: readonly PageLanguage[];
  /** Texts of the server, which are not translated. */
  ofServer: ReadonlySet<string>;
}

/** Translates a screen on a phone. Returns the texts of members, the server and Intl. */
async function translateOnPhone(
  page: Page,
  name: string,
  { pageLanguages, ofServer }: PhoneTranslation,
): Promise<ReadonlySet<string>> {
  const ofOthers = new Set<string>();
  for (const translated of await translatePageToEach(page, pageLanguages)) {
    const { language } = translated;
    const state = `${name}, ${language}`;
    const texts = translated.texts.filter((text) => !ofServer.has(text));
    if (language === 'pseudo') for (const text of translated.texts.filter(isPlain)) ofOthers.add(text);
    const foreign =
      language === 'pseudo'
        ? texts.filter((text) => isPlain(text) && isInCode(text) && text !== TOWN_OF_AN_EXAMPLE)
        : texts.filter((text) => translatedInto(language).has(text));
    expect.soft(foreign, state).toEqual([]);
    expectRoom(translated, state, ofOthers);
  }
  await translatePage(page, 'de');
  await expectLargeTextToFit(page, `${name}, de`);
  return ofOthers;
}

async function translateOnSmallPhone(page: Page, name: string, ofOthers: ReadonlySet<string>): Promise<void> {
  for (const translated of await translatePageToEach(page, LONGEST_LANGUAGES))
    expectRoom(translated, `${name}, ${translated.language}, ${SMALL_PHONE.width}`, ofOthers);
}

async function translateOnDesktop(page: Page, name: string, ofOthers: ReadonlySet<string>): Promise<void> {
  for (const translated of await translatePageToEach(page, LONGEST))
    expectRoom(translated, `${name}, ${translated.language}, on a desktop`, ofOthers);
}

/** Twice the size is what everyone must be able to read with (WCAG 1.4.4). */
async function expectLargeTextToFit(page: Page, state: string): Promise<void> {
  await setTextSize(page, '200%');
  await expectNoSideways(page, `${state}, text of twice the size`);
  await setTextSize(page, '');
}

async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}
