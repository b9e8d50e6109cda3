import { createContext } from 'react';

/** The symbol that a site marks fictional profiles with, such as an emoji; `null` for the masks. */
export const FictionalIcon = createContext<string | null>(null);
