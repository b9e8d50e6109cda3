import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { RouterContext } from '../router';
import { Frame } from '../shell/root';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
