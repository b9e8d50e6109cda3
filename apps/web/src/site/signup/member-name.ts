import { createContext } from 'react';

/** The member that the visitor signs up to meet, by name, where that one may be seen. */
export const MemberNameContext = createContext<string | undefined>(undefined);
