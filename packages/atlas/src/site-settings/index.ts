export { DEFAULT_SITE_SETTINGS, defaultSiteSettings } from './site-settings';
