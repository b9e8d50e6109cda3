import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { BrokenScreen, CatchErrors } from './shell/broken';
import type { PageStart } from './shell/page';
import { usePage } from './shell/page';
import { Frame } from './shell/root';
import { RoutingContext, type Go, type Routing } from './shell/routing';

export interface PageAppProps {
  start: PageStart;
  screen: ComponentType;
}

/**
 * A page that needs no router in the browser, as a visitor's do: leaving it loads the next one, only the
 * query of its own address changes while it stays.
 */
export function PageApp({ start, screen: Screen }: PageAppProps) {
  return (
    <RoutingContext value={usePageRouting(start)}>
      <Frame>
        <CatchErrors instead={<BrokenScreen />}>
          <Screen />
        </CatchErrors>
      </Frame>
    </RoutingContext>
  );
}

function usePageRouting({ name, loaded }: PageStart): Routing {
  const [href, setHref] = useState(usePage().href);
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('popstate', () => setHref(location.pathname + location.search), {
      signal: listening.signal,
    });
    return () => listening.abort();
  }, []);
  return useMemo(() => {
    const go: Go = (target, { replaces = false } = {}) => {
      const { origin, pathname, search } = new URL(target, location.href);
      if (origin !== location.origin || pathname !== location.pathname) return location.assign(target);
      history[replaces ? 'replaceState' : 'pushState'](null, '', target);
      setHref(pathname + search);
    };
    return { page: name, href, loaded, isGoing: false, go };
  }, [name, href, loaded]);
}
