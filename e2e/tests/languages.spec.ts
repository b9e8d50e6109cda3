import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { expect, type Page } from '@playwright/test';
import { matchPage, PAGE_LIST } from '@vela/contract/pages';
import { LANGUAGES } from '../src/actors/languages';
import { expectAccessible } from '../src/fixtures/axe';
import { clippedWords } from '../src/fixtures/room';
import { expectRoom, lookAt, type Shown } from '../src/fixtures/shown';
import { expectSpoken, foreignTexts } from '../src/fixtures/spoken';
import { test } from '../src/fixtures/viewing-test';
import { addressOf, SCREENS, show } from '../src/screens';
import { GERMAN_ADDRESS } from '../src/told-screens';

/** The width that pages are opened at, in pixels: that of most phones. */
const PHONE = 375;

/** The smallest phones and a desktop. */
const FURTHER_WIDTHS = [320, 1280] as const;

test.use({ trace: 'off', viewport: { width: PHONE, height: 700 } });

// Each goes through some thirty pages, on whatever machine.
test.describe.configure({ timeout: 300_000 });

/** The one that the demo has, which no React takes over. */
const LANDER = '/landers/gallery';

/** Those whose words are longest: what holds them holds the others. */
const LONGEST = ['fi', 'pl'] as const satisfies (typeof LANGUAGES)[number][];

const AS_OPENED = SCREENS.filter(({ act, isDutch }) => !act && !isDutch);
const FOR_VISITORS = AS_OPENED.filter(({ as }) => as === undefined);
const FOR_MEMBERS = AS_OPENED.filter(({ as }) => as === 'active' || as === 'premium');

test('every page that a visitor may open is gone through', () => {
  const walked = [LANDER, ...FOR_VISITORS.map(({ path }) => path)].map(
    (path) => matchPage(path.split('?')[0] ?? '')?.page.name,
  );
  const open = PAGE_LIST.filter(({ ready, access }) => ready && access !== 'member');
  expect(open.map(({ name }) => name).filter((name) => !walked.includes(name))).toEqual([]);
});

for (const language of LANGUAGES) {
  test(`what a visitor reads in ${language} is whole and its own`, async ({ page, faults }) => {
    for (const screen of FOR_VISITORS) {
      const state = `${screen.name}, ${language}`;
      if (screen.refusal) faults.expect(screen.refusal.status, screen.refusal.path);
      await show(page, screen, { locale: language });
      const english = { ...screen, path: await addressOf(screen, page.request) };
      await expectSpoken(page, { state, language, shown: await expectWhole(page, state), english });
    }
  });
}

for (const language of LONGEST) {
  for (const viewer of ['active', 'premium'] as const) {
    test(`what a member reads in ${language} is whole on the smallest phones: ${viewer}`, async ({
      page,
      faults,
      enterAs,
    }) => {
      await enterAs(viewer, page.context());
      for (const screen of FOR_MEMBERS.filter(({ as }) => as === viewer)) {
        if (screen.refusal) faults.expect(screen.refusal.status, screen.refusal.path);
        await show(page, screen, { locale: language });
        await expectWhole(page, `${screen.name}, ${language}`, [320]);
      }
    });
  }
}

test.describe('in Germany', () => {
  test.use({ address: GERMAN_ADDRESS });

  test('what a lander says, with its warning, is whole and its own in every language, and accessible', async ({
    page,
  }) => {
    for (const language of LANGUAGES) {
      const state = `lander, ${language}`;
      await page.context().addCookies([{ name: 'locale', value: language, domain: 'localhost', path: '/' }]);
      await page.goto(LANDER);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('[data-warned="yes"]')).toBeVisible();
      const shown = await expectWhole(page, state);
      await expectSpoken(page, { state, language, shown, english: { path: LANDER } });
      // Words change no role and no order: what is accessible in one language is so in the others.
      if (language === 'de') await expectAccessible(page, state);
    }
  });
});

test('a text that is missing, empty of its value or English is seen to be', () => {
  const english = new Set(['Try again', 'Premium', 'Liechtenstein']);
  const texts = [
    generateMessageId('Try again'),
    'Hoi {name}',
    'Try again',
    'Premium',
    'Liechtenstein',
    'Inloggen',
  ];
  expect(foreignTexts(texts, { language: 'nl', english })).toEqual([
    `missing: ${generateMessageId('Try again')}`,
    'not filled in: Hoi {name}',
    'English: Try again',
  ]);
});

test('a word that its box cuts off is seen to be cut', async ({ page }) => {
  await page.setContent(`<main>
    <p style="width: 5em; overflow: hidden; white-space: nowrap">Benachrichtigungseinstellungen</p>
    <div style="height: 1em; line-height: 1; overflow: hidden"><p style="margin: 0">Two<br>lines</p></div>
    <p style="width: 5em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">No name at all</p>
    <p translate="no" style="width: 5em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Maximiliane</p>
    <p style="width: 1px; height: 1px; overflow: hidden">Only heard</p>
    <p style="width: 5em; overflow: hidden">Four short words here</p>
  </main>`);
  expect(await clippedWords(page)).toEqual(['Benachrichtigungseinstellungen', 'lines', 'No name at all']);
});

/** As it was opened, which it gives, and in further widths. */
async function expectWhole(
  page: Page,
  state: string,
  widths: readonly number[] = FURTHER_WIDTHS,
): Promise<Shown> {
  const shown = await lookAt(page);
  expectRoom(shown, `${state}, ${PHONE}`);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    expectRoom(await lookAt(page), `${state}, ${width}`);
  }
  await page.setViewportSize({ width: PHONE, height: 700 });
  return shown;
}
