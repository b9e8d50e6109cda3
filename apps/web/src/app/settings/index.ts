export { Settings } from './Settings';
export { SettingsSectionRoute } from './SettingsSection';
