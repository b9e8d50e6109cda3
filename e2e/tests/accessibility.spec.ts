import { expectAccessible, expectReadableColours } from '../src/fixtures/axe';
import { retell } from '../src/fixtures/retold';
import { expectNoSideways } from '../src/fixtures/room';
import { test } from '../src/fixtures/viewing-test';
import { DUTCH_ADDRESS, SCREENS, show, type Screen } from '../src/screens';
import type { Page } from '@playwright/test';

// What is wrong says where it is; a trace of each look would cost a tenth of the time.
test.use({ trace: 'off' });

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 375, height: 812 };
const NARROW = { width: 320, height: 640 };

for (const screen of SCREENS) {
  test.describe(() => {
    if (screen.isDutch) test.use({ address: DUTCH_ADDRESS });

    test(`${screen.name} is accessible and fits, in light and dark, wide and narrow, in two languages`, async ({
      page,
      faults,
      enterAs,
    }) => {
      if (screen.refusal) faults.expect(screen.refusal.status, screen.refusal.path);
      if (screen.as) await enterAs(screen.as, page.context());
      await page.setViewportSize(WIDE);
      await show(page, screen, { locale: 'en' });
      await expectAccessibleLooks(page, `en, ${WIDE.width}`);
      await expectToFit(page, 'en');
      await showInGerman(page, screen);
      await expectAccessibleLooks(page, `de, ${PHONE.width}`);
      await expectToFit(page, 'de');
      await expectLargeTextToFit(page, 'de');
    });
  });
}

/** What somebody brought about is said in German as it stands; a page that is only opened is served in it. */
async function showInGerman(page: Page, screen: Screen): Promise<void> {
  if (screen.act) {
    await retell(page, 'de');
    return;
  }
  // Chromium may choose the photo of a page that is loaded again by the width that the window had before.
  await page.goto('about:blank');
  await show(page, screen, { locale: 'de' });
}

async function expectAccessibleLooks(page: Page, state: string): Promise<void> {
  await expectAccessible(page, `${state}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadableColours(page, `${state}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Words make things long; it leaves the page as wide as a phone. */
async function expectToFit(page: Page, locale: string): Promise<void> {
  for (const size of [NARROW, PHONE]) {
    await page.setViewportSize(size);
    await expectNoSideways(page, `${locale}, ${size.width}`);
  }
}

/** Twice the size is what everyone must be able to read with (WCAG 1.4.4). */
async function expectLargeTextToFit(page: Page, locale: string): Promise<void> {
  await setTextSize(page, '200%');
  await expectNoSideways(page, `${locale}, ${PHONE.width}, text of twice the size`);
  await setTextSize(page, '');
}

async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}
