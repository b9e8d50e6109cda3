import { createFileRoute } from '@tanstack/react-router';
import { MatchFinderRoute } from '../app/match-finder';

export const Route = createFileRoute('/match-finder')({
  staticData: {
    page: 'match-finder',
    messages: ['match-finder', 'searches', 'photos', 'profile-text', 'options', 'limit-reached'],
    settings: ['countries', 'region_data', 'search_fields', 'visible_profile_fields'],
  },
  loader: async ({ context, location }) => {
    const { loadMatchFinder } = await import('../app/match-finder/load-match-finder');
    return loadMatchFinder(context, location.href);
  },
  component: MatchFinderRoute,
});
