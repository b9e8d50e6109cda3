export { DEFAULT_SITE_SETTINGS } from './site-settings';
