import type { PageName } from '@vela/domain/pages';
import { createContext } from 'react';

/** Where the person is. Whoever runs the page provides it: the router for members, the page itself for visitors. */
export interface Routing {
  /** Its name in the route table; `null` for a screen that stands in for a route. */
  page: PageName | null;
  /** Path and query. */
  href: string;
  /** What the route's loader brought. */
  loaded: unknown;
  /** Goes there; to another query of the same path without leaving the page. */
  go: Go;
}

/** `replaces` leaves no step back to where one was: for what an address only keeps, as a choice made on the page. */
export type Go = (href: string, options?: { replaces?: boolean }) => void;

export const RoutingContext = createContext<Routing | null>(null);
