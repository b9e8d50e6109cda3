/** Decoders take much memory at once, so that more of them than these would only move the queue into it. */
const MOST_PROCESSES = 4;

/** What the largest pictures that are taken need while they are decoded: measured 655 MB, of 24 megapixels of AVIF in 10 bits. */
const PROCESS_BYTES = 700 * 1024 * 1024;

/** The share of the machine's memory that all of them together may use. */
const MEMORY_SHARE = 0.5;

/**
 * How many processes make pictures at once: one core is left to the server, and of the memory a half; there is always one.
 */
export function processesFor({ cores, memoryBytes }: { cores: number; memoryBytes: number }): number {
  const byCores = Math.max(2, cores - 1);
  const byMemory = Math.floor((MEMORY_SHARE * memoryBytes) / PROCESS_BYTES);
  return Math.max(1, Math.min(MOST_PROCESSES, byCores, byMemory));
}
