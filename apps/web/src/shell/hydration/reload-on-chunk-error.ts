import { reloadStalePage } from './reload-stale-page';
import { isExempt } from './try-to-load';

/** Loads the page anew where a file is lost that somebody waits for; what was only tried is nothing to them. */
export function reloadOnChunkError(renew = reloadStalePage): void {
  // Every import that fails says so here, those of routes and of this page's own scripts alike.
  addEventListener('vite:preloadError', ({ payload }) => {
    // By its first words the router would know it, too, and load the page once more, uncounted.
    payload.message = `Lost: ${payload.message}`;
    // Whoever asked for the file is told of the same error, and only after this.
    setTimeout(() => {
      if (!isExempt(payload)) renew();
    });
  });
}
