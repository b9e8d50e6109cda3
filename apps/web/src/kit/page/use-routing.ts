import type { PageName } from '@vela/domain/pages';
import { useContext, useMemo } from 'react';
import { queryOf, type Query } from './query';
import { RoutingContext, type Go, type Routing } from './routing-context';

/** Path and query of this page, to come back to. */
export function useHere(): string {
  return useRouting().href;
}

/** Which page of the route table this is; `null` for a screen that stands in for one. */
export function usePageName(): PageName | null {
  return useRouting().page;
}

/** Returns what the route's loader returned; the type is that loader's. */
export function useLoaded<Loader extends (...input: never[]) => unknown>(): Awaited<ReturnType<Loader>> {
  return useRouting().loaded as Awaited<ReturnType<Loader>>;
}

/** Whether the app is on its way to another screen. */
export function useIsGoing(): boolean {
  return useRouting().isGoing;
}

/** The query of this page, as far as `parse` knows it. */
export function useAddressQuery<Result>(parse: (query: Query) => Result): Result {
  const { href } = useRouting();
  return useMemo(() => parse(queryOf(href)), [parse, href]);
}

/** Returns a function that goes to an address of this site. Another query of the same page leaves its content in place. */
export function useGo(): Go {
  return useRouting().go;
}

function useRouting(): Routing {
  const routing = useContext(RoutingContext);
  if (!routing) throw new Error('a page needs its routing');
  return routing;
}
