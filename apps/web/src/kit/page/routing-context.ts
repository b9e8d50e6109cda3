import type { PageName } from '@vela/domain/pages';
import { createContext } from 'react';

/**
 * The current address. The part that runs the page provides it: the router for members, the page itself for
 * visitors.
 */
export interface Routing {
  /** Its name in the route table; `null` for a screen that stands in for a route. */
  page: PageName | null;
  /** Path and query. */
  href: string;
  /** What the route's loader returned. */
  loaded: unknown;
  /** Whether another screen is on its way. */
  isGoing: boolean;
  /** Goes there: without a load to another query of this page and, in the members' app, to another page of it. */
  go: Go;
}

export interface GoOptions {
  /**
   * Replaces the entry of the history and leaves the scroll position: for what an address only stores, as a choice made on
   * the page.
   */
  replaces?: boolean;
  /** The page stays as far down as it is, for what comes under what one has read; otherwise it begins at its top. */
  keepsPlace?: boolean;
}

export type Go = (href: string, options?: GoOptions) => void;

export const RoutingContext = createContext<Routing | null>(null);
