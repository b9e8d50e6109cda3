const FIRST_TOUCHES = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/** A page in a background tab paints nothing; it then starts this long after it was read. */
const PAINTLESS_MS = 2000;

/** Settles when the first view is painted, and at once when the person touches the page before. */
export function afterLargestPaint(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const start = () => {
      listening.abort();
      resolve();
    };
    for (const touch of FIRST_TOUCHES)
      addEventListener(touch, start, { signal: listening.signal, capture: true, passive: true });
    whenPainted(() => setTimeout(start));
    setTimeout(start, PAINTLESS_MS);
  });
}

// Text is the largest paint of every page and is there with the first one; pictures come later and smaller.
function whenPainted(then: () => void): void {
  if (performance.getEntriesByName('first-contentful-paint').length > 0) return then();
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    then();
  });
  observer.observe({ type: 'paint', buffered: true });
}
