import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { BrokenScreen } from './kit/frame/status/BrokenScreen';
import { CatchErrors } from './kit/frame/status/CatchErrors';
import type { PageStart } from './kit/page/page-data';
import { usePage } from './kit/page/page-context';
import { Frame } from './kit/frame/Frame';
import { RoutingContext, type Go, type Routing } from './kit/page/routing-context';

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
      if (origin !== location.origin || pathname !== location.pathname)
        return location[replaces ? 'replace' : 'assign'](target);
      history[replaces ? 'replaceState' : 'pushState'](null, '', target);
      setHref(pathname + search);
    };
    return { page: name, href, loaded, isGoing: false, go };
  }, [name, href, loaded]);
}
