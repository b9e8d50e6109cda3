import { createContext, useContext } from 'react';
import type { PageData } from './page-data';

export const PageContext = createContext<PageData | null>(null);

/**
 * The server's data for this page: locale, settings, the member if there is one, a form posted without
 * script.
 */
export function usePage(): PageData {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage outside of a page');
  return page;
}
