import { useLoaded } from '../../kit/page/use-routing';
import { Chats } from './Chats';
import type { loadChats } from './load-chats';

/** The list stays while conversations beside it change: the routes below name the conversation, and render nothing themselves. */
export function ChatsRoute() {
  const { conversation } = useLoaded<typeof loadChats>();
  return <Chats conversation={conversation} />;
}
