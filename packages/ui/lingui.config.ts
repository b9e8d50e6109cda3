import { defineConfig } from '@lingui/conf';

// For the macros alone: the catalogues with this package's texts belong to the applications.
export default defineConfig({ sourceLocale: 'en', locales: ['en'], catalogs: [] });
