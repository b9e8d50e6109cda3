import { reloadStalePage } from './reload-stale-page';
import { isExempt } from './try-to-load';

/** Reloads the page when a file that the page waits for fails to load, but not for a file that was only tried. */
export function reloadOnChunkError(renew = reloadStalePage): void {
  // Every import that fails says so here, those of routes and of this page's own scripts alike.
  addEventListener('vite:preloadError', ({ payload }) => {
    // The router would recognise the error by its first words, too, and reload the page once more, uncounted.
    payload.message = `Lost: ${payload.message}`;
    // The importer gets the same error, and only after this.
    setTimeout(() => {
      if (!isExempt(payload)) renew();
    });
  });
}
