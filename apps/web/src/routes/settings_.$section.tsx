import { createFileRoute } from '@tanstack/react-router';
import { SettingsSectionRoute } from '../app/settings';
import { loadSection } from '../app/settings/load-settings';

export const Route = createFileRoute('/settings_/$section')({
  staticData: {
    page: 'settings-section',
    screen: 'settings',
    // The reasons of reports are among the texts of safety.
    messages: ['settings', 'account', 'safety', 'errors'],
    settings: ['logged_out_search', 'logged_out_search_trafficsource'],
  },
  loader: ({ context, params }) => loadSection(context, params.section),
  component: SettingsSectionRoute,
});
