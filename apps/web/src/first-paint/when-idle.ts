/** How long a browser that doesn't say when it is idle is left alone. */
const LEFT_ALONE_MS = 1000;

/** A browser that always has something else to do comes to it then. */
const LATEST_MS = 5000;

/** Calls back when the browser is idle, or after a while; the returned function cancels that. */
export function whenIdle(then: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(then, { timeout: LATEST_MS });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(then, LEFT_ALONE_MS);
  return () => clearTimeout(timer);
}
