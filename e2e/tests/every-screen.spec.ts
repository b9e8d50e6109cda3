import { expect, type Page } from '@playwright/test';
import { matchPage, PAGE_LIST } from '@vela/contract/pages';
import { LANGUAGES } from '../src/actors/languages';
import { SAID_OF_BROKEN } from '../src/actors/broken-page';
import { expectAccessible, expectReadableColours } from '../src/fixtures/axe';
import { otherwiseOf, type Speech } from '../src/fixtures/catalogues';
import { isInCode } from '../src/fixtures/code';
import { isPlain, pseudoMessage } from '../src/fixtures/pseudo';
import { retell, retellAll } from '../src/fixtures/retold';
import { expectNoSideways } from '../src/fixtures/room';
import {
  expectServedRoom,
  expectServedWords,
  lookAtServed,
  serveInAll,
  type Language,
} from '../src/fixtures/served';
import { expectRoom, lookAt } from '../src/fixtures/shown';
import { expectSpoken } from '../src/fixtures/spoken';
import { test } from '../src/fixtures/viewing-test';
import { show, type Screen } from '../src/screens';
import {
  BROKEN_SCREENS,
  COOKIES_CHANGED,
  EVERY_SCREEN,
  GERMAN_ADDRESS,
  SAID_OF_LOST_SCRIPT,
  SCREENS_OF_SITES,
  SCRIPT_OF_ERRORS,
  TOLD_IN_GERMANY,
} from '../src/told-screens';

const PHONE = { width: 375, height: 812 };
const SMALL_PHONE = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 900 };

// What is wrong says where it is; a trace of each look would cost a tenth of the time.
test.use({ trace: 'off', viewport: PHONE });

// Each opens several pages, on whatever machine.
test.describe.configure({ timeout: 300_000 });

/** Small enough that workers end at the same time, large enough that a log-in and a browser's cache serve several. */
const SCREENS_AT_ONCE = 8;

/** What the demo has of it is looked at in `languages.spec.ts`. */
const LANDER = '/landers/gallery';

/** A region, too, which has that name in every language. */
const TOWN_OF_AN_EXAMPLE = 'Bristol';

/** The one that nobody speaks is first: what stays as it was in it is no text of ours. */
const SPEECHES: readonly Speech[] = ['pseudo', ...LANGUAGES];

/** Those whose words are longest: what holds them elsewhere holds the others, too. */
const LONGEST: readonly Speech[] = ['pseudo', 'fi', 'pl'];

/** On the smallest phones: what is longer than any language may be cut off there. */
const LONGEST_SPOKEN: readonly Speech[] = ['fi', 'pl', 'en', 'de'];

const NOTHING: ReadonlySet<string> = new Set();

