/** Errors of files that were only tried; the build's own event has the same error objects. */
const spared = new WeakSet<object>();

/**
 * Loads what the page works without: what may be needed soon, what helps while somebody types, what asks or
 * adorns. `null` where it can't be loaded; the page stays, while a page that waits for a file is reloaded.
 *
 * @param load asks for one file: of two that fail together, only one is reported.
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
