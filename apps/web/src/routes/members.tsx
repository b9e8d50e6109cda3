import { createFileRoute } from '@tanstack/react-router';
import { loadLookAround } from '../site/look-around/load-look-around';
import { SearchRoute } from '../app/search';
import { loadSearch } from '../app/search/load-search';

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
