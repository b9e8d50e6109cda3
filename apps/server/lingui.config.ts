import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { COMPLETE_LOCALES, FALLBACK_LOCALE } from '@vela/domain/locale';

// No fallback locale here: a text that is missing from a complete catalogue fails the check.
export default defineConfig({
  sourceLocale: FALLBACK_LOCALE,
  locales: [...COMPLETE_LOCALES],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'], exclude: ['**/*.test.ts'] },
  ],
});
