import type { News } from '@vela/domain/badges';
import { createContext, useContext } from 'react';
import { usePage } from './page-context';

const NO_NEWS: News = { unreadMessages: 0, newLikes: 0 };

/** What is known since the page was made; `null` where nothing asks. */
export const NewsContext = createContext<News | null>(null);

/** What waits for the member; nothing for a visitor. */
export function useNews(): News {
  const { news = NO_NEWS } = usePage();
  return useContext(NewsContext) ?? news;
}
