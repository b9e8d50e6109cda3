import { join } from 'node:path';
import { test } from '../fixtures/test';
import { DUTCH_ADDRESS, prepare, SCREENS, show } from '../screens';

const FOLDER = join(import.meta.dirname, '../../pictures');

for (const screen of SCREENS) {
  test.describe(() => {
    if (screen.isDutch) test.use({ address: DUTCH_ADDRESS });

    test(screen.name, async ({ page, faults }) => {
      if (screen.refusal) faults.expect(screen.refusal.status, screen.refusal.path);
      await prepare(page, screen);
      for (const locale of ['en', 'de']) {
        for (const width of [375, 1280]) {
          await page.setViewportSize({ width, height: width === 375 ? 812 : 900 });
          await show(page, screen, locale);
          for (const mode of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme: mode });
            await page.screenshot({
              path: join(FOLDER, `${screen.name}-${width}-${mode}-${locale}.png`),
              fullPage: true,
            });
          }
        }
      }
    });
  });
}
