import { createFileRoute } from '@tanstack/react-router';
import { SettingsRoute } from '../features/settings';
import { parseLinkSearch } from '../shell/links/link-search';

export const Route = createFileRoute('/settings')({
  staticData: { page: 'settings', messages: ['settings', 'errors'] },
  validateSearch: parseLinkSearch,
  component: SettingsRoute,
});
