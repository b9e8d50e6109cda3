import type { ComponentType, ReactNode } from 'react';
import { MemberProviders } from './MemberProviders';
import { MemberPrompts } from './MemberPrompts';
import { MemberBar } from './MemberBar';
import { MemberBottomBar } from './MemberBottomBar';
import { MemberBanners } from './MemberBanners';

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
