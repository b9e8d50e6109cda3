import { expect, type Page } from '@playwright/test';
import { LANGUAGES } from '../src/actors/languages';
import { SAID_OF_BROKEN } from '../src/actors/broken-page';
import { otherwiseOf, type Speech } from '../src/fixtures/catalogues';
import { isPlain, pseudoMessage } from '../src/fixtures/pseudo';
import { retellAll } from '../src/fixtures/retold';
import { isInCode } from '../src/fixtures/code';
import { expectRoom, lookAt } from '../src/fixtures/shown';
import { expectSpoken } from '../src/fixtures/spoken';
import { test } from '../src/fixtures/viewing-test';
import { show, type Screen } from '../src/screens';
import {
  BROKEN_SCREENS,
  COOKIES_CHANGED,
  GERMAN_ADDRESS,
  SAID_OF_LOST_SCRIPT,
  SCREENS_OF_SITES,
  SCRIPT_OF_ERRORS,
  TOLD_IN_GERMANY,
  TOLD_SCREENS,
} from '../src/told-screens';

const PHONE = { width: 375, height: 700 };
const DESKTOP = { width: 1280, height: 700 };

test.use({ trace: 'off', viewport: PHONE });

// Each opens some fifteen pages, on whatever machine.
test.describe.configure({ timeout: 300_000 });

/** A region, too, which has that name in every language. */
const TOWN_OF_AN_EXAMPLE = 'Bristol';

/** The one that nobody speaks is first: what stays as it was in it is no text of ours. */
const SPEECHES: readonly Speech[] = ['pseudo', ...LANGUAGES];

/** Those whose words are longest: what holds them on a desktop holds the others, too. */
const LONGEST: readonly Speech[] = ['pseudo', 'fi', 'pl'];

for (const viewer of [undefined, 'waiting', 'active', 'premium'] as const) {
  const screens = TOLD_SCREENS.filter(({ as }) => as === viewer);
  // Two halves of each, so that they go on side by side.
  for (const half of [0, 1]) {
    const some = screens.filter((_, index) => index % 2 === half);
    test(`what acts bring up is whole and its own in every language: ${viewer ?? 'visitor'}, ${half + 1}`, async ({
      page,
      faults,
      enterAs,
    }) => {
      if (viewer) await enterAs(viewer, page.context());
      for (const screen of some) {
        if (screen.refusal) faults.expect(screen.refusal.status, screen.refusal.path);
        await tell(page, screen);
      }
    });
  }
}

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

  test('what asks a visitor’s age is whole and its own in every language', async ({ page, enterAs }) => {
    for (const screen of TOLD_IN_GERMANY) {
      if (screen.as) await enterAs(screen.as, page.context());
      await tell(page, screen);
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

/** Opens it once, and has it said in one language after the other. */
async function tell(page: Page, screen: Screen): Promise<void> {
  await show(page, screen, { locale: 'en' });
  const ofOthers = new Set<string>();
  for (const said of await retellAll(page, SPEECHES)) {
    const { speech, texts } = said;
    const state = `${screen.name}, ${speech}`;
    if (speech === 'pseudo') for (const text of texts.filter(isPlain)) ofOthers.add(text);
    const foreign =
      speech === 'pseudo'
        ? texts.filter((text) => isPlain(text) && isInCode(text) && text !== TOWN_OF_AN_EXAMPLE)
        : texts.filter((text) => otherwiseOf(speech).has(text));
    expect.soft(foreign, state).toEqual([]);
    expectRoom(said, state, ofOthers);
  }
  await page.setViewportSize(DESKTOP);
  for (const said of await retellAll(page, LONGEST))
    expectRoom(said, `${screen.name}, ${said.speech}, on a desktop`, ofOthers);
  await page.setViewportSize(PHONE);
}
