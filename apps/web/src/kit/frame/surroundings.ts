import { createContext, type ReactNode } from 'react';
import type { LoadSignupModal } from '../join/signup-modal';
import type { MemberNavigation } from './bars/members';

/** What a page is shown with that is no data of its own. */
export interface Surroundings {
  /** A member's page has them: a visitor's page doesn't load them. */
  members?: MemberNavigation | undefined;
  /** A visitor's page has it: the sign-up over the page, loaded when it is asked for. */
  loadSignup?: LoadSignupModal | undefined;
  /** Types once more what was typed before the page reacted, for those who follow it. */
  typeAgain?: () => void;
  /** What only the server writes: styles and preloads; scripts. The browser leaves it alone when it hydrates. */
  head?: ReactNode;
  scripts?: ReactNode;
}

export const SurroundingsContext = createContext<Surroundings>({});
