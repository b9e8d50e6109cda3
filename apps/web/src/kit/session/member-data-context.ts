import type { Api } from '@vela/api-client/create-api';
import { createContext, useContext } from 'react';
import type { MemberData } from './member-data';

export const MemberDataContext = createContext<MemberData | null>(null);

/** The API client of a member's page, for queries and mutations. */
export function useApi(): Api {
  const data = useContext(MemberDataContext);
  if (!data) throw new Error('only a member’s page has the API at hand');
  return data.api;
}
