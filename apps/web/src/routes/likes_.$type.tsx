import { createFileRoute } from '@tanstack/react-router';
import { LikesRoute } from '../app/likes';
import { loadLikes } from '../app/likes/load-likes';

export const Route = createFileRoute('/likes_/$type')({
  staticData: {
    page: 'likes-type',
    screen: 'likes',
    messages: ['likes', 'photos', 'options', 'welcome'],
  },
  loader: ({ context, params }) => loadLikes(context, params.type),
  component: LikesRoute,
});
