import type { ScreenOverride } from '@vela/contract/page';
import type { ComponentType } from 'react';
import { usePage } from '../../page/page-context';
import { ErrorScreen } from './ErrorScreen';
import { LinkExpiredScreen } from './LinkExpiredScreen';
import { NotFoundScreen } from './NotFoundScreen';

const SCREENS = {
  not_found: NotFoundScreen,
  link_expired: LinkExpiredScreen,
  error: ErrorScreen,
} as const satisfies Record<ScreenOverride, ComponentType>;

/** The screen that the server shows in place of the route's own. */
export function StatusScreen() {
  const Named = SCREENS[usePage().screen ?? 'not_found'];
  return <Named />;
}
