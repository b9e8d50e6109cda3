import { isPlainClick } from '@vela/ui/plain-click';
import { useEffect, useEffectEvent } from 'react';
import { useGo } from '../../../kit/page/use-routing';

interface WaysOut {
  onLogIn: () => void;
  onBeginAgain: () => void;
}

const WAYS_OUT = 'dialog a:is([href^="/signup"], [href^="/login"])';

/** Follows the links that lead out of a sign-up in the dialog: to the log-in, and to another sign-up once one is done. */
export function useWaysOut({ onLogIn, onBeginAgain }: WaysOut): void {
  const go = useGo();
  const follow = useEffectEvent((event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>(WAYS_OUT);
    if (!link) return;
    event.preventDefault();
    if (link.pathname === '/signup') return onBeginAgain();
    // It isn't there for who comes back, and has no place in the history.
    onLogIn();
    go(link.pathname + link.search, { replaces: true });
  });
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('click', (event) => follow(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
