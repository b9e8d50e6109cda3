export { SettingsRoute } from './SettingsRoute';
