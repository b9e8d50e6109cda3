import { FALLBACK_LOCALE, LOCALES } from '@vela/domain/locale';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const ui = '<rootDir>/../../packages/ui/src';

// No fallback locale: a text that is missing in a language fails the build.
export default defineConfig({
  sourceLocale: FALLBACK_LOCALE,
  locales: [...LOCALES],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      // The texts of the components that landers are made of.
      include: [
        '<rootDir>/src',
        ...['Field', 'Footer', 'LanguageList', 'layout', 'TopBar'].map((part) => `${ui}/${part}`),
      ],
      exclude: ['**/*.test.*', '**/*.stories.*', '**/__screenshots__/**'],
    },
  ],
});
