import { createFileRoute } from '@tanstack/react-router';
import { SettingsRoute } from '../app/settings';

export const Route = createFileRoute('/settings')({
  staticData: {
    page: 'settings',
    messages: ['settings', 'account', 'errors'],
    settings: ['logged_out_search', 'logged_out_search_trafficsource'],
  },
  component: SettingsRoute,
});
