import { expect, type Page } from '@playwright/test';
import { clippedWords, expectNoSideways, expectNothingClipped } from '../src/fixtures/axe';
import { test } from '../src/fixtures/viewing-test';
import { SCREENS, show } from '../src/screens';

test.use({ trace: 'off', viewport: { width: 375, height: 700 } });

/** English and German are gone through with the look at every screen. */
const LANGUAGES = ['nl', 'it', 'fr', 'es', 'pl', 'da', 'fi', 'nb', 'sv'] as const;

/** Those whose words are longest: what holds them holds the others. */
const LONGEST = ['fi', 'pl'] as const satisfies (typeof LANGUAGES)[number][];

const AS_OPENED = SCREENS.filter(({ act, isDutch }) => !act && !isDutch);
const FOR_VISITORS = AS_OPENED.filter(({ as }) => as === undefined);
const FOR_MEMBERS = AS_OPENED.filter(({ as }) => as === 'active' || as === 'premium');

for (const language of LANGUAGES) {
  test(`what a visitor reads in ${language} is whole on the smallest phones`, async ({ page, faults }) => {
    for (const screen of FOR_VISITORS) {
      if (screen.refusal) faults.expect(screen.refusal.status, screen.refusal.path);
      await show(page, screen, { locale: language });
      await expectWhole(page, `${screen.name}, ${language}`);
    }
    await expect(page.locator('html')).toHaveAttribute('lang', language);
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
        await expectWhole(page, `${screen.name}, ${language}`);
      }
    });
  }
}

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

async function expectWhole(page: Page, state: string): Promise<void> {
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 700 });
    await expectNoSideways(page, `${state}, ${width}`);
    await expectNothingClipped(page, `${state}, ${width}`);
  }
}
