const MEGABYTE = 1024 * 1024;

/** What holds while a flood lasts. */
export const ABUSE_BOUNDS = {
  /** Of the server's own process; those that make pictures come beside it. */
  serverBytes: 600 * MEGABYTE,
  /** Of the answers of `/healthz`, beside the flood. */
  healthP99Ms: 300,
} as const;
