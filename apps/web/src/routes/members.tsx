import { createFileRoute } from '@tanstack/react-router';
import { loadLookAround } from '../features/look-around/load-look-around';
import { SearchRoute } from '../features/search';
import { loadSearch } from '../features/search/load-search';

export const Route = createFileRoute('/members')({
  staticData: {
    page: 'members',
    messages: [
      'search',
      'look-around',
      'searches',
      'limit-reached',
      'options',
      'profile-text',
      'photos',
      'welcome',
    ],
    settings: ['countries', 'region_data', 'search_fields'],
  },
  loader: ({ context, location }) =>
    context.data ? loadSearch(context, location.href) : loadLookAround(context, location.href),
  component: SearchRoute,
});
