import { createFileRoute } from '@tanstack/react-router';
import { ChatsRoute } from '../app/chats';
import { loadChats } from '../app/chats/load-chats';

export const Route = createFileRoute('/members_/$id_/chat')({
  staticData: {
    page: 'members-id-chat',
    screen: 'chats',
    messages: ['chats', 'photos', 'gifts', 'safety', 'errors', 'welcome'],
    settings: ['photo_credits', 'gift_credits', 'message_length'],
  },
  loader: ({ context, params }) => loadChats(context, { profile_id: params.id }),
  component: ChatsRoute,
});
