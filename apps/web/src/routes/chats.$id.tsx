import { createFileRoute } from '@tanstack/react-router';
import { loadChats } from '../app/chats/load-chats';

// The screen is that of the route above.
export const Route = createFileRoute('/chats/$id')({
  staticData: { page: 'chats-id' },
  loader: ({ context, params }) => loadChats(context, { id: params.id }),
});
