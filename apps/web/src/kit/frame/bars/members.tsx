import { use, type ComponentType, type ReactNode } from 'react';
import { MemberProviders } from './MemberProviders';
import { MemberBar } from './MemberBar';
import { MemberBottomBar } from './MemberBottomBar';
import { MemberDataContext } from '../../session/member-data-context';
import { PushAsk } from '../alerts/PushAsk';
import { MemberAlerts } from '../alerts/MemberAlerts';
import { WelcomeBanner } from '../welcome/WelcomeBanner';

/** What stands around a member's screens; a page loads it only for one. */
export interface MemberNavigation {
  TopBar: ComponentType;
  BottomBar: ComponentType;
  /** The alert above a screen, where the page has one. */
  Banners: ComponentType;
  /** What stands below a screen, where the page has something to ask. */
  Prompts: ComponentType;
  /** What the screens inside rely on: their messages, what waits, matches. */
  Providers: ComponentType<{ children: ReactNode }>;
}

export const members: MemberNavigation = {
  TopBar: MemberBar,
  BottomBar: MemberBottomBar,
  Banners: MemberBanners,
  Prompts: MemberPrompts,
  Providers: MemberProviders,
};

/** What a member is asked at the foot of a page. */
function MemberPrompts() {
  // A screen that stands in for a page, such as one that wasn't found, asks nothing.
  return use(MemberDataContext) === null ? null : <PushAsk of="page" />;
}

/**
 * What a member has to know, and the offer that runs, above the screen (product.md §2, Alerts and banners). Nothing comes before
 * confirming the address, without which nobody gets a message.
 */
export function MemberBanners() {
  return (
    <>
      <MemberAlerts />
      <WelcomeBanner />
    </>
  );
}
