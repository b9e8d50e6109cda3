import type { ComponentType, ReactNode } from 'react';
import { MemberAround } from './MemberAround';
import { MemberAsks } from './MemberAsks';
import { MemberBar } from './MemberBar';
import { MemberBottomBar } from './MemberBottomBar';
import { MemberWarnings } from './MemberWarnings';

/** What stands around a member's screens; a page loads it only for one. */
export interface MemberNavigation {
  TopBar: ComponentType;
  BottomBar: ComponentType;
  /** What stands above a screen, where the page has something to tell. */
  Warnings: ComponentType;
  /** What stands below a screen, where the page has something to ask. */
  Asks: ComponentType;
  /** What the screens inside rely on: their messages, what waits, matches. */
  Around: ComponentType<{ children: ReactNode }>;
}

export const members: MemberNavigation = {
  TopBar: MemberBar,
  BottomBar: MemberBottomBar,
  Warnings: MemberWarnings,
  Asks: MemberAsks,
  Around: MemberAround,
};
