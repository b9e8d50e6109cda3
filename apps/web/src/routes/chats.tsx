import { createFileRoute } from '@tanstack/react-router';
import { ChatsRoute } from '../app/chats';
import { loadChats } from '../app/chats/load-chats';

export const Route = createFileRoute('/chats')({
  staticData: {
    page: 'chats',
    screen: 'chats',
    messages: ['chats', 'photos', 'gifts', 'safety', 'errors', 'welcome'],
    settings: ['photo_credits', 'gift_credits', 'message_length'],
  },
  loader: ({ context }) => loadChats(context),
  component: ChatsRoute,
});
