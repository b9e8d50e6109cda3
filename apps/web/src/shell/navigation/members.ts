import type { ComponentType } from 'react';
import { MemberBar } from './MemberBar';
import { MemberBottomBar } from './MemberBottomBar';

/** The navigation of members; a page loads it only for one. */
export interface MemberNavigation {
  TopBar: ComponentType;
  BottomBar: ComponentType;
}

export const members: MemberNavigation = { TopBar: MemberBar, BottomBar: MemberBottomBar };
