import { createRootRouteWithContext, Match, useChildMatches } from '@tanstack/react-router';
import type { RouterContext } from '../kit/session/router-context';
import { CatchErrors } from '../kit/frame/status/CatchErrors';
import { LastResort } from '../kit/frame/status/LastResort';
import { Frame } from '../kit/frame/Frame';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

/**
 * Not by `Outlet`, which puts a boundary around the screen: the screen would be hydrated after what stands around it, and what
 * happens in between, such as a message that comes, would be shown in it before it is.
 */
function Root() {
  const screen = useChildMatches({ select: ([child]) => child?.routeId });
  // The same screen for somebody else is the same to React, and another page.
  const page = useChildMatches({ select: ([child]) => child?.id });
  // The router's own boundary shows the error page; where that can't be had, what stands around it stays.
  return (
    <Frame>
      <CatchErrors key={screen} shown={page} instead={<LastResort />}>
        {screen !== undefined && <Match routeId={screen} />}
      </CatchErrors>
    </Frame>
  );
}
