import { createRootRouteWithContext, Match, useChildMatches } from '@tanstack/react-router';
import type { RouterContext } from '../router';
import { Frame } from '../shell/root';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

/**
 * Not by `Outlet`, which puts a boundary around the screen: the screen would be hydrated after what stands around it, and what
 * happens in between, such as a message that comes, would be shown in it before it is.
 */
function Root() {
  const screen = useChildMatches({ select: ([child]) => child?.routeId });
  return <Frame>{screen !== undefined && <Match routeId={screen} />}</Frame>;
}
