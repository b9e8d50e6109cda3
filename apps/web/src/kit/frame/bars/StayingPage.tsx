import { useLingui } from '@lingui/react/macro';
import { isPlainClick } from '@vela/ui/plain-click';
import { useShowToast } from '@vela/ui/Toast';
import { use, useEffect, useEffectEvent } from 'react';
import { StreamOpenContext } from '../../live/events/connected';
import { usePage } from '../../page/page-context';
import { restoreFormAfterLogIn } from '../../../first-paint/restore-after-log-in';

/** Prevents the loss of a member's page to the browser's own page without a connection, and to a log-in. */
export function StayingPage() {
  useStayOffline();
  const memberId = usePage().user?.id ?? null;
  useEffect(() => {
    // While effects run, React answers an event with what stood there before.
    if (memberId !== null) queueMicrotask(() => restoreFormAfterLogIn(memberId));
  }, [memberId]);
  return null;
}

/**
 * Shows why the page stays where a link would lead to the browser's error page without a connection. A server with an open
 * stream is reachable, whatever the browser reports of the network: it may run on the same machine.
 */
function useStayOffline(): void {
  const { t } = useLingui();
  const showToast = useShowToast();
  const isStreamOpen = use(StreamOpenContext);
  const stay = useEffectEvent((event: MouseEvent) => {
    if (navigator.onLine || isStreamOpen.current || event.defaultPrevented || !leavesPage(event)) return;
    event.preventDefault();
    showToast({
      tone: 'info',
      title: t`No connection`,
      detail: t`This page stays as it is. Try again as soon as you are back online.`,
    });
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => stay(event);
    // It runs after the page's own answers to a press, some of which need no load, and before the app follows
    // the link: a later listener would come after it.
    addEventListener('click', listen);
    return () => removeEventListener('click', listen);
  }, []);
}

function leavesPage(event: MouseEvent): boolean {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return false;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target === '_blank' || link.origin !== location.origin) return false;
  // A link to this page reloads it, unless it leads to a place on it.
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return !isHere || link.hash === '';
}
