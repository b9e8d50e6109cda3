import { createContext } from 'react';

/** The sign-up over another page, as its steps know it. */
export interface OverPage {
  /** The member that the visitor signs up to meet, by name. */
  memberName: string | null;
  /** Tells whether a sign-up is in progress, which no slip closes. */
  onStanding: (inProgress: boolean) => void;
  /** The mail to the address is on its way. Returns whether that is shown here: no longer once it was closed. */
  onMailSent: () => boolean;
}

/** `null` on the page of the sign-up itself. */
export const OverPageContext = createContext<OverPage | null>(null);
