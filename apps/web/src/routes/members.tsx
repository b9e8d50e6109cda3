import { createFileRoute } from '@tanstack/react-router';
import { SearchRoute } from '../features/search';
import { loadSearch } from '../features/search/load-search';

export const Route = createFileRoute('/members')({
  staticData: {
    page: 'members',
    messages: ['search', 'options', 'profile-text', 'photos', 'welcome'],
    settings: ['countries', 'region_data', 'search_fields', 'fictional_warning'],
  },
  loader: ({ context, location }) => loadSearch(context, location.href),
  component: SearchRoute,
});
