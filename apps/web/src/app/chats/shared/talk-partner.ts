import { createContext } from 'react';

/** The id of the other member of the open conversation. */
export const TalkPartnerContext = createContext<string | null>(null);

/** Whether the member has written in the open conversation: before that, photos of the other are covered. */
export const HasAnsweredContext = createContext(true);

/** The id of the log of messages, which takes the focus from what goes with its press. */
export const MESSAGES_LOG = 'messages-so-far';

/** Gives the log the focus, where nothing else is left that had it. */
export function focusLog(): void {
  document.getElementById(MESSAGES_LOG)?.focus({ preventScroll: true });
}
