import type { DefaultOptions, Query } from '@tanstack/react-query';
import { isNotThere } from './is-not-there';

/**
 * Without a connection everything is tried, too, and fails with a message: a request that only waits for one
 * looks as if it hung.
 */
export const SERVER_DEFAULTS = {
  queries: { networkMode: 'always', refetchOnReconnect: true },
  mutations: { networkMode: 'always' },
} as const satisfies DefaultOptions;

const mayBeThere = (query: Query): boolean => !isNotThere(query);

/**
 * A missing member or list is requested only once. While the server renders, the data is pending, which is
 * how the browser starts, too; the browser isn't informed of a failure.
 */
export const BROWSER_DEFAULTS = {
  ...SERVER_DEFAULTS,
  queries: {
    ...SERVER_DEFAULTS.queries,
    retryOnMount: mayBeThere,
    refetchOnReconnect: mayBeThere,
    refetchOnWindowFocus: mayBeThere,
  },
} as const satisfies DefaultOptions;
