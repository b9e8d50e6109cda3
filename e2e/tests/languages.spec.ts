import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { expect, type Page } from '@playwright/test';
import { LANGUAGES } from '../src/actors/languages';
import { expectAccessible } from '../src/fixtures/axe';
import { clippedWords } from '../src/fixtures/room';
import { expectRoom, lookAt, type Shown } from '../src/fixtures/page-texts';
import { expectLanguage, foreignTexts } from '../src/fixtures/expect-language';
import { test } from '../src/fixtures/viewing-test';
import { GERMAN_ADDRESS } from '../src/every-screen';

/** The width that pages are opened at, in pixels: that of most phones. */
const PHONE = 375;

/** The smallest phones and a desktop. */
const FURTHER_WIDTHS = [320, 1280] as const;

test.use({ trace: 'off', viewport: { width: PHONE, height: 700 } });

/** The one that the demo has, which no React takes over. */
const LANDER = '/landers/gallery';

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
      await expectLanguage(page, { state, language, shown, english: { path: LANDER } });
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
    <p style="width: 1px; height: 1px; overflow: hidden">Only for screen readers</p>
    <p style="width: 5em; overflow: hidden">Four short words here</p>
  </main>`);
  expect(await clippedWords(page)).toEqual(['Benachrichtigungseinstellungen', 'lines', 'No name at all']);
});

/** Checks the page as it was opened and in further widths; returns what it showed at first. */
async function expectWhole(page: Page, state: string): Promise<Shown> {
  const shown = await lookAt(page);
  expectRoom(shown, `${state}, ${PHONE}`);
  for (const width of FURTHER_WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    expectRoom(await lookAt(page), `${state}, ${width}`);
  }
  await page.setViewportSize({ width: PHONE, height: 700 });
  return shown;
}
