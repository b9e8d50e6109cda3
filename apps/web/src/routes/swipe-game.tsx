import { createFileRoute } from '@tanstack/react-router';
import { SwipeGameRoute } from '../app/swipe-game';
import { loadSwipeGame } from '../app/swipe-game/load-swipe-game';

export const Route = createFileRoute('/swipe-game')({
  staticData: {
    page: 'swipe-game',
    messages: ['swipe-game', 'searches', 'photos', 'profile-text', 'limit-reached'],
    settings: ['countries', 'region_data', 'search_fields'],
  },
  loader: ({ context, location }) => loadSwipeGame(context, location.href),
  component: SwipeGameRoute,
});
