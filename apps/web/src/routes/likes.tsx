import { createFileRoute } from '@tanstack/react-router';
import { LikesRoute } from '../app/likes';
import { loadLikes } from '../app/likes/load-likes';

export const Route = createFileRoute('/likes')({
  staticData: {
    page: 'likes',
    screen: 'likes',
    messages: ['likes', 'photos', 'options', 'welcome'],
  },
  loader: ({ context }) => loadLikes(context),
  component: LikesRoute,
});
