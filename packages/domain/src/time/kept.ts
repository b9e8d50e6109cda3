/** A format takes a hundred times as long to make as to use, and some 35 kB to keep. */
const made = new Map<string, unknown>();
/** Zones come from outside, too: more than people use at a time aren't kept. */
const MOST_KEPT = 200;

/** What was made for the same key before, else what is made now: a format of the platform's. Source: our own choice. */
export function kept<Made>(key: readonly unknown[], make: () => Made): Made {
  const name = JSON.stringify(key);
  // Stryker disable next-line all: kept or made anew, it writes the same.
  if (made.has(name)) return made.get(name) as Made;
  const fresh = make();
  // Stryker disable next-line all: kept or made anew, it writes the same.
  if (made.size >= MOST_KEPT) made.clear();
  // Stryker disable next-line all: kept or made anew, it writes the same.
  made.set(name, fresh);
  return fresh;
}
