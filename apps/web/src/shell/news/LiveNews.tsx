import { useQuery } from '@tanstack/react-query';
import { chatsQueryOptions } from '@vela/api-client/queries/chats';
import { likesQueryOptions } from '@vela/api-client/queries/likes';
import { totalNews } from '@vela/domain/badges';
import { refreshIntervalMs } from '@vela/domain/refresh';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useApi } from '../members';
import { usePush } from '../push/push-context';
import { NewsContext, useNews } from './news-context';
import { showAppBadge } from './show-app-badge';

/**
 * Counts for badges, title and the app's icon what the cache knows: unread messages and new likes. Both are asked for at once,
 * since the page may come from the browser's cache; until the answer is there, what the page brought stands, and nothing moves.
 */
export function LiveNews({ children }: { children: ReactNode }) {
  const api = useApi();
  const [push] = usePush();
  const refetchInterval = refreshIntervalMs(push, { loggedIn: true }) ?? false;
  const { data: chats } = useQuery({ ...chatsQueryOptions(api), refetchInterval });
  const { data: likes } = useQuery({ ...likesQueryOptions(api), refetchInterval });
  const known = useNews();
  const unreadMessages = chats?.num_unread_messages ?? known.unreadMessages;
  const newLikes = likes?.new_likes ?? known.newLikes;
  const news = useMemo(() => ({ unreadMessages, newLikes }), [unreadMessages, newLikes]);
  const isKnown = chats !== undefined && likes !== undefined;
  useEffect(() => {
    if (isKnown) showAppBadge(totalNews(news), navigator);
  }, [isKnown, news]);
  return <NewsContext value={news}>{children}</NewsContext>;
}
