/** A format takes a hundred times as long to make as to use, and some 35 kB to keep. */
const made = new Map<string, unknown>();
/**
 * Time zones come from outside, too. A caller that names very many clears the cache for everyone and does no
 * more harm.
 */
const MOST_KEPT = 200;

type FormatOf<Options, Made> = new (tag: string, options: Options) => Made;

/** A format of the platform's for a language's tag, the one that was made before where there is one. */
export function cachedFormat<Options, Made>(
  Format: FormatOf<Options, Made>,
  tag: string,
  options: Options,
): Made {
  const key = JSON.stringify([Format.name, tag, options]);
  // Stryker disable next-line all: a cached format and a new one write the same.
  if (made.has(key)) return made.get(key) as Made;
  const format = new Format(tag, options);
  // Stryker disable next-line all: a cached format and a new one write the same.
  if (made.size >= MOST_KEPT) made.clear();
  // Stryker disable next-line all: a cached format and a new one write the same.
  made.set(key, format);
  return format;
}
