/**
 * Bytes of a message that are read: a report begins with what counts, and ends with the mail that it quotes, as long as that is.
 */
export const MAX_REPORT_BYTES = 128 * 1024;

/** The parser takes a moment and a kilobyte or two for each line, however short: this, and not the bytes, bounds what it costs. */
export const MOST_LINES = 4000;

/** Lines of headers that a server adds may be long; those of what a report says are not. */
export const MAX_LINE_BYTES = 32 * 1024;

/** Each part begins with such a line. A report has about four of them, and the mail that it quotes a few more. */
export const MOST_DASHED_LINES = 100;

const NEWLINE = 0x0a;
const DASH = 0x2d;

/**
 * The beginning of a message, as far as it is read; null for one that has more lines or parts, or a longer line, than a report has.
 * Anybody can write such a message, so that this looks at each byte once and keeps nothing.
 */
export function boundedReport(message: Uint8Array): Uint8Array | null {
  const bytes = message.subarray(0, MAX_REPORT_BYTES);
  let lines = 0;
  let dashedLines = 0;
  for (let start = 0; start < bytes.length;) {
    const newline = bytes.indexOf(NEWLINE, start);
    // A line ends here where it ends for the parser: not at a single CR.
    const end = newline === -1 ? bytes.length : newline;
    lines += 1;
    if (bytes[start] === DASH && bytes[start + 1] === DASH) dashedLines += 1;
    if (lines > MOST_LINES || dashedLines > MOST_DASHED_LINES || end - start > MAX_LINE_BYTES) return null;
    start = end + 1;
  }
  return bytes;
}
