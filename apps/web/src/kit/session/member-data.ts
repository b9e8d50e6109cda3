import { QueryClient } from '@tanstack/react-query';
import { createApi, type Api } from '@vela/api-client/create-api';
import { userQueryOptions } from '@vela/api-client/queries/user';
import { storeSignedOut } from '../storage/signed-out';
import { hasLoggedOut, watchLogOuts } from '../storage/log-outs';
import { isLeaving, onPageLeave } from '../page/on-page-leave';
import { showAppBadge } from './show-app-badge';
import type { PageData } from '../page/page-data';
import type { ServerCalls } from '../page/route-input';
import { saveFormOverLogIn } from '../../first-paint/restore-after-log-in';
import { withNext } from '../page/with-next';
import { BROWSER_DEFAULTS, SERVER_DEFAULTS } from './query-defaults';

/** What members' screens read and write the API with. */
export interface MemberData {
  api: Api;
  queryClient: QueryClient;
}

/** Creates a client and a cache for one member's page; the cache starts with the page's member. */
export function createMemberData(page: PageData, server?: ServerCalls): MemberData {
  const api = server
    ? createApi({ baseUrl: new URL(page.url).origin, fetch: server.fetchApi, retries: 0 })
    : createApi({ onSignedOut });
  if (!server) {
    ownerId = page.user?.id ?? null;
    onPageLeave((at) => (leftAt = at));
    watchLogOuts();
  }
  const queryClient = new QueryClient({ defaultOptions: server ? SERVER_DEFAULTS : BROWSER_DEFAULTS });
  queryClient.setQueryData(userQueryOptions(api).queryKey, { user: page.user });
  return { api, queryClient };
}

/** The member of the page. Set only in the browser, which has one page. */
let ownerId: string | null = null;

/** The page deletes the account at the moment. */
let isDeleting = false;

/**
 * Sends the deletion of the account and returns its answer. The end of the session, which may be announced before that answer,
 * leads nowhere meanwhile; an answer that the session had ended before leads to the log-in as ever.
 */
export async function whileDeleting<Answer extends { ok: boolean }>(
  send: () => Promise<Answer>,
  { wasSignedOut }: { wasSignedOut: (answer: Answer) => boolean },
): Promise<Answer> {
  isDeleting = true;
  const answer = await send().catch((error: unknown) => {
    isDeleting = false;
    throw error;
  });
  if (answer.ok) return answer;
  isDeleting = false;
  if (wasSignedOut(answer)) onSignedOut();
  return answer;
}

/** The time when it began to be left, if it is. */
let leftAt: number | null = null;

/**
 * Leads to the log-in once the session has expired, and back here, where what was written is restored, unless somebody
 * logged out: the next person at this browser may be another. A page that is being left goes on to its target: a log-out
 * leads home.
 */
export function onSignedOut(): void {
  showAppBadge(0, navigator);
  if (isLeaving(leftAt)) return;
  // A new password ends all sessions, this page's too, before its answer arrives; that answer has its own message.
  if (location.pathname === '/reset-password/do') return;
  // So does the deletion of the account.
  if (isDeleting) return;
  if (ownerId !== null) storeSignedOut();
  if (ownerId !== null && !hasLoggedOut()) saveFormOverLogIn(ownerId);
  const here = location.pathname + location.search;
  location.assign(withNext('/login', here));
}
