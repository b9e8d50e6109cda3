import {
  expectAccessible,
  expectAccessibleWords,
  expectNoSideways,
  expectReadableColours,
} from '../src/fixtures/axe';
import { test } from '../src/fixtures/test';
import { DUTCH_ADDRESS, prepare, SCREENS, show, type Screen } from '../src/screens';
import type { Page } from '@playwright/test';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 375, height: 812 };
const NARROW = { width: 320, height: 640 };

for (const screen of SCREENS) {
  test.describe(() => {
    if (screen.isDutch) test.use({ address: DUTCH_ADDRESS });

    test(`${screen.name} is accessible and fits, in light and dark, wide and narrow, in three languages`, async ({
      page,
      faults,
    }) => {
      if (screen.refusal) faults.expect(screen.refusal.status, screen.refusal.path);
      await prepare(page, screen);
      await checkLooks(page, screen);
      await checkTranslations(page, screen);
    });
  });
}

/** Colours and widths don't ask for the language: English stands for all. */
async function checkLooks(page: Page, screen: Screen): Promise<void> {
  await page.setViewportSize(WIDE);
  await show(page, screen, 'en');
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page, `en, light, ${size.width}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadableColours(page, `en, dark, ${size.width}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Words make things long, and give them their names. */
async function checkTranslations(page: Page, screen: Screen): Promise<void> {
  for (const locale of ['en', 'nl', 'de']) {
    if (locale !== 'en') {
      await show(page, screen, locale);
      await expectAccessibleWords(page, `${locale}, ${PHONE.width}`);
    }
    await expectNoSideways(page, `${locale}, ${PHONE.width}`);
    await page.setViewportSize(NARROW);
    await expectNoSideways(page, `${locale}, ${NARROW.width}`);
    await page.setViewportSize(PHONE);
  }
}
