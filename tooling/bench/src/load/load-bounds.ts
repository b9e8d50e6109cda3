/** What the server may cost beside a direct client that reads and writes the same, in processor time. */
export const COST_BOUNDS = { search: 2, inbox: 2, send: 1.5 } as const;
export type Workload = keyof typeof COST_BOUNDS;

/** The time from the request that sends a message until its receiver's stream has it. */
export const DELIVERY_P99_MS = 50;

/** The time of a search with ten times the members. */
export const GROWTH_BOUND = 1.2;
