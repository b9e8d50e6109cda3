import type { News } from '@vela/domain/badges';
import { createContext, useContext } from 'react';

export const NewsContext = createContext<News>({ unreadMessages: 0, newLikes: 0 });

/** What waits for the member; nothing for a visitor. */
export function useNews(): News {
  return useContext(NewsContext);
}
