import { useRouter, useRouterState, type RegisteredRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { PageContext, usePage } from '../../page/page-context';
import type { PageData } from '../../page/page-data';
import { RoutingContext, type Go } from '../../page/routing-context';
import { useServerTime } from '../../formats/use-server-time';
import { settleSteps } from './after-step';
import { isAppStep, type AppMember } from './app-steps';
import { followLinks } from './follow-links';
import { loadAhead, loadPlacesAhead } from './load-ahead';
import { pageAt, screenAt } from './routes-at';

/**
 * The members' area as one application: a link to a page of it changes the screen, and everything around it stays, the event
 * stream and what was loaded included. Links stay plain links, which the browser follows until this runs.
 */
export function AppRouting({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { user, readyPages } = usePage();
  const paidUser = user?.paid_user === true;
  const member = useMemo(() => ({ paidUser, readyPages }), [paidUser, readyPages]);
  const routing = useAppRouting(router, member);
  return (
    <RoutingContext value={routing}>
      <PageContext value={usePageAt(routing.href)}>{children}</PageContext>
      <AppSteps member={member} go={routing.go} />
    </RoutingContext>
  );
}

/**
 * The page's data at an address of the app. What the server said of the first screen alone, such as a form that was sent to it
 * without script, goes with that screen.
 */
function usePageAt(href: string): PageData {
  const page = usePage();
  const router = useRouter();
  const serverTime = useServerTime();
  const screen = screenAt(router, href.split('?')[0] ?? '');
  const [steps, setSteps] = useState({ screen, now: null as string | null });
  if (steps.screen !== screen) setSteps({ screen, now: serverTime().toISOString() });
  const { now } = steps;
  return useMemo(() => {
    if (now === null) return page;
    const { form: _form, draft: _draft, canonical: _canonical, ownText: _ownText, ...rest } = page;
    return {
      ...rest,
      status: 200,
      href,
      url: new URL(href, page.url).href.split('?')[0] ?? page.url,
      now,
      documentNow: page.now,
    };
  }, [page, href, now]);
}

function useAppRouting(router: RegisteredRouter, member: AppMember) {
  // The address changes when a step begins; the screen that is shown until the next one is there keeps its own.
  const href = useRouterState({
    select: ({ location, resolvedLocation = location, matches }) => {
      const shown = matches.at(-1)?.pathname === location.pathname ? location : resolvedLocation;
      return shown.pathname + shown.searchStr;
    },
  });
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.page ?? null });
  const loaded = useRouterState({ select: ({ matches }) => matches.at(-1)?.loaderData as unknown });
  const isGoing = useRouterState({ select: ({ isLoading }) => isLoading });
  return useMemo(() => {
    const go: Go = (target, { replaces = false, keepsPlace = replaces } = {}) => {
      const { origin, pathname, search, hash } = new URL(target, location.href);
      const step = pathname + search;
      const isHere = pathname === location.pathname;
      const isStep =
        origin === location.origin && isAppStep({ page: pageAt(router, pathname), href: step }, member);
      // What a screen only stores in its address comes too late once another screen is loading.
      if (replaces && !isHere) return;
      if (!isStep && !(isHere && origin === location.origin)) return location.assign(target);
      void router.navigate({
        href: step + hash,
        replace: replaces,
        resetScroll: !keepsPlace,
      });
    };
    return { href, page, loaded, isGoing, go };
  }, [href, page, loaded, isGoing, router, member]);
}

/** What the browser does at a step of the app; the server renders none. */
function AppSteps({ member, go }: { member: AppMember; go: Go }) {
  const router = useRouter();
  const queryClient = router.options.context.data?.queryClient;
  const isStep = useEffectEvent((url: URL) =>
    isAppStep({ page: pageAt(router, url.pathname), href: url.pathname + url.search }, member),
  );
  const follow = useEffectEvent((url: URL) => {
    // It behaves like a load: the page begins at its top, with what is new.
    if (url.href === location.href) void queryClient?.invalidateQueries();
    go(url.href);
  });
  useEffect(() => {
    const stops = [
      followLinks({ isStep, follow, intend: (url) => void loadAhead(router, url) }),
      settleSteps(router),
      loadPlacesAhead(router),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router]);
  return null;
}
