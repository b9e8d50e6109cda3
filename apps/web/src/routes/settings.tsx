import { createFileRoute } from '@tanstack/react-router';
import { Settings } from '../app/settings';
import { loadSettings } from '../app/settings/load-settings';

export const Route = createFileRoute('/settings')({
  staticData: {
    page: 'settings',
    messages: ['settings', 'errors'],
    settings: ['logged_out_search', 'logged_out_search_trafficsource'],
  },
  loader: ({ context }) => loadSettings(context),
  component: Settings,
});