for (const viewer of [undefined, 'waiting', 'active', 'premium'] as const) {
  const screens = EVERY_SCREEN.filter(({ as }) => as === viewer);
  const parts = Math.ceil(screens.length / SCREENS_AT_ONCE);
  for (let part = 0; part < parts; part += 1) {
    const some = screens.filter((_, index) => index % parts === part);
    test(`every screen is accessible, fits, and is whole and its own in every language: ${viewer ?? 'visitor'}, ${part + 1}`, async ({
      page,
      faults,
      enterAs,
    }) => {
      if (viewer) await enterAs(viewer, page.context());
      for (const screen of some) {
        if (screen.refusal) faults.expect(screen.refusal.status, screen.refusal.path);
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
  for (const screen of SCREENS_OF_SITES) await tell(page, screen);
});

test('a choice about cookies that was changed is told whole in every language', async ({ page }) => {
  for (const locale of LANGUAGES) {
    await show(page, COOKIES_CHANGED, { locale });
    const shown = await lookAt(page);
    await expectSpoken(page, { state: locale, language: locale, shown, english: COOKIES_CHANGED });
    expectRoom(shown, locale);
  }
});

test('what stands in place of a page that failed is whole and its own in every language', async ({
  page,
  faults,
}) => {
  faults.expectThrown(SAID_OF_BROKEN);
  faults.expectThrown(SAID_OF_LOST_SCRIPT);
  faults.expectLost(SCRIPT_OF_ERRORS);
  for (const screen of BROKEN_SCREENS) await tell(page, screen);
});

test.describe('in Germany', () => {
  test.use({ address: GERMAN_ADDRESS });

  test('what asks a visitor’s age is accessible, fits, and is whole and its own in every language', async ({
    page,
    enterAs,
  }) => {
    for (const screen of TOLD_IN_GERMANY) {
      if (screen.as) await enterAs(screen.as, page.context());
      await lookAtEverything(page, screen);
    }
  });
});

test('a text of no catalogue is seen to be plain, and one with a value in it is not', () => {
  const said = ['Hello ', ['name'], [' ', 'plural', { one: ['#', ' like'], other: ['#', ' likes'] }]];
  const [hello, name] = pseudoMessage(said);
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
 * Opens it once: by day and by night, on a phone and a desktop, in every language as the page says it by itself, and what visitors
 * see as the server writes it. Words change no role and no order, so one language is enough for axe. Stories show every screen by
 * day on a desktop to axe.
 */
async function lookAtEverything(page: Page, screen: Screen): Promise<void> {
  const { name, as, act } = screen;
  // Chromium may choose the photo of the next page by the width that the window had before.
  await page.goto('about:blank');
  await page.setViewportSize(PHONE);
  const language = languageOf(screen);
  await show(page, screen, { locale: language });
  await expectAccessible(page, `${name}, ${language}, ${PHONE.width}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadableColours(page, `${name}, ${language}, ${PHONE.width}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  const isServed = as === undefined && (!act || name === 'faq-open');
  const ofServer = isServed ? await expectServed(page, screen, language) : NOTHING;
  const ofOthers = await tellOnPhones(page, name, { speeches: isServed ? LONGEST : SPEECHES, ofServer });
  await page.setViewportSize(DESKTOP);
  await tellOnDesktop(page, name, ofOthers);
  await retell(page, language);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, `${name}, ${language}, ${DESKTOP.width}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Acts go by English names; a page that is only opened is each in another language, so that a browser reads all of them. */
function languageOf(screen: Screen): Language {
  const turn = EVERY_SCREEN.indexOf(screen) % LANGUAGES.length;
  return screen.act ? 'en' : (LANGUAGES[turn] ?? 'en');
}

/** What the server writes in each language is of that language and has room. Returns its texts in the language that is open. */
async function expectServed(page: Page, screen: Screen, language: Language): Promise<ReadonlySet<string>> {
  await serveInAll(page, screen);
  const served = await lookAtServed(page);
  expectServedWords(served, screen.name);
  expectServedRoom(served, `${screen.name}, ${PHONE.width}`);
  for (const size of [SMALL_PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    expectServedRoom(await lookAtServed(page), `${screen.name}, ${size.width}`);
  }
  await page.setViewportSize(PHONE);
  return new Set(served.find((one) => one.language === language)?.texts);
}

/** Opens it once, and has it said in one language after the other. */
async function tell(page: Page, screen: Screen): Promise<void> {
  await show(page, screen, { locale: 'en' });
  const ofOthers = await tellOnPhones(page, screen.name, { speeches: SPEECHES, ofServer: NOTHING });
  await page.setViewportSize(DESKTOP);
  await tellOnDesktop(page, screen.name, ofOthers);
  await page.setViewportSize(PHONE);
}

interface Telling {
  speeches: readonly Speech[];
  /** What the server wrote, which stays as it was. */
  ofServer: ReadonlySet<string>;
}

/** As it is, in one language after the other. Returns what members, the server and Intl wrote. */
async function tellOnPhones(
  page: Page,
  name: string,
  { speeches, ofServer }: Telling,
): Promise<ReadonlySet<string>> {
  const ofOthers = new Set<string>();
  for (const said of await retellAll(page, speeches)) {
    const { speech } = said;
    const state = `${name}, ${speech}`;
    const texts = said.texts.filter((text) => !ofServer.has(text));
    if (speech === 'pseudo') for (const text of said.texts.filter(isPlain)) ofOthers.add(text);
    const foreign =
      speech === 'pseudo'
        ? texts.filter((text) => isPlain(text) && isInCode(text) && text !== TOWN_OF_AN_EXAMPLE)
        : texts.filter((text) => otherwiseOf(speech).has(text));
    expect.soft(foreign, state).toEqual([]);
    expectRoom(said, state, ofOthers);
  }
  await page.setViewportSize(SMALL_PHONE);
  for (const said of await retellAll(page, LONGEST_SPOKEN))
    expectRoom(said, `${name}, ${said.speech}, ${SMALL_PHONE.width}`, ofOthers);
  await page.setViewportSize(PHONE);
  await retell(page, 'de');
  await expectLargeTextToFit(page, `${name}, de`);
  return ofOthers;
}

async function tellOnDesktop(page: Page, name: string, ofOthers: ReadonlySet<string>): Promise<void> {
  for (const said of await retellAll(page, LONGEST))
    expectRoom(said, `${name}, ${said.speech}, on a desktop`, ofOthers);
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
