import { createFileRoute } from '@tanstack/react-router';
import { LikesRoute } from '../features/likes';
import { loadLikes } from '../features/likes/load-likes';

export const Route = createFileRoute('/likes')({
  staticData: {
    page: 'likes',
    screen: 'likes',
    messages: ['likes', 'photos', 'options', 'welcome'],
  },
  loader: ({ context }) => loadLikes(context),
  component: LikesRoute,
});
