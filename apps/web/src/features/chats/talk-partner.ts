import { createContext } from 'react';

/** The id of the member whom the open conversation is with. */
export const TalkPartnerContext = createContext<string | null>(null);
