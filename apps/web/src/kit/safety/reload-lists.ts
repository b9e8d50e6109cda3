import type { QueryClient } from '@tanstack/react-query';

/** Loads everything that lists members again, because blocking and unblocking change all of it. */
export async function reloadLists(queryClient: QueryClient): Promise<void> {
  const lists = ['search', 'swipe', 'likes', 'chats', 'blocks'];
  await Promise.all(lists.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}
