let underway = 0;

/**
 * Loads what may be wanted soon. What can't be had is nothing to the person at the page: it is asked for again when it is
 * wanted, and the page isn't loaded anew for it while they type.
 */
export async function loadAhead(load: () => Promise<unknown>): Promise<void> {
  underway += 1;
  try {
    await load();
  } catch {
    // Told of once it is wanted.
  } finally {
    underway -= 1;
  }
}

/** Whether something is loaded that nobody waits for yet. */
export function isLoadingAhead(): boolean {
  return underway > 0;
}
