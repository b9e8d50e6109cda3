const MEGABYTE = 1024 * 1024;

/** What holds while a flood lasts. */
export const ABUSE_BOUNDS = {
  /** The most memory of the server's own process; those that make pictures count separately. */
  serverBytes: 600 * MEGABYTE,
  /** The bound for the answers of `/healthz` during a flood. */
  healthP99Ms: 300,
} as const;
