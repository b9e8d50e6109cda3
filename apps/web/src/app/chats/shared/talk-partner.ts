import { createContext } from 'react';

/** The id of the other member of the open conversation. */
export const TalkPartnerContext = createContext<string | null>(null);

/** Whether the member has written in the open conversation: before that, photos of the other are covered. */
export const HasAnsweredContext = createContext(true);
