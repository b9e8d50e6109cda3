import { createContext, type ReactNode } from 'react';
import type { MemberNavigation } from './bars/members';

/** What a page is shown with that is no data of its own. */
export interface Surroundings {
  /** A member's page has them: a visitor's page doesn't load them. */
  members?: MemberNavigation | undefined;
  /** Types once more what was typed before the page reacted, for those who follow it. */
  typeAgain?: () => void;
  /** What only the server writes: styles and preloads; scripts. The browser leaves it alone when it hydrates. */
  head?: ReactNode;
  scripts?: ReactNode;
}

export const SurroundingsContext = createContext<Surroundings>({});
