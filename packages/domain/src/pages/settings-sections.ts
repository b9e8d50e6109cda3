/** The parts of the settings that share one page of the table, by their segment of the address. */
const SETTINGS_SECTIONS = [
  'email',
  'password',
  'language',
  'appearance',
  'visibility',
  'messages',
  'contacts',
  'blocked',
  'reports',
  'devices',
  'export',
] as const;

export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

export function isSettingsSection(value: string): value is SettingsSection {
  return (SETTINGS_SECTIONS as readonly string[]).includes(value);
}
