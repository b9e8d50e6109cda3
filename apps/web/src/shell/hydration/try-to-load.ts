/** What failed while it was only tried, as the build's own event tells of it, too. */
const spared = new WeakSet<object>();

/**
 * Loads what the page does without: what may be wanted soon, what helps while somebody types, what asks or adorns. `null`
 * where it can't be had; the page stays, while one that waits for a file is loaded anew.
 *
 * @param load asks for one file: of two that are lost together, only one is told of.
 */
export async function tryToLoad<Loaded>(load: () => Promise<Loaded>): Promise<Loaded | null> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Object) spared.add(error);
    return null;
  }
}

/** Whether that is what was only tried, and failed. */
export function isExempt(error: unknown): boolean {
  return error instanceof Object && spared.has(error);
}
