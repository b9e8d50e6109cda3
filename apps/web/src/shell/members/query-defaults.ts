import type { DefaultOptions, Query } from '@tanstack/react-query';
import { isNotThere } from './is-not-there';

/** Without a connection everything is tried, too, and fails in words: what only waits for one looks as if it hung. */
export const SERVER_DEFAULTS = {
  queries: { networkMode: 'always', refetchOnReconnect: true },
  mutations: { networkMode: 'always' },
} as const satisfies DefaultOptions;

const mayBeThere = (query: Query): boolean => !isNotThere(query);

/**
 * What isn't there is asked for once. While the server renders it is still on its way, as the browser begins with it: it
 * isn't told of what failed.
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
