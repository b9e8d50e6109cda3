import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import type { RouterContext } from './router';
import { rootOptions } from './routes/__root';
import { StatusScreen } from './shell/status';

const root = createRootRouteWithContext<RouterContext>()(rootOptions);

/** What a page is made of when the server shows a screen of its own in place of the route's. */
export const statusTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/', component: StatusScreen }),
  createRoute({ getParentRoute: () => root, path: '$', component: StatusScreen }),
]);
