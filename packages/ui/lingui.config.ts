import { defineConfig } from '@lingui/conf';

// It is only for the macros: the catalogues with this package's texts belong to the applications.
export default defineConfig({ sourceLocale: 'en', locales: ['en'], catalogs: [] });
