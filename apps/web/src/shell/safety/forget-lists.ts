import type { QueryClient } from '@tanstack/react-query';

/** Everything that lists members is asked for anew: who is blocked, or no longer, changes all of it. */
export async function forgetLists(queryClient: QueryClient): Promise<void> {
  const lists = ['search', 'likes', 'chats', 'blocks'];
  await Promise.all(lists.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}
