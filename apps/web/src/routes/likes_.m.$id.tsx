import { createFileRoute } from '@tanstack/react-router';
import { MatchRoute } from '../features/likes';
import { loadMatch } from '../features/likes/load-match';

export const Route = createFileRoute('/likes_/m/$id')({
  staticData: {
    page: 'likes-m-id',
    messages: ['likes', 'photos', 'options', 'welcome'],
  },
  loader: ({ context, params }) => loadMatch(context, params.id),
  component: MatchRoute,
});
