import { createContext } from 'react';

/** The id of the other member of the open conversation. */
export const TalkPartnerContext = createContext<string | null>(null);
