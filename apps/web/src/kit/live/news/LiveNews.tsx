import { useQuery } from '@tanstack/react-query';
import { chatsQueryOptions } from '@vela/api-client/queries/chats';
import { likesQueryOptions } from '@vela/api-client/queries/likes';
import { totalNews } from '@vela/domain/badges';
import { useEffect, useMemo, type ReactNode } from 'react';
import { hasLoggedOut } from '../../storage/log-outs';
import { useApi } from '../../session/member-data-context';
import { useRefresh } from '../refresh/use-refresh';
import { NewsContext, useNews } from '../../page/news-context';
import { showAppBadge } from '../../session/show-app-badge';

/**
 * Counts for badges, title and the app's icon what the cache holds: unread messages and new likes. Until they are loaded,
 * the counts of the page are shown.
 */
export function LiveNews({ children }: { children: ReactNode }) {
  const api = useApi();
  const refresh = useRefresh({ loggedIn: true });
  const { data: chats } = useQuery({ ...chatsQueryOptions(api), ...refresh });
  const { data: likes } = useQuery({ ...likesQueryOptions(api), ...refresh });
  const known = useNews();
  const unreadMessages = chats?.num_unread_messages ?? known.unreadMessages;
  const newLikes = likes?.new_likes ?? known.newLikes;
  const news = useMemo(() => ({ unreadMessages, newLikes }), [unreadMessages, newLikes]);
  // Who has logged out has none, whatever comes before the page is left.
  useEffect(() => showAppBadge(hasLoggedOut() ? 0 : totalNews(news), navigator), [news]);
  return <NewsContext value={news}>{children}</NewsContext>;
}
