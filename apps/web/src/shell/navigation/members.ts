import { ToastProvider } from '@vela/ui/Toast';
import type { ComponentType, ReactNode } from 'react';
import { MemberBar } from './MemberBar';
import { MemberBottomBar } from './MemberBottomBar';

/** What stands around a member's screens; a page loads it only for one. */
export interface MemberNavigation {
  TopBar: ComponentType;
  BottomBar: ComponentType;
  /** Shows what the screens inside tell by `useShowToast`. */
  Toasts: ComponentType<{ children: ReactNode }>;
}

export const members: MemberNavigation = {
  TopBar: MemberBar,
  BottomBar: MemberBottomBar,
  Toasts: ToastProvider,
};
