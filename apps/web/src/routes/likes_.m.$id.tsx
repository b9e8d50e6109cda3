import { createFileRoute } from '@tanstack/react-router';
import { MatchRoute } from '../app/likes';
import { loadMatch } from '../app/likes/load-match';

export const Route = createFileRoute('/likes_/m/$id')({
  staticData: {
    page: 'likes-m-id',
    messages: ['likes', 'photos', 'options', 'welcome'],
  },
  loader: ({ context, params }) => loadMatch(context, params.id),
  component: MatchRoute,
});
