import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { FALLBACK_LOCALE, LOCALES } from '@vela/domain/locale';

// No fallback locale here: a text that is missing from a catalogue fails the check.
export default defineConfig({
  sourceLocale: FALLBACK_LOCALE,
  locales: [...LOCALES],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'], exclude: ['**/*.test.ts'] },
  ],
});
