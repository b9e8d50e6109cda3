import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '../router';
import { Root } from '../shell/root';

export const rootOptions = { component: Root } as const;

export const Route = createRootRouteWithContext<RouterContext>()(rootOptions);
